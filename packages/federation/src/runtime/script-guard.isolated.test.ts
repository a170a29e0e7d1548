/** @jest-environment jest-fixed-jsdom */
import { ScriptGuard, scriptTrust } from './script-guard';

const release = (version: string) => ({
  baseUrl: `/releases/tests/${version}/`,
  files: { 'entry.js': `sha384-${version}` },
});

const guard = new ScriptGuard((url) => `${url}?trusted`);
guard.allow(release('2'));
guard.allow(release('1'));

const origin = window.location.origin;
const createScript = (url: string) => guard.plugin.createScript?.({ url }) as { script: HTMLScriptElement };

test.each(['1', '2'])('a listed file of version %s becomes a trusted script with its hash', (version) => {
  const { script } = createScript(`${origin}/releases/tests/${version}/entry.js`);
  expect(script.src).toBe(`${origin}/releases/tests/${version}/entry.js?trusted`);
  expect(script.integrity).toBe(`sha384-${version}`);
  expect(script.crossOrigin).toBe('anonymous');
});

test.each([
  '/releases/tests/2/other.js',
  '/releases/tests/3/entry.js',
  'https://elsewhere.example/releases/tests/2/entry.js',
  'http://127.0.0.1:3104/entry.js',
])('%s, which no release lists, is refused', (url) => {
  expect(() => createScript(url)).toThrow(`The registry does not list ${url}`);
});

test('a file of a release without its hash is refused', () => {
  const url = `${origin}/releases/tests/4/entry.js`;
  guard.allow({ baseUrl: '/releases/tests/4/', files: { 'entry.js': '' } });
  expect(() => createScript(url)).toThrow(`The registry does not list ${url}`);
});

test('any file of a port of this machine that was allowed becomes a script, and no other port', () => {
  guard.allowLocal('http://127.0.0.1:3105');
  expect(createScript('http://127.0.0.1:3105/other.js').script.integrity).toBeFalsy();
  expect(() => createScript('http://127.0.0.1:3106/other.js')).toThrow('does not list');
});

test.each(['https://evil.example', 'http://127.0.0.1.evil.example:80', 'http://10.0.0.1:3105'])(
  '%s is never allowed as a whole',
  (address) => expect(() => guard.allowLocal(address)).toThrow('is not a port of this machine'),
);

describe('the first chunks of a release', () => {
  const listed = release('1');
  const started = { ...listed, entry: 'entry.js', preload: ['entry.js', 'chunk.js'] };
  const added = () => [...document.head.querySelectorAll('script')];
  beforeEach(() => guard.allow({ ...listed, files: { ...listed.files, 'chunk.js': 'sha384-chunk' } }));
  afterEach(() => {
    for (const script of added()) script.remove();
  });

  test('are added as scripts with their hashes, without the entry', () => {
    guard.fetchFirstChunks(started);
    expect(added().map(({ src, integrity }) => [src, integrity])).toEqual([
      [`${origin}/releases/tests/1/chunk.js?trusted`, 'sha384-chunk'],
    ]);
  });

  test.each(['load', 'error'])('leave no element behind after %s, for which the entry could wait', (type) => {
    guard.fetchFirstChunks(started);
    added()[0]?.dispatchEvent(new Event(type));
    expect(added()).toEqual([]);
  });

  test('are refused when the registry does not list them', () => {
    expect(() => guard.fetchFirstChunks({ ...started, preload: ['other.js'] })).toThrow('does not list');
    expect(added()).toEqual([]);
  });
});

const trust = scriptTrust(['https://cdn.example', 'http://127.0.0.1:3100']);

test.each([
  '/releases/tests/1/entry.js',
  `${window.location.origin}/releases/tests/1/entry.js`,
  'https://cdn.example/releases/tests/1/entry.js',
  'http://127.0.0.1:3100/releases/tests/1/entry.js',
])('%s may become a script', (url) => {
  expect(trust(url)).toBe(url);
});

test.each([
  ['https://evil.example/entry.js', 'https://evil.example'],
  ['https://cdn.example.evil.example/entry.js', 'https://cdn.example.evil.example'],
  ['https://cdn.example:8443/entry.js', 'https://cdn.example:8443'],
  ['http://cdn.example/entry.js', 'http://cdn.example'],
  ['//evil.example/entry.js', 'http://evil.example'],
  ['https://cdn.example@evil.example/entry.js', 'https://evil.example'],
  ['data:text/javascript,alert(1)', 'null'],
  ['blob:https://cdn.example.evil.example/1', 'https://cdn.example.evil.example'],
])('%s may not', (url, origin) => {
  expect(() => trust(url)).toThrow(`No code may come from ${origin}`);
});
