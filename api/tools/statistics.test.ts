import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analysis, analyseAnswers } from '../src/statistics/figures/analyse-answers';
import { readAnswerFiles } from './answer-files';

const folder = mkdtempSync(join(tmpdir(), 'wattle-answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Children whose marks are known: a right answer is A, a wrong one B. */
function marked(children: readonly (readonly [child: string, marks: string])[]): Analysis {
  const items = [...(children[0]?.[1] ?? '')].map((_, at) => `item${at + 1}`);
  const rows = children.map(([child, marks]) => [child, ...[...marks].map((mark) => (mark === '1' ? 'A' : 'B'))]);
  const answers = file('answers.csv', [['child', ...items], ...rows].map((row) => row.join()).join('\n'));
  const keys = file('keys.csv', ['item,key', ...items.map((item) => `${item},A`)].join('\n'));
  return analyseAnswers(readAnswerFiles(answers, keys), 'wrong');
}

const rounded = (figures: readonly (number | null)[]) => figures.map((each) => Number(each?.toFixed(4)) + 0);

describe('ten children and ten items of a published example', () => {
  const rows =
    '1111110110 1011011101 1111011001 0010001000 0000010010 1110111111 1101110111 1111111101 0101111101 1101101110';
  const { items, test } = marked(rows.split(' ').map((marks, at) => ['ABCDEFGHIJ'.charAt(at), marks]));

  it('has the published facilities and reliability', () => {
    expect(items.map(({ facility }) => facility)).toEqual([0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6]);
    expect(test.alpha).toBeCloseTo(0.696347, 6);
    expect([test.n, test.items, test.mean]).toEqual([10, 10, 6.6]);
    expect((test.sd ?? 0) ** 2).toBeCloseTo((5.84 * 10) / 9, 9);
    expect(test.sem).toBeCloseTo((test.sd ?? 0) * Math.sqrt(1 - 0.696347), 5);
  });

  it('has its point-biserials, plain and corrected', () => {
    expect(rounded(items.map(({ pointBiserial }) => pointBiserial))).toEqual([
      0.7946, 0.7946, 0.2027, 0.614, 0.7095, 0.4345, 0.1625, 0.7946, 0.0828, 0.6251,
    ]);
    const corrected = [0.7059, 0.7059, 0, 0.4736, 0.5839, 0.2861, -0.0274, 0.7059, -0.1236, 0.4759];
    expect(rounded(items.map(({ pointBiserialCorrected }) => pointBiserialCorrected))).toEqual(corrected);
    expect(rounded(items.map(({ discriminationIndex }) => discriminationIndex))).toEqual(corrected);
  });

  it('ranks children with the same total by their names', () => {
    expect(rounded(items.map(({ upperLower }) => upperLower))).toEqual([
      0.6667, 0.6667, 0.6667, 0.3333, 0.6667, 0.6667, 0, 0.6667, 0, 0.6667,
    ]);
  });

  it('gives all weight to the items together', () => {
    expect(items.reduce((sum, { effectiveWeight }) => sum + (effectiveWeight ?? 0), 0)).toBeCloseTo(1, 9);
  });
});

/** How many of 1,000 had which answers right, from 00000 to 11111 (Bock and Lieberman 1970). */
const LSAT6 = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
];
const LSAT7 = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32, 308,
];

/** Of each item: facility, index and efficiency of discrimination, point-biserial, effective weight; computed apart from this code. */
const LSAT6_FIGURES = [
  [0.924, 0.112832689, 0.184817221, 0.362010437, 0.138830939],
  [0.709, 0.15317812, 0.200026666, 0.566772095, 0.227427701],
  [0.553, 0.172778943, 0.218899544, 0.618439754, 0.248548524],
  [0.763, 0.144428095, 0.177201964, 0.534418326, 0.213679677],
  [0.87, 0.121596403, 0.187747712, 0.435366428, 0.171513159],
];
const LSAT7_FIGURES = [
  [0.828, 0.24573165, 0.332621463, 0.529987801, 0.183706419],
  [0.658, 0.246673577, 0.316487951, 0.599676653, 0.21909036],
  [0.772, 0.313179253, 0.405903831, 0.611210327, 0.208010414],
  [0.606, 0.222751254, 0.281597935, 0.592028626, 0.220935378],
  [0.843, 0.174786301, 0.237826003, 0.461191702, 0.168257429],
];

test.each([
  ['LSAT6', LSAT6, 0.294997192, LSAT6_FIGURES],
  ['LSAT7', LSAT7, 0.453408736, LSAT7_FIGURES],
])('%s has the published figures', (_name, patterns, alpha, figures) => {
  const children = patterns.flatMap((count, pattern) =>
    Array.from({ length: count }, (_, at) => [`${pattern}-${at}`, pattern.toString(2).padStart(5, '0')] as const),
  );
  const { items, test: whole } = marked(children);
  expect(whole.alpha).toBeCloseTo(alpha, 8);
  for (const [at, item] of items.entries()) {
    const { facility, discriminationIndex, discriminativeEfficiency, pointBiserial, effectiveWeight } = item;
    const found = [facility, discriminationIndex, discriminativeEfficiency, pointBiserial, effectiveWeight];
    for (const [of, figure] of found.entries()) expect(figure).toBeCloseTo(figures[at]?.[of] ?? Number.NaN, 8);
  }
});

const analysed = (...marks: string[]) => marked(marks.map((each, at) => [`${at}`, each])).items;

test('an item with a negative covariance has no weight, and those of the others add up to one', () => {
  const weights = analysed('1110', '1110', '1100', '0001', '0001', '1000').map((item) => item.effectiveWeight);
  const [first = 0, second = 0, third = 0, fourth] = weights.map((each) => each ?? undefined);
  expect(fourth).toBeUndefined();
  expect([first, second, third].map((each) => each.toFixed(8))).toEqual(['0.29343060', '0.35937763', '0.34719177']);
  expect(first + second + third).toBeCloseTo(1, 12);
});

test('of children with one total the lower number comes first, also where it has fewer digits', () => {
  // Of eleven children three are the upper group; all have one right, the first three the first item.
  const [first] = analysed('10', '10', '10', '01', '01', '01', '01', '01', '01', '01', '01');
  expect(first?.upperLower).toBe(1);
});

describe('a published item of twenty-two attempts', () => {
  const right = [1, 2, 3, 4, 7, 8, 9, 11, 12, 16, 21];
  const totals = [
    12, 7.4, 11.7, 8.5, 10.1, 11.3, 11.2, 14.1, 8.6, 11.6, 9.3, 13.1, 11.5, 11.3, 5.5, 4.8, 8.7, 11.8, 6, 5.9, 12.8,
    13.8,
  ];

  it('changes the sign of its correlation where the score leaves it out', async () => {
    const { itemFigures } = await import('../src/statistics/figures/item-figures');
    const cells = totals.map((total, at) => {
      const isRight = right.includes(at + 1);
      return { option: isRight ? 'A' : 'B', right: total - Number(isRight), others: 19, count: 1 };
    });
    const figures = itemFigures(cells, 'A');
    expect(figures.facility).toBe(0.5);
    expect(figures.discriminationIndex).toBeCloseTo(-0.08396734802, 9);
    expect(figures.discriminativeEfficiency).toBeCloseTo(-0.1, 9);
    expect(figures.pointBiserial).toBeCloseTo(0.100605, 6);
  });
});

const KEYS = 'item,key\r\n"q,1",A\r\nq2,b\r\n';

describe('files', () => {
  it('may have a byte order mark, quoted and empty cells and other line ends', () => {
    const answers = file('answers.csv', '\ufeffchild,"q,1",q2\r\n007,A,B\r\n"x ""y""",,b\r\nz,C,\r\n');
    const table = readAnswerFiles(answers, file('keys.csv', KEYS));
    expect(table.items).toEqual([
      { item: 'q,1', key: 'A' },
      { item: 'q2', key: 'B' },
    ]);
    expect(table.children.map(({ child, answers: given }) => [child, ...given])).toEqual([
      ['007', 'A', 'B'],
      ['x "y"', null, 'B'],
      ['z', 'C', null],
    ]);
    const [first] = analyseAnswers(table, 'wrong').items;
    expect([first?.n, first?.facility, first?.options]).toEqual([
      3,
      1 / 3,
      { A: { share: 1 / 3, meanRest: 1 }, C: { share: 1 / 3, meanRest: 0 } },
    ]);
    const [left] = analyseAnswers(table, 'exclude').items;
    expect([left?.n, left?.facility, left?.options.A?.share]).toEqual([2, 0.5, 0.5]);
  });

  it('give null where a variance is 0', () => {
    const { items, test: whole } = marked([
      ['a', '10'],
      ['b', '10'],
    ]);
    const { n, facility, options, item, upperLower, ...figures } = items[0] as Analysis['items'][number];
    expect([n, facility, options, item, upperLower]).toEqual([2, 1, { A: { share: 1, meanRest: 0 } }, 'item1', 0]);
    expect(new Set(Object.values(figures))).toEqual(new Set([null]));
    expect(whole).toEqual({ n: 2, items: 2, mean: 1, sd: 0, alpha: null, errorRatio: null, sem: null });
  });

  it.each([
    ['a child that stands twice', 'child,q2\nx,A\nx,B\n', 'item,key\nq2,A\n', 'has two rows of x.'],
    ['an item without a key', 'child,q2,q3\nx,A,B\n', 'item,key\nq2,A\n', 'has the item q3, which has no key in'],
    ['a key without an item', 'child,q2\nx,A\n', 'item,key\nq2,A\nq9,B\n', 'has the item q9, which is not in'],
    ['an item that stands twice', 'child,q2,q2\nx,A,B\n', 'item,key\nq2,A\n', 'has two columns q2.'],
    ['two keys of an item', 'child,q2\nx,A\n', 'item,key\nq2,A\nq2,B\n', 'has two keys of q2.'],
    [
      'a cell that is no letter',
      'child,q2\nx,AB\n',
      'item,key\nq2,A\n',
      'has AB for q2 in line 2: a cell is a letter.',
    ],
    ['a row without a child', 'child,q2\n,A\n', 'item,key\nq2,A\n', 'names no child in line 2.'],
    ['a row that is too long', 'child,q2\nx,A,B\n', 'item,key\nq2,A\n', 'has too many cells in line 2.'],
    ['another header', 'pupil,q2\nx,A\n', 'item,key\nq2,A\n', 'begins with the line child,<item>,...'],
    ['no answers', 'child,q2\n', 'item,key\nq2,A\n', 'has no answers.'],
    ['a key that is no letter', 'child,q2\nx,A\n', 'item,key\nq2,\n', 'names no item or no letter in line 2.'],
  ])('with %s are refused in a line', (_fault, answers, keys, line) => {
    const read = () => readAnswerFiles(file('answers.csv', answers), file('keys.csv', keys));
    expect(read).toThrow(line);
  });
});

describe('pnpm statistics', () => {
  const ROOT = join(import.meta.dirname, '../..');
  const command = [
    join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    '--tsconfig',
    'api/tsconfig.json',
    'api/tools/statistics.ts',
  ];
  const options = {
    cwd: ROOT,
    encoding: 'utf8',
  } as const;
  const answers = () => file('answers.csv', 'child,q1,q2\nx,A,B\ny,B,B\nz,A,C\n');
  const keys = () => file('keys.csv', 'item,key\nq1,A\nq2,B\n');

  it('prints JSON of items and test', () => {
    const given = ['--answers', answers(), '--keys', keys(), '--json'];
    const output = JSON.parse(execFileSync(process.execPath, [...command, ...given], options));
    expect(output.items.map(({ item, n }: { item: string; n: number }) => [item, n])).toEqual([
      ['q1', 3],
      ['q2', 3],
    ]);
    expect(Object.keys(output.items[0]).sort()).toEqual(
      [
        ...['discriminationIndex', 'discriminativeEfficiency', 'effectiveWeight', 'facility', 'item', 'n', 'options'],
        ...['pointBiserial', 'pointBiserialCorrected', 'upperLower'],
      ].sort(),
    );
    expect(Object.keys(output.test)).toEqual(['n', 'items', 'mean', 'sd', 'alpha', 'errorRatio', 'sem']);
  });

  it.each([
    ['a model', ['--model', 'rasch'], /^--model is not offered/],
    ['another choice @long', ['--omitted', 'maybe'], /^pnpm statistics --answers FILE/],
    ['a file that there is not @long', ['--answers', 'nowhere.csv'], /^nowhere\.csv cannot be read/],
  ])('refuses in a line %s', (_what, given, line) => {
    const all = ['--answers', answers(), '--keys', keys(), ...given];
    const { status, stderr, stdout } = spawnSync(process.execPath, [...command, ...all], options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(line);
  });
});
