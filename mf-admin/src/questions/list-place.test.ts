import { isNarrowed, readListFilter, writeListFilter } from './list-place';

const usual = { page: 1, type: 'All', sort: 'oldest' };

test.each([
  ['', usual],
  ['?page=3&type=Finalized', { ...usual, page: 3, type: 'Finalized' }],
  [
    '?search=tram&level=Easy&category=Time&exam_type=Weekly&sort=topic',
    {
      ...usual,
      search: 'tram',
      level: 'Easy',
      category: 'Time',
      exam_type: 'Weekly',
      sort: 'topic',
    },
  ],
  ['?page=-1&type=Latin&level=Hard&sort=random&page=2', usual],
])('the address %j shows %j', (search, filter) => {
  expect(readListFilter(search, 'All')).toEqual(filter);
});

test.each(['', '?page=3', '?type=Generated&search=A+%26+B', '?sort=updated&page=2'])(
  '%j is written as it was read',
  (search) => {
    const rewritten = writeListFilter(readListFilter(search, 'All'), 'All');
    expect(new Set(new URLSearchParams(rewritten))).toEqual(new Set(new URLSearchParams(search)));
  },
);

test.each([
  ['', 'All', false],
  ['?page=2&sort=topic', 'All', false],
  ['?type=Original', 'All', true],
  ['?type=Original', 'Original', false],
  ['?search=tram', 'All', true],
] as const)('%j, where %s is usual, narrows the list: %s', (search, defaultType, narrowed) => {
  expect(isNarrowed(readListFilter(search, defaultType), defaultType)).toBe(narrowed);
});
