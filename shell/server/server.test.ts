import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { errorBodySchema } from '@wattle/contract';
import { readEnvironment } from '@wattle/environment';
import type { Registry } from '@wattle/federation/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer } from './server';

const script = 'console.log("wattle");'.repeat(100);
const registry: Registry = {
  remotes: {
    marketing: {
      active: {
        name: 'marketing',
        owner: '</script><script>alert(1)</script>',
        requires: { platform: 1 },
        paths: [{ path: '/landing', access: 'public' }],
        version: '1.0.0',
        baseUrl: '/releases/marketing/1.0.0/',
        container: 'marketing_1',
        entry: 'entry.js',
        manifest: 'mf-manifest.json',
        preload: ['entry.js'],
        files: { 'entry.js': 'sha384-abc' },
      },
    },
  },
};

let folder: string;
let server: FastifyInstance;
let api: FastifyInstance | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-shell-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('page/index.html', '<html><head><!--wattle--><script defer src="/shell.js"></script></head></html>');
  write('page/shell.js', script);
  write('page/shell.js.br', brotliCompressSync(script));
  write('page/assets/figtree-latin.woff2', 'font');
  write('page/assets/literata-latin.woff2', 'font');
  write('releases/registry.json', JSON.stringify(registry));
  write('releases/marketing/1.0.0/entry.js', script);

  api = Fastify({ trustProxy: true });
  api.get('/api/echo', async ({ headers, ip }) => ({ host: headers.host, ip }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  const settings = { API_PORT: String(address(api).port), RELEASES_DIR: join(folder, 'releases'), DATA_DIR: folder };
  server = await createServer(readEnvironment(settings, folder), join(folder, 'page'));
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await Promise.all([server.close(), api?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const address = (instance: FastifyInstance | undefined) => instance?.server.address() as AddressInfo;

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${address(server).port}${path}`, { headers });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('the page', () => {
  it.each(['/', '/landing', '/questions-page/randomMathsQuestions'])(
    'is sent for %s, never from a cache',
    async (url) => {
      const { status, headers } = await get(url);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    },
  );

  it('carries a new nonce each time, on every script, style and link', async () => {
    const [first, second] = await Promise.all([get('/'), get('/')]);
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).not.toBe(nonceOf(second.headers['content-security-policy']));
    const elements = first.body.match(/<(script|style|link)\b[^>]*>/g) ?? [];
    expect(elements.length).toBeGreaterThan(3);
    for (const element of elements) expect(element).toContain(`nonce="${nonce}"`);
  });

  it('may evaluate nothing, and be framed by nobody', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('marketing#rspack');
  });

  it('holds the registry, which cannot break out of its element', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('<script>alert');
    const json = /id="registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(registry);
  });

  it('preloads the remote that the path belongs to, with its hash, and the two fonts of a first paint', async () => {
    const landing = (await get('/landing')).body;
    expect(landing).toMatch(/rel="preload"[^>]*integrity="sha384-abc" href="\/releases\/marketing\/1.0.0\/entry.js"/);
    expect(landing).toContain('/assets/figtree-latin.woff2');
    expect(landing).not.toContain('literata');
    expect((await get('/login')).body).not.toContain('entry.js">');
  });

  it('has the registry of the latest release', async () => {
    await get('/');
    const changed = { remotes: {} };
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(join(folder, 'releases/registry.json'), JSON.stringify(changed));
    expect(JSON.parse((await get('/registry.json')).body)).toEqual(changed);
  });
});

describe('files', () => {
  it.each(['/shell.js', '/releases/marketing/1.0.0/entry.js'])('%s is kept for a year', async (url) => {
    const { status, headers } = await get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('are sent compressed where there is a compressed twin', async () => {
    const { headers, body } = await get('/shell.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeLessThan(script.length);
    expect(body).toBe(script);
  });

  it.each([
    '/missing.js',
    '/index.html',
    '/releases/marketing/9.9.9/entry.js',
    '/releases/registry.json',
    '/releases/..%2f..%2f..%2fetc/passwd',
  ])('%s is not there', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  it('come with headers against misuse', async () => {
    const { headers } = await get('/shell.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('the API', () => {
  it('is passed on, and learns who asks and under which name', async () => {
    const { body } = await get('/api/echo', { 'x-forwarded-for': '203.0.113.9' });
    expect(JSON.parse(body)).toEqual({ host: `127.0.0.1:${address(server).port}`, ip: '203.0.113.9' });
  });

  it('is said to come back while it is away', async () => {
    await api?.close();
    api = undefined;
    const { status, headers, body } = await get('/api/echo');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(errorBodySchema.parse(JSON.parse(body)).message).toMatch(/try again/);
  });
});
