/** @jest-environment jest-fixed-jsdom */
import type { Release } from '../registry';
import { scriptGuard } from './script-guard';

const release = (version: string) =>
  ({ baseUrl: `/releases/tests/${version}/`, files: { 'entry.js': `sha384-${version}` } }) as unknown as Release;

const guard = scriptGuard(
  { remotes: { tests: { active: release('2'), lastGood: release('1') } } },
  (url) => `${url}?trusted`,
);

const origin = window.location.origin;
const createScript = (url: string) => guard.createScript?.({ url }) as { script: HTMLScriptElement };

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
])('%s, which no release lists, is refused', (url) => {
  expect(() => createScript(url)).toThrow(`The registry does not list ${url}`);
});
