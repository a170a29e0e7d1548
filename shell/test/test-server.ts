import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Claims } from '@wattle/contract/claims';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { keysFor, readEnvironment, readSecrets } from '@wattle/environment';
import { VISITOR_COOKIE, VISITOR_KEYS, visitorCookie } from '@wattle/federation/canary';
import type { Registry, Release, ShellRelease } from '@wattle/federation/registry';
import { readRegistryKeys, signRegistry } from '@wattle/federation/signing';
import { aRelease, aShellRelease } from '@wattle/federation/testing';
import { limitBodies, limitingOptions } from '@wattle/http-server';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer } from '../server/server';

export const SCRIPT = 'console.log("wattle");'.repeat(100);

export const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The files of a release of the shell. */
const shellFiles = (version: string) => ({
  'index.html': `<html><head><title>Wattle</title><!--wattle--><script defer src="/releases/shell/${version}/shell.js"></script></head><body><div id="root"></div></body></html>`,
  'global.css': 'a {}'.repeat(400),
  'types/platform.d.ts': `export const version = '${version}';`,
  'shell.js': SCRIPT,
  'service-worker.js': 'hold();',
  'html/other.mjs': 'export {};',
});

/** A release of the shell, as the registry describes it. */
export const shellRelease = (version: string, more: Record<string, string> = {}): ShellRelease =>
  aShellRelease({
    version,
    files: {
      'assets/figtree-latin.woff2': 'sha384-abc',
      'assets/literata-latin.woff2': 'sha384-abc',
      ...Object.fromEntries(
        Object.entries({ ...shellFiles(version), ...more }).map(([file, content]) => [file, hashOf(content)]),
      ),
    },
  });

const MARKETING = aRelease({
  name: 'marketing',
  owner: '</script><script>alert(1)</script>',
  paths: [{ path: '/landing', access: 'public' }],
  container: 'marketing_1',
  preload: ['entry.js'],
});

export const REGISTRY: Registry = {
  shell: { active: shellRelease('1.0.0') },
  remotes: { marketing: { active: MARKETING } },
};

/** The registry with a remote that differs in something. */
export const registryWith = (changes: Partial<Release>): Registry => ({
  ...REGISTRY,
  remotes: { marketing: { active: { ...MARKETING, ...changes } } },
});

/** What a page inlines of its registry. */
export const registryIn = (page: string) => JSON.parse(/id="registry">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

interface LogLine {
  level: number;
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  request?: string;
}

/** Level of a warning in the log; that of an error is higher. */
const WARNING = 40;

/** The API answers `/api/together` once so many requests for it have come. */
export const TOGETHER = 200;

/** The shell's server over a small build and one release, with an API behind it. */
export class TestServer {
  readonly log: LogLine[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'wattle-shell-'));
  readonly keys = readRegistryKeys({ file: join(this.folder, 'registry-key.pem'), isMade: true });
  private readonly api = Fastify({ ...limitingOptions(), trustProxy: true, forceCloseConnections: true });
  /** What the API says of its bank. */
  claims: Claims | undefined;
  private server: FastifyInstance | undefined;

  private constructor(private readonly settings: Record<string, string>) {}

  static async start(registry: Registry = REGISTRY, settings: Record<string, string> = {}): Promise<TestServer> {
    const test = new TestServer(settings);
    test.publishShell('1.0.0');
    test.release(registry);
    test.write('releases/marketing/1.0.0/entry.js', SCRIPT);
    test.describe(MARKETING);
    // What a release leaves beside the versions.
    test.write('releases/history.jsonl', '{"by":"ada"}');
    test.write('releases/.drafts/marketing-1.0.1/entry.js', SCRIPT);
    test.write('releases/.drafts/marketing-1.0.1/release.json', JSON.stringify({ ...MARKETING, version: '1.0.1' }));
    test.write('releases/marketing/1.0.0/notes.js', SCRIPT);
    await test.listen();
    return test;
  }

  get host(): string {
    return `127.0.0.1:${portOf(this.server)}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Errors and warnings. */
  get complaints(): LogLine[] {
    return this.log.filter(({ level }) => level >= WARNING);
  }

  /** How many connections the API has. */
  apiConnections(): Promise<number> {
    return connectionsOf(this.api);
  }

  /** Resolves once the shell has no connection. */
  async deserted(): Promise<void> {
    while ((await connectionsOf(this.server)) > 0) await sleep(5);
  }

  async post(path: string, body: string) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.url}${path}`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.text() };
  }

  async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const response = await fetch(`${this.url}${path}`, { headers, method, redirect: 'manual' });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  }

  /** The cookie that the server has given a visitor with this number. */
  cookieOf(number: number): string {
    const keys = keysFor(VISITOR_KEYS, readSecrets({ dataDir: this.folder }));
    return `${VISITOR_COOKIE}=${visitorCookie({ number, network: 0 }, keys)}`;
  }

  /** Signs a registry and puts it in the place of the one before, as a release does. */
  release(registry: Registry, { keys = this.keys, now = new Date() } = {}): void {
    this.writeRegistry(JSON.stringify(signRegistry(registry, keys, now)));
  }

  /** As somebody does who has no key. */
  writeRegistry(text: string): void {
    this.write('releases/next.json', text);
    renameSync(join(this.folder, 'releases/next.json'), join(this.folder, 'releases/registry.json'));
  }

  /** Publishes a version of the shell; it is sent once a registry names it. */
  publishShell(version: string): void {
    const base = `/releases/shell/${version}/`;
    for (const [file, content] of Object.entries(shellFiles(version))) this.write(base + file, content);
    this.write(`${base}shell.js.br`, brotliCompressSync(SCRIPT));
    this.describe(shellRelease(version));
  }

  /** Writes what describes a version, beside its files. */
  private describe(release: Release | ShellRelease): void {
    const facts = { shared: {}, size: { start: 0, total: 0 }, smoke: [] };
    this.write(`releases/${release.name}/${release.version}/release.json`, JSON.stringify({ release, facts }));
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(join(this.folder, file, '..'), { recursive: true });
    writeFileSync(join(this.folder, file), content);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { recursive: true });
  }

  async closeApi(): Promise<void> {
    await this.api.close();
  }

  async close(): Promise<void> {
    await Promise.all([this.server?.close(), this.api.close()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async listen(): Promise<void> {
    const { folder } = this;
    this.api.get('/api/claims', async () => this.claims ?? {});
    this.api.get('/api/echo', async ({ headers, ip }) => ({ host: headers.host, ip }));
    this.api.get('/api/request-id', async ({ headers }) => headers['x-request-id']);
    this.api.get('/api/questions', async (_request, reply) => {
      reply.header('ETag', '"a"');
      return { questions: Array(200).fill('What is 2 + 2?') };
    });
    this.api.get('/api/images/1', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
    limitBodies(this.api.server);
    this.api.post('/api/small', async ({ body }) => ({ body }));
    const waiting: (() => void)[] = [];
    this.api.get('/api/together', async () => {
      await new Promise<void>((resolve) => {
        if (waiting.push(resolve) === TOGETHER) for (const respond of waiting) respond();
      });
      return {};
    });
    this.api.post('/api/slow', async () => sleep(100, {}));
    this.api.post('/api/import', { bodyLimit: IMPORT_LIMITS.bytes }, async ({ body }) => ({
      length: JSON.stringify(body).length,
    }));
    await this.api.listen({ host: '127.0.0.1', port: 0 });
    const settings = {
      API_PORT: String(portOf(this.api)),
      RELEASES_DIR: join(folder, 'releases'),
      DATA_DIR: folder,
      ...this.settings,
    };
    this.server = await createServer(readEnvironment(settings, folder), {
      log: { write: (line) => this.log.push(JSON.parse(line)) },
    });
    await this.server.listen({ host: '127.0.0.1', port: 0 });
  }
}

function portOf(instance: FastifyInstance | undefined): number | undefined {
  return (instance?.server.address() as AddressInfo | undefined)?.port;
}

function connectionsOf(instance: FastifyInstance | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    instance?.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
