import type { Surface } from './surface';

export interface PlatformReport {
  version: string;
  surface: Surface;
}

interface RequiredVersion {
  version: string;
  /** Why, in a sentence without its full stop. */
  reason: string;
}

/**
 * The version that a surface must have at least, after the one that was released last: an export that is removed or
 * whose type is another one breaks remotes and takes a new major version, a new export takes a new minor version.
 */
function requiredVersion(released: PlatformReport, surface: Surface): RequiredVersion | undefined {
  const [major = 0, minor = 0] = numbersOf(released.version);
  const broken = [...released.surface].filter(([name, type]) => surface.get(name) !== type).map(([name]) => name);
  if (broken.length > 0) {
    return { version: `${major + 1}.0`, reason: `${broken.join(', ')}: removed or changed since ${released.version}` };
  }
  const added = [...surface.keys()].filter((name) => !released.surface.has(name));
  if (added.length === 0) return undefined;
  return { version: `${major}.${minor + 1}`, reason: `${added.join(', ')}: added since ${released.version}` };
}

/** Why a package cannot follow the one that was released, in a sentence; undefined when it can. */
export function versionProblem(
  released: PlatformReport,
  { version, surface }: PlatformReport,
  name = '@wattle/platform',
): string | undefined {
  const required = requiredVersion(released, surface);
  if (!required || isAtLeast(version, required.version)) return undefined;
  return `${required.reason}. ${name} ${version} must become ${required.version}.`;
}

function isAtLeast(version: string, required: string): boolean {
  const [[major = 0, minor = 0], [requiredMajor = 0, requiredMinor = 0]] = [numbersOf(version), numbersOf(required)];
  return major > requiredMajor || (major === requiredMajor && minor >= requiredMinor);
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}
