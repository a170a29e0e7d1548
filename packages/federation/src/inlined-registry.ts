import type { RegisteredRemote, Registry, Release } from './registry';

/**
 * What the page inlines of the registry: of each release its description and the hashes of the files that the page
 * itself adds as scripts. All other files are fetched by those, which hold their hashes. The shell is the page itself.
 */
export function inlinedRegistry({ remotes, delegations, signed }: Registry): Registry {
  const inlined = Object.entries(remotes).map(([name, { active, lastGood, comparedWith }]) => [
    name,
    { active: inlinedRelease(active), lastGood: lastGood && inlinedRelease(lastGood), comparedWith },
  ]);
  return { remotes: Object.fromEntries(inlined), delegations, signed };
}

/** The versions of a remote, or of the shell, that pages may load. */
export function releasesOf<R>({ active, lastGood }: { active: R; lastGood?: R | undefined }): R[] {
  return lastGood ? [active, lastGood] : [active];
}

/** As {@link releasesOf}, with the canary that some pages load. */
export function allReleasesOf({ canary, ...remote }: RegisteredRemote): Release[] {
  return [...releasesOf(remote), ...(canary ? [canary.release] : [])];
}

/**
 * What a page gets of a release. Its hash is signed, so that what this leaves out is a part of the format: pages and
 * those who sign must agree on it. Applied twice it changes nothing more.
 */
export function inlinedRelease({ pages: _pages, prerender: _prerender, files, ...release }: Release): Release {
  const added = [release.entry, ...release.preload];
  return { ...release, files: Object.fromEntries(added.map((file) => [file, files[file] as string])) };
}
