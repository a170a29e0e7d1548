import { readFile } from 'node:fs/promises';
import { type Registry, registrySchema } from '../registry';
import { type RegistryKeys, requireIntact, signRegistry } from '../signing/sign-registry';
import { SignatureError } from '../signing/signed-text';
import { withFallbacks } from './fallbacks';
import { type HistoryEntry, readHistory, thisUser, writeHistory } from './history';
import { withLock } from './lock';
import { ReleaseError, registryPath } from './published';
import { replaceFile } from './replace-file';

/** Who changes the registry, with which keys, and when. */
export interface Author {
  keys: RegistryKeys;
  by?: string | undefined;
  now?: Date | undefined;
}

export interface Change {
  registry: Registry;
  done: Omit<HistoryEntry, 'sequence' | 'at' | 'by'>[];
}

/** The registry as it is now; an empty one before the first release. */
export async function readRegistry(releasesDir: string): Promise<Registry> {
  return registrySchema.parse(await readWritten(releasesDir));
}

/** The registry as it was written: its signature also covers what this version does not know of it. */
export async function readWritten(releasesDir: string): Promise<Registry> {
  const text = await readFile(registryPath(releasesDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"remotes":{}}';
    throw error;
  });
  const written = JSON.parse(text);
  registrySchema.parse(written);
  return written;
}

/** The registry as it is now, with what led to it. */
export async function readReleases(releasesDir: string): Promise<{ registry: Registry; history: HistoryEntry[] }> {
  const registry = await readRegistry(releasesDir);
  return { registry, history: await readHistory(releasesDir, registry) };
}

/**
 * Changes the registry, decides anew what pages fall back to, signs it, and keeps in the history who did what. Changes
 * at the same time are made one after the other, and a reader never sees half of one.
 */
export async function changeRegistry(
  releasesDir: string,
  { keys, by = thisUser(), now = new Date() }: Author,
  change: (registry: Registry, history: readonly HistoryEntry[], at: string) => Promise<Change | undefined>,
): Promise<Registry> {
  return withLock(releasesDir, 'registry', async (requireLock) => {
    const written = await readWritten(releasesDir);
    const registry = registrySchema.parse(written);
    const history = await readHistory(releasesDir, registry);
    const at = now.toISOString();
    const changed = await change(registry, history, at);
    if (!changed) return registry;
    requireTrusted(written, keys);
    const done = changed.done.map((entry) => ({ ...entry, at, by }));
    const fallbacks = await withFallbacks(releasesDir, changed.registry, [...history, ...done]);
    const next = registrySchema.parse(fallbacks);
    // What only says what has happened is no reason for pages to read the registry again.
    const isSame = JSON.stringify(next) === JSON.stringify(registry);
    const sequence = (registry.sequence ?? 0) + (isSame ? 0 : 1);
    const entries = done.map((entry) => ({ ...entry, sequence }));

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
    const signed = signRegistry({ ...next, sequence }, keys, new Date());
    await writeRegistry(releasesDir, signed);
    return signed;
  });
}

/** Puts a signed registry in the place of the one before. */
export async function writeRegistry(releasesDir: string, registry: Registry): Promise<void> {
  await replaceFile(registryPath(releasesDir), `${JSON.stringify(registry, null, 2)}\n`);
}

/** Nothing that somebody without a key has written is signed on the way. */
export function requireTrusted(written: Registry, { publicKeys }: RegistryKeys): void {
  if (!written.signed && isEmpty(written)) return;
  try {
    requireIntact(written, publicKeys);
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    throw new ReleaseError(
      `registry.json cannot be trusted. ${error.message}. Look at what it names (pnpm releases); pnpm releases --sign signs it as it is.`,
    );
  }
}

/** Nothing has been released yet. */
export function isEmpty({ shell, remotes, delegations }: Registry): boolean {
  return !shell && !delegations && Object.keys(remotes).length === 0;
}
