import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@wattle/federation/registry';
import { hashOf, registryIn, registryWith, shellRelease, TestServer } from '../test/test-server';

const PAGE = { title: 'Practice', css: '.page{color:red}', html: '<h1 id="_R_9H1_">Practice</h1>', place: '_R_9_' };

/** Stands for the shell's own renderer, which the build of its page brings along. */
const frame = (bar = 'Bar') => `export async function renderFrame(registry, pathname) {
  if (pathname === '/broken') throw new Error('The shell cannot render it');
  return { before: '<header>${bar} of ' + pathname + '</header><main>', after: '</main>', css: 'header{color:blue}', place: '_R_9_' };
}`;

const release = (
  content: string,
  path = '/landing',
  shell = shellRelease('1.0.0', { 'html/frame.mjs': frame() }),
): Registry => ({
  ...registryWith({
    paths: [{ path, access: 'public' }],
    files: { 'entry.js': 'sha384-abc', 'page.json': hashOf(content) },
    pages: { [path]: 'page.json' },
  }),
  shell: { active: shell },
});

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
  server.write('releases/shell/1.0.0/html/frame.mjs', frame());
  publish(PAGE);
});
afterEach(() => server.close());

function publish(page: unknown, path?: string): void {
  const content = JSON.stringify(page);
  server.write('releases/marketing/1.0.0/page.json', content);
  server.release(release(content, path));
}

test('a page that its remote has rendered is sent inside the frame of the shell, with the styles of both', async () => {
  const { body } = await server.get('/landing');
  expect(body).toContain('<title>Practice</title>');
  expect(body).toContain(
    `<div id="root" data-container="marketing_1"><header>Bar of /landing</header><main>${PAGE.html}</main></div>`,
  );
  expect(body).toMatch(/<style nonce="[^"]+">[^<]*header{color:blue}.page{color:red}<\/style>/);
  // What it declares nothing of is not in its head.
  expect(body).not.toMatch(/og:|twitter:|name="description"/);
  // What it is painted with comes before the scripts.
  const [head = '', rest = ''] = body.split('<body>');
  expect(head).not.toMatch(/<(link|script)[^>]*\.js"/);
  expect(rest).toMatch(
    /<template id="scripts"><link [^>]*entry.js"><script [^>]*src="\/releases\/shell\/1.0.0\/shell.js"><\/script><\/template>/,
  );
  // The page inlines the hashes of the files that it adds itself, and nothing of the rendered pages.
  const { active } = registryIn(body).remotes.marketing;
  expect([active.files, active.pages]).toEqual([{ 'entry.js': 'sha384-abc' }, undefined]);
});

test('the page says of itself what its remote declares, with absolute addresses', async () => {
  const image = { file: 'assets/card.png', width: 1200, height: 630, alt: 'Practice' };
  publish({ ...PAGE, head: { description: 'Tests & "answers"', canonical: '/', image } });
  const head = (await server.get('/landing')).body.split('<body>')[0];
  for (const element of [
    '<meta name="description" content="Tests &amp; &quot;answers&quot;">',
    '<link rel="canonical" href="http://localhost:3000/">',
    '<meta property="og:title" content="Practice">',
    '<meta property="og:url" content="http://localhost:3000/">',
    '<meta property="og:image" content="http://localhost:3000/releases/marketing/1.0.0/assets/card.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(head).toContain(element);
});

test('files of the remote are found where its release is, and the title is text', async () => {
  publish({ ...PAGE, title: 'Maths </title><script>', html: '<img src="{{release}}assets/exam.webp">' });
  const { body } = await server.get('/landing');
  expect(body).toContain('<img src="/releases/marketing/1.0.0/assets/exam.webp">');
  expect(body).toContain('<title>Maths &lt;/title>&lt;script></title>');
});

test('who runs this site stands in the page and in its HTML, as text', async () => {
  await server.close();
  server = await TestServer.start(undefined, { OPERATOR_NAME: 'Gum & <Leaf>', OPERATOR_EMAIL: 'hello@gum.example' });
  server.write('releases/shell/1.0.0/html/frame.mjs', frame());
  publish({ ...PAGE, html: '<p>{{operator-name}}, {{operator-address}}, {{operator-email}}</p>' });
  const { body } = await server.get('/landing');
  expect(body).toContain('<p>Gum &amp; &lt;Leaf>, , hello@gum.example</p>');
  expect(body).toContain('<meta name="operator-name" content="Gum &amp; &lt;Leaf>">');
});

test('what the bank holds stands in the page and in its HTML, and “Many” until the API has said it', async () => {
  publish({ ...PAGE, html: '<p>{{bank-questions}} questions, {{bank-question-types}} types</p>' });
  expect((await server.get('/landing')).body).toContain('<p>Many questions, Many types</p>');
  server.claims = { 'bank-questions': '743', 'bank-question-types': '12', 'bank-tests-per-year-level': '30+' };
  await sleep(600);
  const { body } = await server.get('/landing');
  expect(body).toContain('<p>743 questions, 12 types</p>');
  expect(body).toContain('<meta name="bank-tests-per-year-level" content="30+">');
});

test('a page that was not rendered, or for another shell, is left to the browser; the renderer cannot be fetched', async () => {
  for (const path of ['/landing/more', '/other'])
    expect((await server.get(path)).body).toContain('<div id="root"></div>');
  expect((await server.get('/releases/shell/1.0.0/html/frame.mjs')).status).toBe(404);
  publish({ ...PAGE, place: '_R_5_' });
  expect((await server.get('/landing')).body).toContain('<div id="root"></div>');
  expect(server.complaints).toEqual([]);
});

test('a page whose file is not what was released is not sent, and the log says so once', async () => {
  server.write('releases/marketing/1.0.0/page.json', JSON.stringify({ ...PAGE, html: '<script>alert(1)</script>' }));
  for (const _visit of ['first', 'second'])
    expect((await server.get('/landing')).body).toContain('<div id="root"></div>');
  expect(server.complaints).toHaveLength(1);
});

test('a renderer that is not what was released never runs', async () => {
  server.write('releases/shell/1.0.0/html/frame.mjs', frame('Other bar'));
  expect((await server.get('/landing')).body).toContain('<div id="root"></div>');
  expect(JSON.stringify(server.complaints)).toContain('frame.mjs is not what was released');
});

test('a frame that cannot be rendered leaves the page to the browser', async () => {
  publish(PAGE, '/broken');
  expect((await server.get('/broken')).body).toContain('<div id="root"></div>');
  expect(server.complaints).toHaveLength(1);
});

test('the frame is that of the active release of the shell, and of the one before while a new one cannot be read', async () => {
  const barOf = async () => /<header>(.*?)<\/header>/.exec((await server.get('/landing')).body)?.[1];
  expect(await barOf()).toBe('Bar of /landing');
  server.release(
    release(JSON.stringify(PAGE), '/landing', shellRelease('1.0.1', { 'html/frame.mjs': frame('New bar') })),
  );
  expect(await barOf()).toBe('Bar of /landing');
  server.publishShell('1.0.1');
  server.write('releases/shell/1.0.1/html/frame.mjs', frame('New bar'));
  expect(await barOf()).toBe('New bar of /landing');
  server.release(release(JSON.stringify(PAGE)));
  expect(await barOf()).toBe('Bar of /landing');
});

describe('what could not be read for a moment is painted some seconds later', () => {
  const page = async () => (await server.get('/landing')).body;

  async function expectPaintedLater(): Promise<void> {
    expect(await page()).toContain('<div id="root"></div>');
    const later = Date.now() + 10_000;
    mock.method(Date, 'now', () => later);
    expect(await page()).toContain(PAGE.html);
    expect(server.complaints).toHaveLength(1);
  }
  afterEach(() => mock.restoreAll());

  test('the page', async () => {
    server.remove('releases/marketing/1.0.0/page.json');
    expect(await page()).toContain('<div id="root"></div>');
    server.write('releases/marketing/1.0.0/page.json', JSON.stringify(PAGE));
    await expectPaintedLater();
  });

  test('the frame', async () => {
    const fault = { isThere: true };
    Object.assign(globalThis, { frameFault: fault });
    server.publishShell('1.0.2');
    const code = `if (globalThis.frameFault.isThere) throw new Error('too many open files');\n${frame()}`;
    server.write('releases/shell/1.0.2/html/frame.mjs', code);
    server.release(release(JSON.stringify(PAGE), '/landing', shellRelease('1.0.2', { 'html/frame.mjs': code })));
    expect(await page()).toContain('<div id="root"></div>');
    fault.isThere = false;
    await expectPaintedLater();
  });
});
