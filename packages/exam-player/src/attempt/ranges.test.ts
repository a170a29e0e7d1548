import { rangeAround, type TextRange, withoutRange, withRange } from '../attempt/ranges';

const ranges: TextRange[] = [
  [10, 20],
  [30, 40],
];

it.each<[string, TextRange, TextRange[]]>([
  ['before all', [0, 5], [[0, 5], ...ranges]],
  [
    'between',
    [22, 28],
    [
      [10, 20],
      [22, 28],
      [30, 40],
    ],
  ],
  [
    'touching one',
    [20, 25],
    [
      [10, 25],
      [30, 40],
    ],
  ],
  ['over both', [15, 35], [[10, 40]]],
  ['inside one', [12, 14], ranges],
  ['of nothing', [25, 25], ranges],
])('a range %s is added in order and apart', (_where, added, result) => {
  expect(withRange(ranges, added)).toEqual(result);
});

it.each<[string, TextRange, TextRange[]]>([
  ['between', [20, 30], ranges],
  ['of one', [10, 20], [[30, 40]]],
  [
    'inside one',
    [12, 14],
    [
      [10, 12],
      [14, 20],
      [30, 40],
    ],
  ],
  [
    'over both',
    [15, 35],
    [
      [10, 15],
      [35, 40],
    ],
  ],
])('a range %s is taken away', (_where, removed, result) => {
  expect(withoutRange(ranges, removed)).toEqual(result);
});

it('a range is found around what it wholly holds', () => {
  expect(rangeAround(ranges, [12, 20])).toEqual([10, 20]);
  expect(rangeAround(ranges, [18, 32])).toBeUndefined();
});
