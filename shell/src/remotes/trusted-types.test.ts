import { scriptTrust } from './trusted-types';

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
