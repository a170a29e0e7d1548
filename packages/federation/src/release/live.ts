import type { Registry } from '../registry';
import { problemsBetween } from './compatibility';
import { type Described, ReleaseError, readDescribed } from './published';

/** Everything that all visitors get, but for what these names stand for. */
export async function readLive(
  releasesDir: string,
  registry: Registry,
  without: readonly string[],
): Promise<Described[]> {
  const all = [registry.shell, ...Object.values(registry.remotes)].flatMap((each) => each?.active ?? []);
  const others = all.filter(({ name }) => !without.includes(name));
  return Promise.all(others.map((release) => readDescribed(releasesDir, release)));
}

/**
 * What speaks against candidates being live together, with everything that is live, and with the canaries of other
 * remotes, which some pages have in its place.
 */
export async function findConflicts(
  releasesDir: string,
  candidates: readonly Described[],
  registry: Registry,
): Promise<string[]> {
  const names = candidates.map(({ release }) => release.name);
  const canaries = Object.entries(registry.remotes)
    .filter(([name]) => !names.includes(name))
    .flatMap(([, { canary }]) => canary?.release ?? []);
  const described = await Promise.all(canaries.map((release) => readDescribed(releasesDir, release)));
  return problemsBetween(candidates, [...(await readLive(releasesDir, registry, names)), ...described]);
}

/** @throws ReleaseError with everything that {@link findConflicts}. */
export async function refuseConflicts(...parameters: Parameters<typeof findConflicts>): Promise<void> {
  const conflicts = await findConflicts(...parameters);
  if (conflicts.length > 0) throw new ReleaseError(conflicts.join('\n'));
}
