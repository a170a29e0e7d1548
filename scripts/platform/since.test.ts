import { nextSince } from './since';

const SINCE = {
  '2.0': { '@wattle/platform': 'Link', react: 'memo useState' },
  '2.1': { '@wattle/platform': 'notify' },
};
const PROVIDED = { '@wattle/platform': ['notify', 'Link'], react: ['useState', 'memo'] };

test('what is provided already keeps the version that came with it', () => {
  expect(nextSince(SINCE, PROVIDED, '2.4', '2.3')).toEqual(SINCE);
});

test.each([
  ['an export', { ...PROVIDED, '@wattle/platform': ['Link', 'notify', 'useHint'] }, { '@wattle/platform': 'useHint' }],
  ['a name of a library', { ...PROVIDED, react: ['memo', 'useState', 'Activity'] }, { react: 'Activity' }],
  ['a CSS variable', { ...PROVIDED, css: ['--ink'] }, { css: '--ink' }],
])('%s that is new came with the version that is next', (_what, provided, added) => {
  expect(nextSince(SINCE, provided, '2.4', '2.3')).toEqual({ ...SINCE, '2.4': added });
});

test('a shell that was released provides nothing new under its number', () => {
  expect(() => nextSince(SINCE, { ...PROVIDED, css: ['--ink'] }, '2.4', '2.4')).toThrow(
    '--ink of css is new since 2.4: @wattle/platform needs a new minor version.',
  );
});

test('what is gone is no longer listed, and a new major version begins anew', () => {
  expect(nextSince(SINCE, { react: ['memo'] }, '3.0', '2.4')).toEqual({ '3.0': { react: 'memo' } });
});
