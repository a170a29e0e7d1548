import { globalCss } from './global-css';
import { customProperty, themes } from './themes';
import { color } from './tokens';

test.each(Object.entries(themes))('every colour of the %s theme reaches the page', (_name, theme) => {
  for (const value of Object.values(theme)) expect(globalCss).toContain(`:${value};`);
});

test('there is a token for each colour of the themes, and no other', () => {
  const expected = Object.keys(themes.light).map((name) => [name, `var(${customProperty(name)})`]);
  expect({ ...color }).toEqual(Object.fromEntries(expected));
});

test('on such an area high contrast has its own yellow and no grey', () => {
  const [, rule = ''] = globalCss.match(/\[data-theme='high-contrast'\] \[data-surface='dark'\] \{(.*)\}/) ?? [];
  expect(rule).toContain(`--brand:${themes.highContrast.brand};`);
  expect(rule).toContain('--control:#ffffff;');
});

test('an area that is dark in every theme keeps its own colour', () => {
  const [, rule = ''] = globalCss.match(/\[data-surface='dark'\] \{(.*)\}/) ?? [];
  expect(rule).toContain('--ink:#ffffff;');
  expect(rule).not.toMatch(/--(night|practice|weekly|mega):/);
});
