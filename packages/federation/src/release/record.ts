import { hasServedWell } from '../canary/served-well';
import type { RegistryKeys } from '../signing/sign-registry';
import { countsOf, latestService } from './fallbacks';
import type { HistoryEntry } from './history';
import type { VersionName } from './published';
import { type Author, changeRegistry } from './registry-file';

/** What pages have reported of a version. */
type Served = Required<Pick<HistoryEntry, 'name' | 'version' | 'by' | 'pages' | 'faults'>>;

/**
 * Records what a version has served, as its pages report it: it decides whether others may fall back to it, from now on.
 * Only what changes that is written.
 */
export async function recordService(releasesDir: string, keys: RegistryKeys, { by, ...served }: Served): Promise<void> {
  await changeRegistry(releasesDir, { keys, by }, async (registry, { history }) => {
    const own = history.filter(({ name }) => name === served.name);
    const known = latestService(own, served.version);
    if (known && hasServedWell(countsOf(known)) === hasServedWell(countsOf(served))) return undefined;
    return { registry, done: [{ ...served, action: 'serve' }] };
  });
}

/** Records that candidates were refused: no start makes them live by itself. */
export async function recordRefusal(
  releasesDir: string,
  versions: readonly VersionName[],
  author: Author,
): Promise<void> {
  await changeRegistry(releasesDir, author, async (registry) => ({
    registry,
    done: versions.map(({ name, version }) => ({ name, version, action: 'refuse' })),
  }));
}
