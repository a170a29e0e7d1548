import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { errorBodySchema } from '@wattle/contract/primitives';
import { verifyRegistry } from '@wattle/federation/signing';
import { RawConnection } from '../../scripts/testing/raw-connection';
import { REGISTRY, SCRIPT, shellRelease, TestServer, TOGETHER } from '../test/test-server';

/** What a releases folder holds beside what versions list, from the folder itself. */
const PRIVATE = ['history.jsonl', 'registry.json', '.drafts/marketing-1.0.1/entry.js', 'marketing/1.0.0/notes.js'];

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

describe('files', () => {
  it('of a release are kept for a year, and have headers against misuse', async () => {
    for (const url of ['/releases/shell/1.0.0/shell.js', '/releases/marketing/1.0.0/entry.js']) {
      const { status, headers } = await server.get(url);
      expect([url, status, headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('tell the types of the platform that the active shell provides, which are asked for anew', async () => {
    const { status, headers, body } = await server.get('/types/platform.d.ts');
    expect([status, body]).toEqual([200, "export const version = '1.0.0';"]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    server.publishShell('1.0.1');
    server.release({ ...REGISTRY, shell: { active: shellRelease('1.0.1') } });
    expect((await server.get('/types/platform.d.ts')).body).toContain('1.0.1');
  });

  it('are sent compressed where there is a compressed copy', async () => {
    const { headers, body } = await server.get('/releases/shell/1.0.0/shell.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeLessThan(SCRIPT.length);
    expect(body).toBe(SCRIPT);
  });

  const NOT_THERE = [
    '/missing.js',
    '/index.html',
    '/releases/shell/1.0.0/html/other.mjs',
    '/releases/history.jsonl',
    '/releases/marketing/1.0.0/notes.js',
    '/releases/marketing/1.0.0/release.json',
    '/releases/marketing/9.9.9/entry.js',
    '/releases/registry.json',
    '/releases/.drafts/marketing-1.0.1/entry.js',
    '/releases/shell/1.0.0/shell.js.br',
    '/releases/..%2f..%2f..%2fetc/passwd',
  ];

  it('that no version lists are not there', async () => {
    for (const url of NOT_THERE) {
      const { status, body } = await server.get(url);
      expect([url, status, errorBodySchema.parse(JSON.parse(body)).statusCode]).toEqual([url, 404, 404]);
    }
  });

  const ATTACKS = [
    ...['..', '%2e%2e', '.%2E', '..%2f1.0.0%2f..', '1.0.0/../..', '1.0.0/%2e%2e/%2e%2e', '.', '%2e', '..%5c'].flatMap(
      (up) => PRIVATE.map((file) => `/releases/shell/${up}/${file}`),
    ),
    '/releases/shell/../marketing/1.0.0/entry.js',
    '/releases/.drafts/../marketing/1.0.0/entry.js',
    '/releases/marketing/./1.0.0/entry.js',
    '/releases/marketing/1.0.0/../1.0.0/entry.js',
    '/releases/marketing/1.0.0//entry.js',
    '/releases//marketing/1.0.0/entry.js',
    '/releases/marketing/1.0.0/entry.js/../notes.js',
    '//releases/shell/../history.jsonl',
    '/releases/shell/..;/history.jsonl',
    '/releases/__proto__/constructor/toString',
    '/releases/%00/1.0.0/entry.js',
    '/api/../releases/history.jsonl',
    '/api/%2e%2e/releases/history.jsonl',
    'http://shell/releases/shell/../history.jsonl',
  ];

  it('are not reached by what an attacker sends', async () => {
    for (const path of ATTACKS) {
      const connection = new RawConnection(server.url);
      await connection.send(`GET ${path} HTTP/1.1\r\nHost: ${server.host}\r\nConnection: close\r\n\r\n`);
      const response = `${path}: ${await connection.ended}`;
      expect(response).toMatch(/: HTTP\/1.1 40[04] /);
      expect(response).not.toMatch(/immutable|"by"|wattle"\)/);
    }
  });
});

describe('the service worker', () => {
  const worker = async () => (await server.get('/service-worker.js')).body;

  it('is that of the active shell, and is told whom to trust', async () => {
    const { headers, body } = await server.get('/service-worker.js');
    const [key] = server.keys.publicKeys;
    const rootKeys = { keys: [key], threshold: 1 };
    const trust = JSON.stringify({ publicKeys: [key], rootKeys, releaseOrigins: [] });
    expect(body).toBe(`self.trust = ${trust};\nhold();`);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const again = await server.get('/service-worker.js', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await server.get('/')).body).toContain(' data-worker ');
  });

  it('has the registry as it was signed', async () => {
    const { body } = await server.get('/signed-registry.json');
    const { signed, ...registry } = JSON.parse(body);
    expect(verifyRegistry({ signed, ...registry }, server.keys, new Date()).statement).toMatchObject({ sequence: 0 });
    expect(registry.shell.active.files).toHaveProperty(['index.html']);
  });

  it('is removed where the active shell has none, and by a setting, also while no registry counts', async () => {
    const { 'service-worker.js': _worker, ...files } = shellRelease('1.0.0').files;
    server.release({ ...REGISTRY, shell: { active: { ...shellRelease('1.0.0'), files } } });
    expect(await worker()).toContain('registration.unregister()');
    await server.close();
    server = await TestServer.start(undefined, { SERVICE_WORKER: 'off' });
    expect((await server.get('/')).body).not.toContain('data-worker');
    server.writeRegistry('{}');
    expect(await worker()).toContain('registration.unregister()');
  });
});

describe('the log', () => {
  it('has a line for each request, without query, headers and body', async () => {
    await server.get('/landing?email=priya@example.com', { cookie: 'token=secret' });
    await server.get('/api/echo?email=priya@example.com');
    await server.get('/missing.js');
    expect(server.log.filter(({ msg }) => msg === 'request')).toMatchObject([
      { method: 'GET', path: '/landing', status: 200 },
      { method: 'GET', path: '/api/echo', status: 200 },
      { method: 'GET', path: '/missing.js', status: 404 },
    ]);
    expect(JSON.stringify(server.log)).not.toMatch(/priya|secret/);
  });

  it('warns at a start in production that nobody is named who runs the site', async () => {
    await server.close();
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://wattle.example', JWT_SECRET: 's'.repeat(32) };
    server = await TestServer.start(undefined, { ...settings, ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'long enough' });
    expect(server.complaints.map(({ msg }) => msg)).toEqual([expect.stringContaining('OPERATOR_NAME')]);
  });

  it('tells what was not expected, and the answer does not', async () => {
    server.remove('releases/shell/1.0.0/index.html');
    const { status, body } = await server.get('/landing');
    expect([status, errorBodySchema.parse(JSON.parse(body)).message]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ]);
    expect(server.complaints).not.toEqual([]);
  });
});

describe('the API', () => {
  it('is passed on, and learns who asks and under which name', async () => {
    const { body } = await server.get('/api/echo', { 'x-forwarded-for': '203.0.113.9' });
    expect(JSON.parse(body)).toEqual({ host: server.host, ip: '203.0.113.9' });
  });

  it('is given the id of a request, which the browser has made or else this server', async () => {
    const ofBrowser = await server.get('/api/request-id', { 'x-request-id': 'from-the-browser-1' });
    const own = await server.get('/api/request-id', { 'x-request-id': 'not an id' });
    expect(ofBrowser.body).toBe('from-the-browser-1');
    expect(own.body).toMatch(/^[0-9a-f-]{36}$/);
    for (const { headers, body } of [ofBrowser, own]) expect(headers['x-request-id']).toBe(body);
    const lines = server.log.filter(({ msg }) => msg === 'request');
    expect(lines.map(({ request }) => request)).toEqual([ofBrowser.body, own.body]);
  });

  it.each([
    ['2', 2],
    ['8 @long', 8],
  ])('refuses a body of %s MB in its own words', async (_title, megabytes) => {
    const { status, body } = await server.post('/api/small', JSON.stringify('x'.repeat(megabytes * 1_000_000)));
    expect([status, errorBodySchema.parse(JSON.parse(body)).statusCode]).toEqual([413, 413]);
  });

  it('is given a body as large as an import may be', async () => {
    const body = JSON.stringify('x'.repeat(IMPORT_LIMITS.bytes - 2));
    expect(await server.post('/api/import', body)).toEqual({ status: 200, body: `{"length":${IMPORT_LIMITS.bytes}}` });
  });

  it('gets all requests at once, so that it can serve the most important first', async () => {
    const responses = await Promise.all(Array.from({ length: TOGETHER }, () => server.get('/api/together')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is said to come back while it is away', async () => {
    await server.closeApi();
    const { status, headers, body } = await server.get('/api/echo');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(errorBodySchema.parse(JSON.parse(body)).message).toMatch(/try again/);
  });
});
