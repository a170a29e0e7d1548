import { type Registry, registrySchema } from '../registry';
import {
  type RegistryKeys,
  type ReleaseTrust,
  refusalOf,
  signRegistry,
  statementIn,
  type TrustedKeys,
  verifyDelegations,
} from '../signing';
import { requireIntact } from '../signing/sign-registry';
import { requireCurrent } from '../signing/signed-text';
import { withFallbacks } from './fallbacks';
import { appendHistory, type HistoryEntry, lastOrderIn, readHistory, thisUser } from './history';
import { withLock } from './lock';
import { isEmpty, ReleaseError, readLimited, registryPath } from './published';
import { replaceFile } from './replace-file';
import { isSignedWhole, signWhole } from './sign-whole';

const MAX_REGISTRY_BYTES = 16_000_000;

/** Who changes the registry, with which keys, and when. */
export interface Author {
  keys: RegistryKeys;
  by?: string | undefined;
  now?: Date | undefined;
  /** Number of the team's order that is carried out: none counts after a later one. */
  order?: number | undefined;
}

export interface Change {
  registry: Registry;
  done: Omit<HistoryEntry, 'sequence' | 'at' | 'by' | 'order'>[];
}

/** The registry as it is now; an empty one before the first release. */
export async function readRegistry(releasesDir: string): Promise<Registry> {
  return registrySchema.parse(await readWritten(releasesDir));
}

/** The registry as it was written: its signature also covers what this version does not know of it. */
export async function readWritten(releasesDir: string): Promise<Registry> {
  const text = await readLimited(registryPath(releasesDir), MAX_REGISTRY_BYTES).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"remotes":{}}';
      throw error;
    },
  );
  const written = JSON.parse(text);
  registrySchema.parse(written);
  return written;
}

/** A registry with what led to it. */
export interface Releases {
  registry: Registry;
  history: HistoryEntry[];
}

/**
 * The registry as it is now, with what led to it.
 *
 * @param keys - Without them nothing is checked: for those who only show it.
 */
export async function readReleases(releasesDir: string, keys?: TrustedKeys): Promise<Releases> {
  const written = await readWritten(releasesDir);
  if (keys) requireTrusted(written, keys);
  const registry = registrySchema.parse(written);
  return { registry, history: await readHistory(releasesDir, registry, keys) };
}

/** What a change starts from, beside the registry. */
export interface Known {
  history: readonly HistoryEntry[];
  trust: ReleaseTrust;
  at: string;
}

/** By what versions are judged that may come into a registry. */
export function trustOf(registry: Registry, { publicKeys, rootKeys }: TrustedKeys, now: Date): ReleaseTrust {
  return { publicKeys, delegations: verifyDelegations(registry, rootKeys), now };
}

/**
 * Changes the registry, decides anew what pages fall back to, signs it, and keeps in the history who did what. Changes
 * at the same time are made one after the other, and a reader never sees half of one.
 */
export async function changeRegistry(
  releasesDir: string,
  { keys, by = thisUser(), now = new Date(), order }: Author,
  change: (registry: Registry, known: Known) => Promise<Change | undefined>,
): Promise<Registry> {
  return withLock(releasesDir, 'registry', async (requireLock) => {
    const written = await readTrusted(releasesDir, keys, requireLock);
    const registry = registrySchema.parse(written);
    const history = await readHistory(releasesDir, registry, keys);
    const at = now.toISOString();
    const changed = await change(registry, { history, at, trust: trustOf(registry, keys, now) });
    if (!changed) return registry;
    const done = changed.done.map((entry) => ({ ...entry, at, by, order }));
    for (const { name } of done) requireLatest(history, name, order);
    const trust = trustOf(changed.registry, keys, now);
    const fallbacks = await withFallbacks(releasesDir, changed.registry, [...history, ...done], trust);
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
    const newest = await appendHistory(releasesDir, registry, entries, keys);
    if (isSame) return registry;
    await requireUnchanged();
    const signed = signRegistry({ ...next, sequence }, keys, new Date(), newest);
    await writeRegistry(releasesDir, signed);
    return signed;
  });
}

/** @throws ReleaseError where an order for the same remote, or a later one, was carried out before. */
function requireLatest(history: readonly HistoryEntry[], name: string, order = Number.POSITIVE_INFINITY): void {
  const last = lastOrderIn(history, name);
  if (order <= last) throw new ReleaseError(`Order ${order} for ${name} is superseded: the last one was ${last}.`);
}

/** Puts a signed registry in the place of the one before. */
export async function writeRegistry(releasesDir: string, registry: Registry): Promise<void> {
  await replaceFile(registryPath(releasesDir), `${JSON.stringify(registry, null, 2)}\n`);
}

/** The registry as it is now, once all that stands beside it is signed by this key. */
export async function signedRegistry(releasesDir: string, keys: RegistryKeys): Promise<Registry> {
  const sign = (requireLock: () => void) => readTrusted(releasesDir, keys, requireLock);
  return registrySchema.parse(await withLock(releasesDir, 'registry', sign));
}

async function readTrusted(releasesDir: string, keys: RegistryKeys, requireLock: () => void): Promise<Registry> {
  const written = await readWritten(releasesDir);
  requireTrusted(written, keys);
  const statement = statementIn(written);
  const refusal = refusalOf(() => statement && requireCurrent(statement, new Date()));
  // Whoever brings an old one back must not have it signed anew by the next change.
  if (refusal)
    throw new ReleaseError(
      `registry.json counts no more. ${refusal}. Look at what it names, then pnpm releases --renew.`,
    );
  if (isSignedWhole(written, keys)) return written;
  const signed = await signWhole(releasesDir, written, keys, { now: new Date() });
  requireLock();
  await writeRegistry(releasesDir, signed);
  return signed;
}

/** Nothing that somebody without a key has written is signed on the way. */
export function requireTrusted(written: Registry, keys: TrustedKeys, isOldTrusted = false): void {
  if (!written.signed && isEmpty(written)) return;
  const refusal = refusalOf(() => {
    const statement = requireIntact(written, keys.publicKeys);
    verifyDelegations(written, keys.rootKeys);
    // What stands beside it is signed as it is, then; nobody may bring an old registry back for that.
    if (statement.history === undefined && !isOldTrusted) requireCurrent(statement, new Date());
  });
  if (!refusal) return;
  throw new ReleaseError(
    `registry.json cannot be trusted. ${refusal}. Look at what it names (pnpm releases); pnpm releases --sign signs it as it is.`,
  );
}
