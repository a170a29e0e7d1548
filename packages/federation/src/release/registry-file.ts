import { readFile } from 'node:fs/promises';
import { type Registry, registrySchema } from '../registry';
import { withFallbacks } from './fallbacks';
import { registryPath } from './folders';
import { type HistoryEntry, readHistory, writeHistory } from './history';
import { withLock } from './lock';
import { ReleaseError } from './release-error';
import { replaceFile } from './replace-file';

/** A changed registry, and who did what. */
export interface Change {
  registry: Registry;
  done: Omit<HistoryEntry, 'sequence'>[];
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
    const sequence = sequenceOf(registry) + 1;
    const nextHistory = [...history, ...changed.done.map((entry) => ({ ...entry, sequence }))];
    const fallbacks = await withFallbacks(releasesDir, changed.registry, nextHistory);
    const next = registrySchema.parse({ ...fallbacks, sequence });

    // To a process that was suspended, and whose lock others took over, the registry may be another one by now.
    const requireUnchanged = async () => {
      const current = await readRegistry(releasesDir);
      requireLock();
      if (current.sequence === registry.sequence) return;
      throw new ReleaseError('The registry was changed by another process meanwhile; nothing was changed. Try again.');
    };
    await requireUnchanged();
    // An entry without its registry counts for nothing; a registry without its entry would hide who did it.
    await writeHistory(releasesDir, nextHistory);
    await requireUnchanged();
    await replaceFile(registryPath(releasesDir), `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
}

/** Number of the change that made a registry. */
export function sequenceOf({ sequence = 0 }: Registry): number {
  return sequence;
}
