import { mkdir, readFile } from 'node:fs/promises';
import { type Canary, type RegisteredRemote, type RegisteredShell, type Registry, registrySchema } from '../registry';
import { type RegistryKeys, requireIntact, signRegistry } from '../signing/sign-registry';
import { SignatureError } from '../signing/signed-text';
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
  return registrySchema.parse(await readWritten(releasesDir));
}

/** The registry as it was written: its signature also covers what this version does not know of it. */
export async function readWritten(releasesDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(registryPath(releasesDir), 'utf8'));
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
 * Changes the registry, signs it, and keeps in the history who did what. Changes at the same time are made one after the
 * other, and a reader never sees half of one.
 *
 * @param change - Returns undefined when nothing is to be changed.
 * @returns The changed registry.
 * @throws ReleaseError when what is there was not signed by a key that counts: it would be signed with the change.
 */
export async function changeRegistry(
  releasesDir: string,
  keys: RegistryKeys,
  change: (registry: Registry, history: readonly HistoryEntry[]) => Promise<Change | undefined>,
): Promise<Registry> {
  return withRegistryLock(releasesDir, async (registry, history) => {
    const changed = await change(registry, history);
    if (!changed) return registry;
    await requireTrusted(releasesDir, keys);
    const sequence = sequenceOf(registry) + 1;
    const next = signRegistry(registrySchema.parse({ ...changed.registry, sequence }), keys, new Date());
    // An entry without its registry counts for nothing; a registry without its entry would hide who did it.
    await writeHistory(releasesDir, [...history, ...changed.done.map((entry) => ({ ...entry, sequence }))]);
    await writeRegistry(releasesDir, next);
    return next;
  });
}

/** Puts a signed registry in the place of the one before. */
export async function writeRegistry(releasesDir: string, registry: Registry): Promise<void> {
  await replaceFile(registryPath(releasesDir), `${JSON.stringify(registry, null, 2)}\n`);
}

/**
 * Nothing that somebody without a key has written is signed on the way.
 *
 * @throws ReleaseError when the registry is there, and was not signed by a key that counts.
 */
export async function requireTrusted(releasesDir: string, { publicKeys }: RegistryKeys): Promise<void> {
  const written = await readWritten(releasesDir);
  if (!written.signed && !written.shell && Object.keys(written.remotes).length === 0) return;
  try {
    requireIntact(written, publicKeys);
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    throw new ReleaseError(
      `registry.json cannot be trusted. ${error.message}. Look at what it names (pnpm releases); pnpm releases --sign signs it as it is.`,
    );
  }
}

/** Number of the change that made a registry. */
export function sequenceOf({ sequence = 0 }: Registry): number {
  return sequence;
}

/** Does something that only one process at a time may do with registry and history. */
export async function withRegistryLock<Result>(
  releasesDir: string,
  change: (registry: Registry, history: HistoryEntry[]) => Promise<Result>,
): Promise<Result> {
  await mkdir(releasesDir, { recursive: true });
  return withLock(releasesDir, 'registry', async () => {
    const registry = await readRegistry(releasesDir);
    return change(registry, await readHistory(releasesDir, sequenceOf(registry)));
  });
}
