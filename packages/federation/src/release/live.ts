import type { Registry } from '../registry';
import { refuseProblems } from './gate';
import { readDescribed } from './published';
import type { Described } from './release-facts';

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
 * Compares candidates with each other, with everything that is live, and with the canaries of other remotes, which some
 * pages have in its place.
 *
 * @throws ReleaseError with everything that speaks against it.
 */
export async function refuseConflicts(
  releasesDir: string,
  candidates: readonly Described[],
  registry: Registry,
): Promise<void> {
  const names = candidates.map(({ release }) => release.name);
  const canaries = Object.entries(registry.remotes)
    .filter(([name]) => !names.includes(name))
    .flatMap(([, { canary }]) => canary?.release ?? []);
  const described = await Promise.all(canaries.map((release) => readDescribed(releasesDir, release)));
  refuseProblems(candidates, [...(await readLive(releasesDir, registry, names)), ...described]);
}
