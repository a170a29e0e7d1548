import { readFile } from 'node:fs/promises';
import { type Canary, type RegisteredRemote, type RegisteredShell, type Registry, registrySchema } from '../registry';
import { registryPath } from './folders';
import { type HistoryEntry, readHistory, writeHistory } from './history';
import { withLock } from './lock';
import { ReleaseError } from './release-error';
import { SHELL } from './release-facts';
import { replaceFile } from './replace-file';

/** What the registry says of the shell, or of a remote. */
export type Registered = RegisteredShell | RegisteredRemote;

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

/** What a registry says of the shell, or of a remote. */
export function registeredIn(registry: Registry, name: string): Registered | undefined {
  return name === SHELL ? registry.shell : registry.remotes[name];
}

/** The canary of a remote; the shell has none. */
export function canaryIn({ remotes }: Registry, name: string): Canary | undefined {
  return remotes[name]?.canary;
}

/** The same registry, but for what it says of the shell or of a remote. */
export function withRegistered(registry: Registry, name: string, registered: Registered): Registry {
  if (name === SHELL) return { ...registry, shell: registered as RegisteredShell };
  return { ...registry, remotes: { ...registry.remotes, [name]: registered as RegisteredRemote } };
}

/**
 * Changes the registry, and keeps in the history who did what. Changes at the same time are made one after the other,
 * and a reader never sees half of one.
 *
 * @param change - Returns undefined when nothing is to be changed.
 * @returns The changed registry.
 */
export async function changeRegistry(
  releasesDir: string,
  change: (registry: Registry, history: readonly HistoryEntry[]) => Promise<Change | undefined>,
): Promise<Registry> {
  return withRegistryLock(releasesDir, async (registry, history, requireUnchanged) => {
    const changed = await change(registry, history);
    if (!changed) return registry;
    const sequence = sequenceOf(registry) + 1;
    const next = registrySchema.parse({ ...changed.registry, sequence });
    await requireUnchanged();
    // An entry without its registry counts for nothing; a registry without its entry would hide who did it.
    await writeHistory(releasesDir, [...history, ...changed.done.map((entry) => ({ ...entry, sequence }))]);
    await requireUnchanged();
    await replaceFile(registryPath(releasesDir), `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
}

/** Number of the change that made a registry. */
export function sequenceOf({ sequence = 0 }: Registry): number {
  return sequence;
}

/**
 * Does something that only one process at a time may do with registry and history.
 *
 * @param change - Is given a function that throws when another process may have changed them meanwhile, as after this
 *   one was suspended. It is called before each write.
 */
export async function withRegistryLock<Result>(
  releasesDir: string,
  change: (registry: Registry, history: HistoryEntry[], requireUnchanged: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  return withLock(releasesDir, 'registry', async (requireLock) => {
    const registry = await readRegistry(releasesDir);
    const requireUnchanged = async () => {
      const { sequence } = await readRegistry(releasesDir);
      requireLock();
      if (sequence === registry.sequence) return;
      throw new ReleaseError('The registry was changed by another process meanwhile; nothing was changed. Try again.');
    };
    return change(registry, await readHistory(releasesDir, sequenceOf(registry)), requireUnchanged);
  });
}
