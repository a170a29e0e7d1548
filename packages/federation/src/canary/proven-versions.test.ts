import { provenVersions } from './proven-versions';

test.each([
  ['viewed too seldom', 99, 0, false],
  ['viewed a hundred times without an error', 100, 0, true],
  ['an error in a view of a hundred', 100, 1, true],
  ['errors in two views of a hundred', 100, 2, false],
])('%s', (_what, views, failedViews, isProven) => {
  expect(provenVersions([{ version: '1.0.0', views, failedViews }])).toEqual(isProven ? ['1.0.0'] : []);
});
