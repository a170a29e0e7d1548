import { releasesOf } from '@wattle/federation/inlined-registry';
import { matchRemote } from '@wattle/federation/match';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { areReplaced, isOlder, type VerifiedRegistry, verifyWholeRegistry } from '@wattle/federation/registry-verifier';
import { SIGNED_REGISTRY } from './addresses';
import { type ReleaseFile, removeFilesUnless, storeFiles } from './offline-files';
import { worker } from './worker-scope';

/** The registry whose files are stored, with what else a page needs that comes from the device. */
export interface StoredRegistry {
  registry: Registry & { shell: { active: ShellRelease } };
  verified: VerifiedRegistry;
  /** Hashes of all files that an offline page may ask for, by address. */
  hashes: ReadonlyMap<string, string>;
  /** Where pages are to be had without network: the first parts of their addresses. */
  paths: string[];
  /** What the server's clock and the device's said at the same moment. */
  serverTime: number;
  deviceTime: number;
}

// Named in docs/operating.md.
const CACHE = 'wattle-held';
const RECORD = '/held';

/** What pages are made of, without what only servers and tools read. */
const OF_PAGES = /^(?!html\/|types\/|icons\/|service-worker\.js$).*\.(js|css|html|svg|woff2|png|webp|avif)$/;

/** Read once for each change: each file that is asked for needs it. */
let known: Promise<StoredRegistry | undefined> | undefined;
let isEmpty = false;

/** Whether it is known that nothing is stored, as with nearly all visitors. */
export const hasNothing = () => isEmpty;

/** Undefined where nothing is stored, or what is stored does not count. */
export function storedRegistry(): Promise<StoredRegistry | undefined> {
  known ??= readStored().catch(() => undefined);
  return known;
}

/** It is checked again, so that whoever can write to the storage of the device decides nothing. */
async function readStored(): Promise<StoredRegistry | undefined> {
  const found = await (await caches.open(CACHE)).match(RECORD);
  isEmpty = !found;
  if (!found) return undefined;
  const stored = (await found.json()) as Omit<StoredRegistry, 'verified' | 'hashes'>;
  const verified = await verifyWholeRegistry(stored.registry, worker.trust, serverNow(stored));
  return { ...stored, verified, hashes: hashesIn(stored.registry) };
}

/** Counts on from what the server said: the device's clock may be wrong by any time, as long as it goes. */
export function serverNow({ serverTime, deviceTime }: Pick<StoredRegistry, 'serverTime' | 'deviceTime'>): Date {
  return new Date(serverTime + Math.max(0, Date.now() - deviceTime));
}

let storing: Promise<void> = Promise.resolve();

/** Stores what the page at an address needs, as released now; pages that were stored before are renewed with it. */
export function keepOffline(path?: string): Promise<void> {
  storing = storing.then(() => renew(path)).catch(() => undefined);
  return storing;
}

async function renew(path: string | undefined): Promise<void> {
  const stored = await storedRegistry();
  const asked = path ? [path.split('/', 2).join('/')] : [];
  const paths = [...new Set([...(stored?.paths ?? []), ...asked])];
  // Nobody has asked for anything.
  if (paths.length === 0) return;
  const response = await fetch(SIGNED_REGISTRY, { cache: 'no-cache' });
  const serverTime = Date.parse(response.headers.get('Date') ?? '') || Date.now();
  const registry = (await response.json()) as StoredRegistry['registry'];
  const verified = await verifyWholeRegistry(registry, worker.trust, new Date(serverTime));
  if (stored && isReplaced(verified, stored.verified)) return;
  const hashes = hashesIn(registry);
  const files = filesFor(registry, paths);
  // The device may end the worker at any point: until the record names the new files, all of the old ones are there.
  await removeFilesUnless((url) => hashes.has(url) || !!stored?.hashes.has(url));
  await storeFiles(files).catch(async (error: Error) => {
    if (error.name !== 'QuotaExceededError') throw error;
    // The pages themselves matter more than what they could fall back to.
    const urls = new Set([...files, ...(stored ? filesFor(stored.registry, stored.paths) : [])].map(({ url }) => url));
    await removeFilesUnless((url) => urls.has(url));
    await storeFiles(files);
  });
  const record = { registry, paths, serverTime, deviceTime: Date.now() };
  await (await caches.open(CACHE)).put(RECORD, Response.json(record));
  known = undefined;
  isEmpty = false;
  await removeFilesUnless((url) => hashes.has(url));
}

function isReplaced({ statement, delegations }: VerifiedRegistry, stored: VerifiedRegistry): boolean {
  return isOlder(statement, stored.statement) || areReplaced(delegations, stored.delegations);
}

function filesFor({ shell, remotes }: StoredRegistry['registry'], paths: readonly string[]): ReleaseFile[] {
  const needed = paths.flatMap((path) => matchRemote({ remotes }, path)?.remote.active ?? []);
  return [shell.active, ...new Set(needed)].flatMap(filesOf).filter(({ file }) => OF_PAGES.test(file));
}

/** All that an offline page may ask for, also of the version that it falls back to. */
function hashesIn({ shell, remotes }: Registry): Map<string, string> {
  const releases = [...(shell ? releasesOf(shell) : []), ...Object.values(remotes).flatMap(releasesOf)];
  return new Map(releases.flatMap(filesOf).map(({ url, hash }) => [url, hash]));
}

function filesOf({ baseUrl, files }: Pick<ShellRelease, 'files'> & { baseUrl: string }): ReleaseFile[] {
  return Object.entries(files).map(([file, hash]) => ({
    file,
    hash,
    url: new URL(baseUrl + file, location.origin).href,
  }));
}
