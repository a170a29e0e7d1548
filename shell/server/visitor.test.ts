import { keysFor, readSecrets } from '@wattle/environment';
import { readPageToken, readVisitor, VISITOR_KEYS } from '@wattle/federation/canary';
import type { RegisteredRemote, Release } from '@wattle/federation/registry';
import { REGISTRY, registryIn, TestServer } from '../test/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const { active } = REGISTRY.remotes.marketing as RegisteredRemote;
const canary: Release = {
  ...active,
  version: '1.1.0',
  baseUrl: '/releases/marketing/1.1.0/',
  container: 'marketing_2',
};

function startCanary(share = 50, on = server): void {
  const since = '2026-11-21T13:05:00.000Z';
  const remotes = { marketing: { active, canary: { release: canary, share, since } } };
  on.release({ ...REGISTRY, remotes });
}

async function visit(path: string, cookie?: string) {
  const { headers, body } = await server.get(path, cookie ? { cookie } : {});
  const { remotes } = path === '/registry.json' ? JSON.parse(body) : registryIn(body);
  return { headers, body, version: remotes.marketing.active.version, remote: remotes.marketing };
}

/** The cookie of a visitor who has this version. */
async function visitorOf(version: string): Promise<string> {
  for (let number = 0; ; number += 1) {
    const cookie = server.cookieOf(number);
    if ((await visit('/landing', cookie)).version === version) return cookie;
  }
}

test('without a canary a visitor gets no cookie', async () => {
  const { headers } = await visit('/landing');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('while there is a canary a visitor gets a number that no script and no other site can read', async () => {
  startCanary();
  const { headers } = await visit('/landing');
  expect(headers['set-cookie']).toMatch(
    /^wattle-visitor=\d{1,4}\.\d{1,4}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' });
});

test('a visitor has the same version on each page, and in the registry that a page reads again', async () => {
  startCanary();
  const versions = new Set<string>();
  for (let number = 0; number < 12; number += 1) {
    const cookie = `theme=dark; ${server.cookieOf(number)}`;
    const first = await visit('/landing', cookie);
    expect(first.headers).not.toHaveProperty('set-cookie');
    for (const path of ['/login', '/registry.json']) expect((await visit(path, cookie)).version).toBe(first.version);
    versions.add(first.version);
  }
  expect([...versions].sort()).toEqual(['1.0.0', '1.1.0']);
});

test('the page of a canary preloads its files, falls back to the version of the others, and tells of no share', async () => {
  startCanary(99);
  const visits = await Promise.all(
    Array.from({ length: 8 }, (_, number) => visit('/landing', server.cookieOf(number))),
  );
  const chosen = visits.find(({ version }) => version === '1.1.0');
  expect(chosen?.remote).toEqual({ active: canary, lastGood: active, comparedWith: '1.0.0' });
  expect(chosen?.body).toMatch(/rel="preload"[^>]*href="\/releases\/marketing\/1.1.0\/entry.js"/);
});

test.each(['wattle-visitor=7', 'wattle-visitor=7.7.', 'other-', 'forged'])(
  'the cookie %s gets another one',
  async (kind) => {
    startCanary();
    const own = server.cookieOf(7);
    const cookies: Record<string, string> = { 'other-': `other-${own}`, forged: own.replace('=7.', '=8.') };
    const { headers } = await visit('/landing', cookies[kind] ?? kind);
    expect(headers['set-cookie']).toMatch(/^wattle-visitor=\d+\.\d+\.[\w-]{43};/);
  },
);

test('a number is good on every shell with the secret, and during a rotation of it', async () => {
  startCanary();
  const cookie = server.cookieOf(7);
  const [old = ''] = readSecrets({ dataDir: server.folder });
  const next = 'the next secret has 32 bytes or more';
  for (const [secrets, isKnown] of [
    [`${old},${next}`, true],
    [`${next},${old}`, true],
    [next, false],
  ] as const) {
    const other = await TestServer.start(REGISTRY, { JWT_SECRET: secrets });
    startCanary(50, other);
    const { headers } = await other.get('/landing', { cookie });
    expect(headers['set-cookie'] === undefined).toBe(isKnown);
    await other.close();
  }
});

describe('what a page names itself by', () => {
  const keys = () => keysFor(VISITOR_KEYS, readSecrets({ dataDir: server.folder }));
  const pageOf = ({ body }: { body: string }) =>
    readPageToken(/ data-page="([^"]+)"/.exec(body)?.[1] ?? '', keys(), new Date());
  const from = (address: string) => server.get('/landing', { 'x-forwarded-for': address });

  test('is its time and the number of the network, which says nothing of the address', async () => {
    const before = Date.now();
    const pages = await Promise.all(['203.0.113.7', '203.0.113.250', '203.0.114.7'].map(from));
    const [one, neighbour, other] = pages.map(pageOf);
    expect(one).toEqual({ sentAt: expect.any(Number), network: expect.any(Number) });
    expect(one?.sentAt).toBeGreaterThanOrEqual(before);
    expect(neighbour?.network).toBe(one?.network);
    expect(other?.network).not.toBe(one?.network);
  });

  test('is the number of the visitor, too, while there is a canary', async () => {
    startCanary();
    expect(pageOf(await server.get('/landing', { cookie: server.cookieOf(7) }))).toMatchObject({ visitor: 7 });
    const { headers, body } = await server.get('/landing');
    const { visitor: number, network } = pageOf({ body }) ?? {};
    expect(readVisitor(String(headers['set-cookie']), keys())).toEqual({ number, network });
  });

  test('is not kept by caches: the page has nothing that they could ask again by', async () => {
    const { headers } = await from('203.0.113.7');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

test('a visitor who reads the registry again gets an empty 304, and another visitor her own', async () => {
  startCanary();
  const [old, chosen] = await Promise.all(['1.0.0', '1.1.0'].map(visitorOf));
  const first = await server.get('/registry.json', { cookie: old ?? '' });
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('Cookie'),
  });
  const again = (cookie = '') => server.get('/registry.json', { cookie, 'If-None-Match': first.headers.etag ?? '' });
  expect([(await again(old)).status, (await again(chosen)).status]).toEqual([304, 200]);
});

test('when a canary has ended all visitors have the version of the others', async () => {
  startCanary(99);
  server.release(REGISTRY);
  for (const number of [1, 2, 3]) {
    expect((await visit('/landing', server.cookieOf(number))).version).toBe('1.0.0');
  }
});
