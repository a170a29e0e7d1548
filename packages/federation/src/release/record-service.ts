import { hasServedWell } from '../canary/served-well';
import { type HistoryEntry, writeHistory } from './history';
import { countsOf, latestService } from './proof';
import { sequenceOf, withRegistryLock } from './registry-file';

/**
 * Keeps what a version has served, as its pages report it: it decides whether others may fall back to it. Only what
 * changes that is written.
 */
export async function recordService(
  releasesDir: string,
  {
    now = new Date(),
    ...served
  }: Required<Pick<HistoryEntry, 'name' | 'version' | 'by' | 'pages' | 'faults'>> & { now?: Date },
): Promise<void> {
  await withRegistryLock(releasesDir, async (registry, history) => {
    const own = history.filter(({ name }) => name === served.name);
    const known = latestService(own, served.version);
    if (known && hasServedWell(countsOf(known)) === hasServedWell(countsOf(served))) return;
    const entry = { ...served, action: 'serve' as const, at: now.toISOString(), sequence: sequenceOf(registry) };
    await writeHistory(releasesDir, [...history, entry]);
  });
}
