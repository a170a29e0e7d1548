import { errorBodySchema } from '@wattle/contract/primitives';
import { REGISTRY, registryIn, registryWith, SCRIPT, shellRelease, TestServer } from '../test/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('the page', () => {
  it.each(['/', '/landing', '/questions-page/randomMathsQuestions'])(
    'is sent for %s, never from a cache',
    async (url) => {
      const { status, headers } = await server.get(url);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    },
  );

  it('carries a new nonce each time, on every script, style and link', async () => {
    const [first, second] = await Promise.all([server.get('/'), server.get('/')]);
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).not.toBe(nonceOf(second.headers['content-security-policy']));
    const elements = first.body.match(/<(script|style|link)\b[^>]*>/g) ?? [];
    expect(elements.length).toBeGreaterThan(2);
    for (const element of elements) expect(element).toContain(`nonce="${nonce}"`);
  });

  it('may evaluate nothing, and be framed by nobody', async () => {
    const policy = String((await server.get('/')).headers['content-security-policy']);
    const [first = '', origins] = policy.split(', ');
    expect(first).not.toMatch(/unsafe/);
    expect(first).toContain('report-uri /api/csp-reports;');
    expect(origins).toBe("script-src 'self' 'unsafe-inline'; report-uri /api/csp-reports");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('marketing#rspack');
  });

  it('may run code of named origins only, and says so to itself', async () => {
    await server.close();
    const baseUrl = 'https://cdn.example/releases/marketing/1.0.0/';
    const origins = { RELEASE_ORIGINS: 'https://cdn.example,https://other.example' };
    server = await TestServer.start(registryWith({ baseUrl }), origins);
    const { headers, body } = await server.get('/landing');
    const [, policy] = String(headers['content-security-policy']).split(', ');
    expect(policy).toMatch(/^script-src 'self' https:\/\/cdn.example https:\/\/other.example 'unsafe-inline';/);
    expect(body).toContain('data-origins="https://cdn.example https://other.example"');
    expect(body).toContain(`href="${baseUrl}entry.js"`);
  });

  it('fetches nothing of an origin that is not named', async () => {
    server.release(registryWith({ baseUrl: 'https://evil.example/releases/a/1/' }));
    expect((await server.get('/landing')).body).not.toContain('href="https://evil.example');
  });

  it('holds the registry, which cannot break out of its element', async () => {
    const { body } = await server.get('/');
    expect(body).not.toContain('<script>alert');
    expect(registryIn(body)).toMatchObject({ remotes: REGISTRY.remotes });
  });

  it('names the fonts of a first paint in a header, before the browser parses anything', async () => {
    const link = (await server.get('/landing')).headers.link;
    expect(link).toBe(
      '</releases/shell/1.0.0/assets/figtree-latin.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
  });

  it('preloads the remote that the path belongs to, with its hash', async () => {
    const landing = (await server.get('/landing')).body;
    expect(landing).toMatch(/rel="preload"[^>]*integrity="sha384-abc" href="\/releases\/marketing\/1.0.0\/entry.js"/);
    expect((await server.get('/login')).body).not.toContain('entry.js">');
  });

  it('leaves it to the browser, which knows its user, whether the remote of a page for students is fetched', async () => {
    server.release(registryWith({ paths: [{ path: '/student-dashboard', access: 'student' }] }));
    const { body } = await server.get('/student-dashboard');
    expect(body).toMatch(/<template id="preloads" data-access="student"><link [^>]*entry.js"><\/template>/);
  });

  it('has the registry of the latest release', async () => {
    await server.get('/');
    const changed = { remotes: {} };
    server.release(changed);
    expect(JSON.parse((await server.get('/registry.json')).body)).toMatchObject(changed);
  });

  it('reads the registry again for an empty 304, until a release changes it', async () => {
    const etag = (await server.get('/registry.json')).headers.etag as string;
    const again = () => server.get('/registry.json', { 'If-None-Match': etag });
    expect(await again()).toMatchObject({ status: 304, body: '' });
    server.release({ remotes: {} });
    expect((await again()).status).toBe(200);
  });

  it('goes on with the registry before when the new one cannot be read, and the log says so once', async () => {
    await server.get('/');
    server.writeRegistry('{ "remotes": ');
    for (const url of ['/landing', '/registry.json'])
      expect((await server.get(url)).body).toContain('/releases/marketing/1.0.0/');
    expect(server.complaints).toHaveLength(1);
  });

  it('follows the releases of the shell, and the files of the version before stay for open tabs', async () => {
    expect((await server.get('/landing')).body).toContain('src="/releases/shell/1.0.0/shell.js"');
    server.publishShell('1.0.1');
    server.release({ ...REGISTRY, shell: { active: shellRelease('1.0.1') } });
    const { body } = await server.get('/landing');
    expect(body).toMatch(/<script nonce="[^"]+" defer src="\/releases\/shell\/1.0.1\/shell.js">/);
    expect(body).toContain('id="registry"');

    server.release(REGISTRY);
    expect((await server.get('/landing')).body).toContain('src="/releases/shell/1.0.0/shell.js"');
    for (const version of ['1.0.0', '1.0.1']) {
      expect((await server.get(`/releases/shell/${version}/shell.js`)).body).toBe(SCRIPT);
    }
  });

  it('is that of the version before while the files of the new one are missing, and the log says so once', async () => {
    await server.get('/landing');
    server.release({ ...REGISTRY, shell: { active: shellRelease('1.0.1') } });
    for (const url of ['/landing', '/']) {
      expect((await server.get(url)).body).toContain('src="/releases/shell/1.0.0/shell.js"');
    }
    expect(server.complaints).toHaveLength(1);
    server.publishShell('1.0.1');
    expect((await server.get('/landing')).body).toContain('src="/releases/shell/1.0.1/shell.js"');
  });

  it('can be asked for without its body', async () => {
    const { status, headers, body } = await server.get('/landing', {}, 'HEAD');
    expect([status, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  it.each([
    ['GET', '//', 400],
    ['GET', '//evil.example/landing', 400],
    ['GET', '/%zz', 400],
    ['POST', '/landing', 404],
  ])('answers %s %s with %i, in the one shape of errors', async (method, path, expected) => {
    const { status, body } = await server.get(path, {}, method);
    expect([status, errorBodySchema.parse(JSON.parse(body)).statusCode]).toEqual([expected, expected]);
  });
});
