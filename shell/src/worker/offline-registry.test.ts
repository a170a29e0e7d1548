import { createHash, webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Registry, Release, ShellRelease } from '@wattle/federation/registry';
import { signRegistry } from '@wattle/federation/signing';
import { aRelease, aShellRelease, newRegistryKeys } from '@wattle/federation/testing';

const keys = newRegistryKeys();
const HOME = '/tests';

/** What the server sends, by address. */
const served = new Map<string, string>();
/** The caches of the device, which outlive the worker. */
const stored = new Map<string, Map<string, string>>();
/** The device ends the worker once it has changed its caches so many times. */
let changesLeft = Number.POSITIVE_INFINITY;
/** Characters that the device stores at most. */
let quota = Number.POSITIVE_INFINITY;

function spendChange(): void {
  if (changesLeft <= 0) throw new Error('The worker was ended');
  changesLeft -= 1;
}

function fakeCache(name: string) {
  const entries = stored.get(name) ?? new Map<string, string>();
  stored.set(name, entries);
  const keyOf = (address: string) => new URL(address, location.origin).href;
  return {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (address: string) => {
      const text = entries.get(keyOf(address));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (address: string, response: Response) => {
      const text = await response.text();
      spendChange();
      const others = [...stored.values()].flatMap((cache) => [...cache]).filter(([url]) => url !== keyOf(address));
      const size = others.reduce((sum, [, each]) => sum + each.length, text.length);
      if (size > quota) throw new DOMException('The storage is full', 'QuotaExceededError');
      entries.set(keyOf(address), text);
    },
    delete: async (address: string) => {
      spendChange();
      return entries.delete(keyOf(address));
    },
  };
}

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Published files of a version. */
function published<Kind extends Release | ShellRelease>(release: Kind, files: Record<string, string>): Kind {
  for (const [file, content] of Object.entries(files)) {
    served.set(new URL(release.baseUrl + file, location.origin).href, content);
  }
  const hashes = Object.entries(files).map(([file, content]) => [file, hashOf(content)]);
  return { ...release, files: Object.fromEntries(hashes) };
}

const SIZE = 10_000;
const large = (text: string) => `/* ${text} */`.padEnd(SIZE);

const shellOf = (version: string) =>
  published(aShellRelease({ version }), {
    'index.html': `<html><head></head><body>${version}</body></html>`,
    'global.css': 'a {}',
    'shell.js': large(`shell ${version}`),
  });

const testsOf = (version: string) =>
  published(aRelease({ version }), { 'entry.js': large(`tests ${version}`), 'page.js': `page ${version}` });

let sequence = 0;

/** From now on the server has these versions; the ones before are what pages may fall back to. */
function release(version: string, before?: string): void {
  sequence += 1;
  const lastGood = before === undefined ? {} : { lastGood: testsOf(before) };
  const registry: Registry = {
    sequence,
    shell: { active: shellOf(version), ...(before !== undefined && { lastGood: shellOf(before) }) },
    remotes: { tests: { active: testsOf(version), ...lastGood } },
  };
  served.set(
    new URL('/signed-registry.json', location.origin).href,
    JSON.stringify(signRegistry(registry, keys, new Date())),
  );
}

/** The worker as it starts: it knows what is stored, and nothing else. */
async function startWorker() {
  changesLeft = Number.POSITIVE_INFINITY;
  jest.resetModules();
  return {
    ...(await import('./offline-registry')),
    ...(await import('./offline-files')),
    ...(await import('./offline-page')),
  };
}

type Worker = Awaited<ReturnType<typeof startWorker>>;

/** The version of the page that the device has without network. Fails where some of its files are missing. */
async function offlineVersion(worker: Worker): Promise<string> {
  const stored = await worker.storedRegistry();
  if (!stored) throw new Error('Nothing is stored');
  expect(await (await worker.offlinePage(stored)).text()).toContain('<body>');
  for (const { active } of [stored.registry.shell, ...Object.values(stored.registry.remotes)]) {
    for (const [file, hash] of Object.entries(active.files)) {
      const url = new URL(active.baseUrl + file, location.origin).href;
      expect([url, await (await worker.storedFile(url, hash))?.text()]).toEqual([url, served.get(url)]);
    }
  }
  return stored.registry.shell.active.version;
}

const fileCount = () => stored.get('wattle-files')?.size;

// That of jsdom has no `subtle`.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

beforeEach(() => {
  served.clear();
  stored.clear();
  changesLeft = Number.POSITIVE_INFINITY;
  quota = Number.POSITIVE_INFINITY;
  const caches = { open: async (name: string) => fakeCache(name) };
  Object.assign(globalThis, { caches, trust: { ...keys, releaseOrigins: [] } });
  globalThis.fetch = async (address) => {
    const content = served.get(new URL(String(address), location.origin).href);
    return new Response(content, { status: content === undefined ? 404 : 200 });
  };
});

test('a page that names itself is stored, and what was released since takes its place', async () => {
  const worker = await startWorker();
  release('1');
  await worker.keepOffline(HOME);
  expect(await offlineVersion(worker)).toBe('1');
  release('2');
  await worker.keepOffline();
  expect(await offlineVersion(worker)).toBe('2');
  expect(fileCount()).toBe(5);
});

test('wherever the device ends the worker, the page that it has is whole, and the next start brings the new one @long', async () => {
  release('1');
  await (await startWorker()).keepOffline(HOME);
  const first = [...stored].map(([name, entries]) => [name, [...entries]] as const);
  release('2');
  let ends = 0;
  for (let isDone = false; !isDone; ends += 1) {
    for (const [name, entries] of first) stored.set(name, new Map(entries));
    const ended = await startWorker();
    changesLeft = ends;
    await ended.keepOffline();
    isDone = changesLeft > 0;
    const worker = await startWorker();
    expect(['1', '2']).toContain(await offlineVersion(worker));
    await worker.keepOffline();
    expect(await offlineVersion(worker)).toBe('2');
    expect(fileCount()).toBe(5);
  }
  expect(ends).toBeGreaterThan(10);
});

test('a full storage is freed of what no page is made of, so that the device gets what is released', async () => {
  // Of three versions it stores two.
  quota = 5 * SIZE;
  const others = new Map([['https://device/something', 'x'.repeat(SIZE / 4)]]);
  stored.set('wattle-own-1', others);
  const worker = await startWorker();
  release('1');
  await worker.keepOffline(HOME);
  for (const version of [2, 3, 4, 5]) {
    release(String(version), String(version - 1));
    await worker.keepOffline();
    expect(await offlineVersion(worker)).toBe(String(version));
  }
  expect(others.size).toBe(1);
});

test('files of a version that could not be stored whole do not stay in the way', async () => {
  const worker = await startWorker();
  release('1');
  await worker.keepOffline(HOME);
  release('2');
  served.delete(new URL('/releases/tests/2/page.js', location.origin).href);
  await worker.keepOffline();
  expect(await offlineVersion(worker)).toBe('1');
  quota = 5 * SIZE;
  release('3');
  await worker.keepOffline();
  expect(await offlineVersion(worker)).toBe('3');
});

test('where the storage is too small for two versions, the one that is stored stays', async () => {
  const worker = await startWorker();
  release('1');
  await worker.keepOffline(HOME);
  quota = 3 * SIZE;
  release('2');
  await worker.keepOffline();
  expect(await offlineVersion(worker)).toBe('1');
});
