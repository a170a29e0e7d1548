import { readFile } from 'node:fs/promises';
import { type Registry, registrySchema } from '../registry';
import { withFallbacks } from './fallbacks';
import { registryPath } from './folders';
import { type HistoryEntry, type NewEntry, readHistory, writeHistory } from './history';
import { withLock } from './lock';
import { ReleaseError } from './release-error';
import { replaceFile } from './replace-file';

/** A changed registry, and who did what. */
export interface Change {
  registry: Registry;
  done: NewEntry[];
}

/** The registry as it is now; an empty one before the first release. */
export async function readRegistry(releasesDir: string): Promise<Registry> {
  try {
    return registrySchema.parse(JSON.parse(await readFile(registryPath(releasesDir), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

/**
 * Changes the registry, decides anew what pages fall back to, and keeps in the history who did what. Changes at the same
 * time are made one after the other, and a reader never sees half of one.
 *
 * @param change - Returns undefined when nothing is to be changed.
 * @returns The changed registry.
 */
export async function changeRegistry(
  releasesDir: string,
  change: (registry: Registry, history: readonly HistoryEntry[]) => Promise<Change | undefined>,
): Promise<Registry> {
  return withLock(releasesDir, 'registry', async (requireLock) => {
    const registry = await readRegistry(releasesDir);
    const history = await readHistory(releasesDir, sequenceOf(registry));
    const changed = await change(registry, history);
    if (!changed) return registry;
    const fallbacks = await withFallbacks(releasesDir, changed.registry, [...history, ...changed.done]);
    const next = registrySchema.parse(fallbacks);
    // What only says what has happened is no reason for pages to read the registry again.
    const isSame = JSON.stringify(next) === JSON.stringify(registry);
    const sequence = sequenceOf(registry) + (isSame ? 0 : 1);
    const entries = changed.done.map((entry) => ({ ...entry, sequence }));

    // To a process that was suspended, and whose lock others took over, the registry may be another one by now.
    const requireUnchanged = async () => {
      const current = await readRegistry(releasesDir);
      requireLock();
      if (current.sequence === registry.sequence) return;
      throw new ReleaseError('The registry was changed by another process meanwhile; nothing was changed. Try again.');
    };
    await requireUnchanged();
    // An entry without its registry counts for nothing; a registry without its entry would hide who did it.
    await writeHistory(releasesDir, [...history, ...entries]);
    if (isSame) return registry;
    await requireUnchanged();
    await replaceFile(registryPath(releasesDir), `${JSON.stringify({ ...next, sequence }, null, 2)}\n`);
    return { ...next, sequence };
  });
}

/** Number of the change that made a registry. */
export function sequenceOf({ sequence = 0 }: Registry): number {
  return sequence;
}
