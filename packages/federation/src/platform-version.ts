import type { Release } from './registry';

/**
 * Why a page that provides this version of @wattle/platform cannot run a release, in a sentence; undefined when it can.
 * The majors must be equal, and the page's minor at least the one that the release was built with.
 */
export function platformRefusal(
  { name, version, requires }: Pick<Release, 'name' | 'version' | 'requires'>,
  provided: string,
): string | undefined {
  const [major, minor] = requires.platform.split('.');
  const [providedMajor, providedMinor] = provided.split('.');
  if (major === providedMajor && Number(minor) <= Number(providedMinor)) return undefined;
  return `${name} ${version} needs platform ${requires.platform}; this shell provides ${provided}`;
}
