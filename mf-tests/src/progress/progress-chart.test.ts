import { pageOf } from './progress-chart';

const items = [1, 2, 3, 4, 5, 6, 7];

test.each<[string, number, number, number[], boolean, boolean]>([
  ['the latest', 3, 0, [5, 6, 7], true, false],
  ['those before', 3, 1, [2, 3, 4], true, true],
  ['the first, and the page is full', 3, 2, [1, 2, 3], false, true],
  ['too far back', 3, 9, [1, 2, 3], false, true],
  ['all of them', 7, 0, items, false, false],
  ['all of them where nothing is measured', Number.POSITIVE_INFINITY, 0, items, false, false],
  ['one by one', 1, 6, [1], false, true],
])('%s', (_what, size, pagesBack, shown, hasEarlier, hasLater) => {
  expect(pageOf(items, size, pagesBack)).toMatchObject({ shown, hasEarlier, hasLater });
});

test('of nothing there is one empty page', () => {
  expect(pageOf([], 3, 0)).toMatchObject({ shown: [], hasEarlier: false, hasLater: false });
});
