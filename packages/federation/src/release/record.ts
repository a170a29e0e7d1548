import { hasServedWell } from '../canary/served-well';
import type { RegistryKeys } from '../signing/sign-registry';
import { countsOf, latestService } from './fallbacks';
import type { HistoryEntry } from './history';
import type { VersionName } from './published';
import { changeRegistry } from './registry-file';

/**
 * Records what a version has served, as its pages report it: it decides whether others may fall back to it, from now on.
 * Only what changes that is written.
 */
export async function recordService(
  releasesDir: string,
  keys: RegistryKeys,
  {
    now = new Date(),
    ...served
  }: Required<Pick<HistoryEntry, 'name' | 'version' | 'by' | 'pages' | 'faults'>> & { now?: Date },
): Promise<void> {
  await changeRegistry(releasesDir, keys, async (registry, history) => {
    const own = history.filter(({ name }) => name === served.name);
    const known = latestService(own, served.version);
    if (known && hasServedWell(countsOf(known)) === hasServedWell(countsOf(served))) return undefined;
    return { registry, done: [{ ...served, action: 'serve', at: now.toISOString() }] };
  });
}

/** Records that candidates were refused: no start makes them live by itself. */
export async function recordRefusal(
  releasesDir: string,
  versions: readonly VersionName[],
  { keys, by, now = new Date() }: { keys: RegistryKeys; by: string; now?: Date },
): Promise<void> {
  const at = now.toISOString();
  await changeRegistry(releasesDir, keys, async (registry) => ({
    registry,
    done: versions.map((version) => ({ ...version, at, by, action: 'refuse' })),
  }));
}
