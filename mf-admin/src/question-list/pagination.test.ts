import { shownPages } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 26, [1, 2, 'after', 26]],
  [13, 26, [1, 'before', 12, 13, 14, 'after', 26]],
  [26, 26, [1, 'before', 25, 26]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
