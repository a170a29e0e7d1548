import { hasServedWell, isJudged } from './served-well';

test.each([
  ['never viewed', 0, 0, { isWell: false, isDecided: false }],
  ['viewed too seldom', 99, 0, { isWell: false, isDecided: false }],
  ['viewed a hundred times without an error', 100, 0, { isWell: true, isDecided: true }],
  ['an error in a view of a hundred', 100, 1, { isWell: true, isDecided: true }],
  ['errors in two views of a hundred, as one network can make them', 100, 2, { isWell: false, isDecided: false }],
  ['errors in five views of a hundred', 100, 5, { isWell: false, isDecided: true }],
  ['an error in each of four views', 4, 4, { isWell: false, isDecided: false }],
  ['an error in each of five views', 5, 5, { isWell: false, isDecided: true }],
  ['an error in one of few views', 50, 1, { isWell: false, isDecided: false }],
])('%s', (_what, views, failedViews, { isWell, isDecided }) => {
  expect(hasServedWell({ views, failedViews })).toBe(isWell);
  expect(isJudged({ views, failedViews })).toBe(isDecided);
});
