import { randomFrom } from '@wattle/contract/testing';
import { flagsOf } from './flags';
import { abilityBands, type Cell, counted, effectiveWeights, itemFigures, median } from './item-figures';
import { doubtAbout } from './sentinel';
import { testFigures } from './test-figures';

const OTHERS = 20;

/** Answers of children of each score on the other questions, by what so many of a hundred with that score choose. */
function answers(shares: (score: number) => Record<string, number>, perScore = 6): Cell[] {
  return Array.from({ length: OTHERS + 1 }, (_, right) => right).flatMap((right) =>
    Object.entries(shares(right / OTHERS)).map(([option, share]) => ({
      option: option === 'none' ? null : option,
      right,
      others: OTHERS,
      count: Math.round((share * perScore) / 100),
    })),
  );
}

/** The right option rises with the score, the others fall. */
const rising = (right: string, others: string) => (score: number) => {
  const wrong = (80 - 70 * score) / others.length;
  return { [right]: 20 + 70 * score, ...Object.fromEntries([...others].map((each) => [each, wrong])) };
};

test.each<[string, Cell[], string, string | undefined]>([
  ['a sound key', answers(rising('A', 'BCD'), 10), 'A', undefined],
  ['a wrong key', answers(rising('B', 'ACD'), 10), 'A', 'B'],
  [
    'a wrong key that hardly anybody chooses',
    answers((score) => ({ B: 30 + 60 * score, C: 68 - 60 * score, A: 2 }), 50),
    'A',
    'B',
  ],
  [
    'a key that nobody chooses, where able children choose B',
    answers((score) => ({ B: 20 + 70 * score, C: 80 - 70 * score }), 10),
    'A',
    'B',
  ],
  ['a difficult question, at which all guess', answers(() => ({ A: 20, B: 30, C: 30, D: 20 }), 50), 'A', undefined],
  [
    'a difficult question, which only the best know',
    answers((score) => ({ A: score > 0.9 ? 60 : 15, B: 30, C: 30 }), 50),
    'A',
    undefined,
  ],
  ['too few answers', answers(rising('B', 'A'), 1.5), 'A', undefined],
  ['children who are all alike', [{ option: 'B', right: 10, others: OTHERS, count: 200 }], 'A', undefined],
])('of %s the doubt is right', (_case, cells, key, option) => {
  expect(doubtAbout(cells, key)?.option).toBe(option);
});

test.each([
  ['each option by as many', 'ABCDE'],
  ['a wrong option by three in five', 'ABBBBBBCDE'],
])('of answers by chance alone the doubt is rare: %s', (_case, options) => {
  const random = randomFrom(7);
  const doubted = Array.from({ length: 200 }, () => {
    const cells = Array.from({ length: 300 }, (): Cell => {
      const right = Math.round(OTHERS * (random() + random() + random())) / 3;
      return { option: options.charAt(Math.floor(options.length * random())), right, others: OTHERS, count: 1 };
    });
    return doubtAbout(cells, 'A') !== undefined;
  });
  expect(doubted.filter(Boolean).length).toBeLessThanOrEqual(20);
});

test('other flags wait for enough answers, and an easy question has none', () => {
  const flat = (perScore: number) => answers(() => ({ A: 50, B: 50 }), perScore);
  // Of two hundred children nobody chooses C, which one in a hundred might choose.
  expect(flagsOf(flat(10), 'A', ['A', 'B', 'C'])).toEqual([{ kind: 'low-discrimination' }]);
  expect(flagsOf(flat(14), 'A', ['A', 'B', 'C'])).toEqual([
    { kind: 'low-discrimination' },
    { kind: 'unused-option', option: 'C' },
  ]);
  expect(
    flagsOf(
      answers(() => ({ A: 50, B: 50 }), 2),
      'A',
      ['A', 'B', 'C'],
    ),
  ).toEqual([]);
  expect(
    flagsOf(
      answers(() => ({ A: 95, B: 5 }), 20),
      'A',
      ['A', 'B', 'C'],
    ),
  ).toEqual([]);
});

test('bands hold as many children each, also where scores are equal', () => {
  const cells: Cell[] = [
    { option: 'A', right: 1, others: 2, count: 6 },
    { option: 'B', right: 2, others: 2, count: 4 },
  ];
  expect(abilityBands(cells, ['A', 'B'])).toEqual([
    { n: 2, shares: [1, 0] },
    { n: 2, shares: [1, 0] },
    { n: 2, shares: [1, 0] },
    { n: 2, shares: [0, 1] },
    { n: 2, shares: [0, 1] },
  ]);
});

test('equal totals count in part in the upper and lower groups', () => {
  const cells: Cell[] = [
    { option: 'A', right: 0, others: 1, count: 2 },
    { option: 'B', right: 1, others: 1, count: 2 },
  ];
  expect(itemFigures(cells, 'A').upperLower).toBe(0);
});

test('what was left out is wrong, or is not counted', () => {
  const cells: Cell[] = [
    { option: 'A', right: 1, others: 2, count: 3 },
    { option: null, right: 0, others: 2, count: 1 },
  ];
  expect(itemFigures(counted(cells, 'wrong'), 'A').facility).toBe(0.75);
  expect(itemFigures(counted(cells, 'exclude'), 'A').facility).toBe(1);
});

test.each([
  [[], null],
  [[[30, 1]], 30],
  [
    [
      [60, 1],
      [20, 2],
    ],
    20,
  ],
  [
    [
      [20, 1],
      [40, 1],
    ],
    30,
  ],
] as [[number, number][], number | null][])('the median of %j is %p', (counts, expected) => {
  expect(median(counts)).toBe(expected);
});

test('weights are shares of the roots of covariances, and a negative one has none', () => {
  expect(effectiveWeights([4, 1, 1])).toEqual([0.5, 0.25, 0.25]);
  expect(effectiveWeights([4, -1, 1])).toEqual([2 / 3, null, 1 / 3]);
  expect(effectiveWeights([0, null])).toEqual([null, null]);
});

test('alpha may be negative', () => {
  // Four children, two questions: who has one of them right has the other wrong, but for one child.
  const figures = testFigures({ n: 4, sum: 5, sumOfSquares: 7, right: [3, 2] });
  expect(figures?.alpha).toBeCloseTo(2 * (1 - (0.25 + 1 / 3) / 0.25), 12);
  expect(figures?.errorRatio).toBeCloseTo(Math.sqrt(1 - 2 * (1 - 7 / 3)), 12);
  expect(testFigures({ n: 4, sum: 4, sumOfSquares: 4, right: [2, 2] })).toMatchObject({
    alpha: null,
    sem: null,
    sd: 0,
  });
});
