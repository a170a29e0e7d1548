import { matchRemote } from '@wattle/federation/match';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { isOlder, type RegistryStatement, verifyWholeRegistry } from '@wattle/federation/whole-registry';
import { SIGNED_REGISTRY } from './addresses';
import { type HeldFile, holdFiles, removeFilesUnless } from './held-files';
import { worker } from './worker-scope';

/** The registry whose files are held, with what else a page needs that comes from the device. */
export interface Held {
  registry: Registry & { shell: { active: ShellRelease } };
  statement: RegistryStatement;
  /** Hashes of all files that a held page may ask for, by address. */
  named: ReadonlyMap<string, string>;
  /** Where pages are to be had without network: the first parts of their addresses. */
  paths: string[];
  /** What the server's clock and the device's said at the same moment. */
  serverTime: number;
  deviceTime: number;
}

const CACHE = 'wattle-held';
const RECORD = '/held';

/** What pages are made of, without what only servers and tools read. */
const OF_PAGES = /^(?!html\/|types\/|icons\/|service-worker\.js$).*\.(js|css|html|svg|woff2|png|webp|avif)$/;

/** Read once for each change: each file that is asked for needs it. */
let known: Promise<Held | undefined> | undefined;
let isEmpty = false;

/** Whether it is known that nothing is held, as with nearly all visitors. */
export const holdsNothing = () => isEmpty;

/** The held registry; undefined where nothing is held, or what is held does not count. */
export function heldRegistry(): Promise<Held | undefined> {
  known ??= readHeld().catch(() => undefined);
  return known;
}

/** It is checked again, so that whoever can write to the storage of the device decides nothing. */
async function readHeld(): Promise<Held | undefined> {
  const stored = await (await caches.open(CACHE)).match(RECORD);
  isEmpty = !stored;
  if (!stored) return undefined;
  const held = (await stored.json()) as Omit<Held, 'statement' | 'named'>;
  const statement = await verifyWholeRegistry(held.registry, worker.trust.publicKeys, serverNow(held));
  return { ...held, statement, named: namedIn(held.registry) };
}

/** Counts on from what the server said: the device's clock may be wrong by any time, as long as it goes. */
export function serverNow({ serverTime, deviceTime }: Pick<Held, 'serverTime' | 'deviceTime'>): Date {
  return new Date(serverTime + Math.max(0, Date.now() - deviceTime));
}

let holding: Promise<void> = Promise.resolve();

/** Holds what the page at an address needs, as released now; pages that were held before are renewed with it. */
export function hold(path?: string): Promise<void> {
  holding = holding.then(() => renew(path)).catch(() => undefined);
  return holding;
}

async function renew(path: string | undefined): Promise<void> {
  const held = await heldRegistry();
  const asked = path ? [path.split('/', 2).join('/')] : [];
  const paths = [...new Set([...(held?.paths ?? []), ...asked])];
  // Nobody has asked for anything.
  if (paths.length === 0) return;
  const response = await fetch(SIGNED_REGISTRY, { cache: 'no-cache' });
  const serverTime = Date.parse(response.headers.get('Date') ?? '') || Date.now();
  const registry = (await response.json()) as Held['registry'];
  const statement = await verifyWholeRegistry(registry, worker.trust.publicKeys, new Date(serverTime));
  if (held && isOlder(statement, held.statement)) return;
  const named = namedIn(registry);
  const files = filesFor(registry, paths);
  // The device may end the worker at any point: until the record names the new files, all of the old ones are there.
  await removeFilesUnless((url) => named.has(url) || !!held?.named.has(url));
  await holdFiles(files).catch(async (error: Error) => {
    if (error.name !== 'QuotaExceededError') throw error;
    // The pages themselves matter more than what they could fall back to.
    const urls = new Set([...files, ...(held ? filesFor(held.registry, held.paths) : [])].map(({ url }) => url));
    await removeFilesUnless((url) => urls.has(url));
    await holdFiles(files);
  });
  const record = { registry, paths, serverTime, deviceTime: Date.now() };
  await (await caches.open(CACHE)).put(RECORD, Response.json(record));
  known = undefined;
  isEmpty = false;
  await removeFilesUnless((url) => named.has(url));
}

function filesFor({ shell, remotes }: Held['registry'], paths: readonly string[]): HeldFile[] {
  const needed = paths.flatMap((path) => matchRemote({ remotes }, path)?.remote.active ?? []);
  return [shell.active, ...new Set(needed)].flatMap(filesOf).filter(({ file }) => OF_PAGES.test(file));
}

/** All that a held page may ask for, also of the version that it falls back to. */
function namedIn({ shell, remotes }: Registry): Map<string, string> {
  const releases = [shell, ...Object.values(remotes)].flatMap((each) =>
    each ? [each.active, ...(each.lastGood ? [each.lastGood] : [])] : [],
  );
  return new Map(releases.flatMap(filesOf).map(({ url, hash }) => [url, hash]));
}

function filesOf({ baseUrl, files }: Pick<ShellRelease, 'files'> & { baseUrl: string }): HeldFile[] {
  return Object.entries(files).map(([file, hash]) => ({
    file,
    hash,
    url: new URL(baseUrl + file, location.origin).href,
  }));
}
