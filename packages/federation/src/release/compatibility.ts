import { satisfies } from 'semver';
import { teamOf } from '../delegations';
import { isBelow } from '../paths';
import { platformRefusal } from '../platform-version';
import type { Registry, Release, ShellRelease } from '../registry';
import type { ReleaseTrust } from '../signing';
import {
  type AnyRelease,
  type Described,
  isShell,
  NO_FACTS,
  ReleaseError,
  type ReleaseFacts,
  readVerified,
  type VersionName,
} from './published';

/** What the pages of shells set that do not say so. */
const FIRST_CSS_VARIABLES = `action action-hover action-soft backdrop blossom blossom-deep blossom-pale brand brand-glow
  brand-soft brand-wash control danger danger-hover danger-soft edge focus frame glow highlight info info-soft ink
  ink-soft leaf leaf-deep leaf-pale leaf-vein line mega night on-action on-brand on-danger paper practice shadow stem
  sunken surface warn-text weekly`
  .split(/\s+/)
  .map((name) => `--${name}`);

/** What speaks against a remote in a shell. */
function problemsAtShell(
  remote: Release,
  needed: ReleaseFacts,
  shell: ShellRelease,
  { shared, cssVariables = FIRST_CSS_VARIABLES }: ReleaseFacts,
): string[] {
  const refusal = platformRefusal(remote, shell.provides.platform);
  const unmet = Object.entries(needed.shared).filter(
    ([module, range]) => !satisfies(shared[module] ?? '', range, { includePrerelease: true }),
  );
  const unset = needed.cssVariables?.filter((name) => !cssVariables.includes(name)) ?? [];
  return [
    ...(refusal ? [`${refusal}.`] : []),
    ...unmet.map(
      ([module, range]) =>
        `${nameOf(remote)} needs ${module} ${range}; ${nameOf(shell)} provides ${shared[module] ?? 'none'}.`,
    ),
    ...(unset.length > 0
      ? [`${nameOf(remote)} reads CSS variables that ${nameOf(shell)} does not set: ${unset.join(', ')}.`]
      : []),
  ];
}

/** What speaks against two remotes beside each other. */
function problemsOfRemotes(release: Release, other: Release): string[] {
  const onPaths = release.paths.flatMap(({ path }) =>
    other.paths
      .filter((each) => isBelow(path, each.path) || isBelow(each.path, path))
      .map((each) =>
        each.path === path
          ? `${release.name} and ${other.name} both claim ${path}.`
          : `${release.name} claims ${path}, and ${other.name} claims ${each.path}: one lies below the other.`,
      ),
  );
  const claimed = new Set(claimsInNavigation(other));
  const inBoth = claimsInNavigation(release).filter((claim) => claimed.has(claim));
  return [...onPaths, ...inBoth.map((claim) => `${release.name} and ${other.name} both claim ${claim}.`)];
}

/** What speaks against versions being live together. */
function problemsBetween(candidates: readonly Described[], live: readonly Described[]): string[] {
  return candidates.flatMap((candidate, index) => [
    ...claimedTwice(candidate),
    ...[...candidates.slice(index + 1), ...live].flatMap((other) => problemsOfPair(candidate, other)),
  ]);
}

function problemsOfPair(one: Described, other: Described): string[] {
  if (isShell(one.release)) {
    return isShell(other.release) ? [] : problemsAtShell(other.release, other.facts, one.release, one.facts);
  }
  return isShell(other.release) ? problemsOfPair(other, one) : problemsOfRemotes(one.release, other.release);
}

function claimedTwice({ release }: Described): string[] {
  if (isShell(release)) return [];
  const claims = claimsInNavigation(release);
  const twice = claims.filter((claim, index) => claims.indexOf(claim) !== index);
  return twice.map((claim) => `${release.name} claims ${claim} twice.`);
}

function nameOf({ name, version }: VersionName): string {
  return `${name} ${version}`;
}

/** Each purpose has one path in all remotes, and no two entries of a menu have the same label or the same order. */
function claimsInNavigation({ paths, menu }: Pick<Release, 'paths' | 'menu'>): string[] {
  return [
    ...paths.flatMap(({ purpose }) => (purpose ? [`the purpose ${purpose}`] : [])),
    ...menu.flatMap(({ audience, label, order }) => [
      `the label “${label}” in the menu of ${audience}`,
      `order ${order} in the menu of ${audience}`,
    ]),
  ];
}

/** Everything that all visitors get, but for what these names stand for. */
export async function readLive(
  releasesDir: string,
  registry: Registry,
  without: readonly string[],
  trust: ReleaseTrust,
): Promise<Described[]> {
  const all = [registry.shell, ...Object.values(registry.remotes)].flatMap((each) => each?.active ?? []);
  const others = all.filter(({ name }) => !without.includes(name));
  return Promise.all(others.map((release) => readLiveRelease(releasesDir, release, trust)));
}

/** A version of a team that does not count any more stands in no other's way, but for its paths and its menu. */
async function readLiveRelease(releasesDir: string, release: AnyRelease, trust: ReleaseTrust): Promise<Described> {
  return readVerified(releasesDir, release, trust).catch((error: unknown) => {
    if (!(error instanceof ReleaseError) || !teamOf(trust.delegations, release.name)) throw error;
    return { release, facts: NO_FACTS };
  });
}

/**
 * What speaks against candidates being live together, with everything that is live, and with the canaries of other
 * remotes, which some pages have in its place.
 */
export async function findConflicts(
  releasesDir: string,
  candidates: readonly Described[],
  registry: Registry,
  trust: ReleaseTrust,
): Promise<string[]> {
  const names = candidates.map(({ release }) => release.name);
  const canaries = Object.entries(registry.remotes)
    .filter(([name]) => !names.includes(name))
    .flatMap(([, { canary }]) => canary?.release ?? []);
  const described = await Promise.all(canaries.map((release) => readLiveRelease(releasesDir, release, trust)));
  return problemsBetween(candidates, [...(await readLive(releasesDir, registry, names, trust)), ...described]);
}

/** @throws ReleaseError with everything that {@link findConflicts}. */
export async function refuseConflicts(...parameters: Parameters<typeof findConflicts>): Promise<void> {
  const conflicts = await findConflicts(...parameters);
  if (conflicts.length > 0) throw new ReleaseError(conflicts.join('\n'));
}
