import type { BankItem } from '../items/bank-items';
import { valueSolver } from '../solvers/solver';
import { computedFlaws } from './computed-guards';
import { descriptionKeepsKey, drawingKeepsNumbers, pictureIsDescribed } from './picture';

const item: BankItem = {
  slug: 'maths-planted',
  subject: 'Maths',
  question: '3 cups make 24 biscuits. How many cups make 56 biscuits?',
  mcq_options: 'A 6, B 7, C 8, D 9, E 35',
  correct_answer: 'B',
  explanation: '3 cups make 24 biscuits, so one makes 24 ÷ 3 = 8.\n56 ÷ 8 = 7, so 7 cups are needed.',
  wrong_turns: {
    A: 'This doubles the 3 cups.',
    C: 'This is what one cup makes.',
    D: 'This makes three batches.',
    E: 'This adds 56 − 24 = 32 cups.',
  },
  category: 'Ratio',
  level: 'Easy',
  exam_type: 'Practice',
  year_level: 5,
};

const aClock = { kind: 'clock', hour: 3, minute: 30 } as unknown as BankItem['figure'];

const solver = valueSolver(
  '<cups> cups make <biscuits> biscuits. How many cups make <wanted> biscuits?',
  ({ cups, biscuits, wanted }) => (wanted * cups) / biscuits,
);

const poem: BankItem = {
  ...item,
  slug: 'reading-planted',
  subject: 'Reading',
  format: 'poem',
  text: 'Trains\n\nMy mother knows the trains\nwith their coats off.',
  question: 'What does “with their coats off” (line 2) mean?',
  mcq_options: 'A cold, B at rest, C new, D late',
  explanation: 'The trains are at home.\n“My mother knows the trains” (line 1) as one knows people.',
  wrong_turns: {
    A: 'This takes “coats off” for freezing.',
    C: 'This takes “knows the trains” for having just got them.',
    D: 'This takes “My mother” for somebody who waits.',
  },
};

it('finds nothing wrong in a sound item', () => {
  expect(computedFlaws(item, solver)).toEqual([]);
  expect(computedFlaws(poem, undefined)).toEqual([]);
});

const withTurn = (letter: string, text: string) => ({ wrong_turns: { ...item.wrong_turns, [letter]: text } });

test.each<[what: string, change: Partial<BankItem>, flaw: RegExp]>([
  ['the key is another', { correct_answer: 'D' }, /The key is D, but computing finds B/],
  ['two options are right', { mcq_options: 'A 6, B 7, C 8, D 14/2, E 35' }, /computing finds B and D/],
  ['no option is right', { mcq_options: 'A 6, B 17, C 8, D 9, E 35' }, /computing finds none/],
  ['the stem has another number', { question: item.question.replace('56', '64') }, /computing finds C/],
  ['the stem has other words', { question: item.question.replace('make', 'need') }, /cannot be solved/],
  ['two options say the same', { mcq_options: 'A 35.0, B 7, C 8, D 9, E 35' }, /Options A and E say the same/],
  ['a distractor has no mistake', { wrong_turns: { A: 'This doubles.' } }, /It has wrong turns for A/],
  ['the explanation leaves out a number', { explanation: '24 ÷ 3 = 8.\nSo it is 7.' }, /does not use 56/],
  ['the explanation is one line', { explanation: item.explanation.replace('\n', ' ') }, /has 1 lines/],
  ['an equation is false', withTurn('E', 'This adds 56 − 24 = 33 cups.'), /56 − 24 = 33 is not true/],
  ['an equation cannot be read', withTurn('E', 'This adds 56 − some = 32 cups.'), /No equation can be read/],
  ['a number comes from nowhere', withTurn('A', 'This doubles the 4 cups.'), /4 comes from nowhere/],
  ['an option is named', withTurn('A', 'Choose B, not this.'), /A letter is named/],
  ['an option is named in brackets', withTurn('A', 'This is less than the key (B).'), /A letter is named/],
  ['one option is said to be right', withTurn('A', 'Only B is right.'), /A letter is named/],
  ['the answer is named', withTurn('A', 'The answer B is more.'), /A letter is named/],
  ['two distractors come from one mistake', withTurn('A', item.wrong_turns?.C ?? ''), /have one wrong turn/],
  ['options are not in order', { mcq_options: 'A Net 2, B Net 1, C Net 3, D Net 4, E Net 5' }, /not in order/],
  ['a number lacks its comma', { question: '1500 cups make 24 biscuits.' }, /1500 has no comma/],
  ['the description gives the key away', { image_description: 'A plate with 7 biscuits.' }, /gives the key away: “7”/],
])('finds that %s', (_what, change, flaw) => {
  expect(computedFlaws({ ...item, ...change }, solver)).toContainEqual(expect.stringMatching(flaw));
});

test.each<[what: string, change: Partial<BankItem>, flaw: RegExp]>([
  [
    'a quotation is not in the passage',
    { text: poem.text?.replace('mother', 'father') },
    /does not stand in the passage/,
  ],
  [
    'a wrong turn quotes what is not in the passage',
    { wrong_turns: { ...poem.wrong_turns, A: 'This takes “coats on” for freezing.' } },
    /“coats on” does not stand in the passage/,
  ],
  [
    'a wrong turn quotes nothing',
    { wrong_turns: { ...poem.wrong_turns, A: 'This takes the coats for warm ones.' } },
    /It quotes nothing: This takes the coats/,
  ],
  ['a distractor of a poem has no wrong turn', { wrong_turns: {} }, /It has wrong turns for /],
  ['a poem has five options', { mcq_options: `${poem.mcq_options}, E old` }, /It has 5 options/],
  ['a quotation is in another line', { question: poem.question.replace('line 2', 'line 9') }, /in line 9/],
])('finds that %s', (_what, change, flaw) => {
  expect(computedFlaws({ ...poem, ...change }, undefined)).toContainEqual(expect.stringMatching(flaw));
});

it('finds that the explanation of a blank names its key only as a temptation, or not at all', () => {
  const blank: BankItem = {
    ...poem,
    format: 'cloze',
    text: 'Trains\n\nMother [1] at the trains.',
    question: 'Which word or phrase best fits blank 1?',
    mcq_options: 'A waves, B laughs, C barks, D shouts',
    explanation: 'She is glad to see them.\nSo she “waves”.\nTempting wrong turn: “laughs”. She is not unkind.',
  };
  expect(computedFlaws({ ...blank, correct_answer: 'A' }, undefined)).not.toContainEqual(
    expect.stringMatching('arrive'),
  );
  for (const [letter, word] of Object.entries({ B: 'laughs', C: 'barks' }))
    expect(computedFlaws({ ...blank, correct_answer: letter }, undefined)).toContain(
      `Its explanation does not arrive at “${word}”.`,
    );
});

it('finds that a picture is described as another', () => {
  expect(computedFlaws({ ...item, figure: aClock, image_description: 'A clock.' }, undefined)).toContainEqual(
    'Its description tells another picture.',
  );
});

test.each<[what: string, change: { value?: number; boxes?: number }, flaws: string[]]>([
  ['what the item tells', {}, []],
  ['a number that it does not tell', { value: 11 }, ['Its drawing shows 11, 77, which it does not tell.']],
  ['another number of boxes', { boxes: 5 }, ['Its drawing shows 5, 40, which it does not tell.']],
])('judges a drawing that shows %s', (_what, { value = 8, boxes = 7 }, flaws) => {
  const rows = [{ name: 'Cups', boxes }];
  const explanation_figure = { kind: 'bar-model' as const, value, unit: 'biscuits', rows, total: value * boxes };
  expect(drawingKeepsNumbers({ ...item, explanation_figure }, undefined)).toEqual(flaws);
});

test.each([
  'A plate with 17 biscuits.',
  'Plates with 7 and 8 biscuits.',
  'A clock at 7:15.',
  'A plate with 8 biscuits.',
])('does not take “%s” for a description that gives the key away', (image_description) =>
  expect(descriptionKeepsKey({ ...item, image_description }, undefined)).toEqual([]),
);

const angle: Extract<BankItem['figure'], { kind: 'diagram' }> = {
  kind: 'diagram',
  isToScale: false,
  points: { A: [0, 0], B: [5, 0], C: [2.5, 5] },
  areas: [{ corners: ['A', 'B', 'C'], fill: 'green' }],
  lines: [
    { from: 'A', to: 'C', ticks: 1 },
    { from: 'B', to: 'C', ticks: 1 },
  ],
  angles: [{ at: 'A', between: ['B', 'C'], size: '62°' }],
  named: [],
};

test.each<[what: string, point: [number, number], flaws: RegExp[]]>([
  ['what its texts nearly tell', [2.5, 5], []],
  ['another angle than its text tells', [2.5, 3], [/The angle at A is not 62°/]],
  ['equal marks on lines that are not equal', [2.1, 4.4], [/AC is not as long/, /BC is not as long/]],
  ['a point that is no place', [Number.NaN, 5], [/cannot be drawn/]],
])('judges a drawing that is not to scale and shows %s', (_what, C, flaws) => {
  const figure = { ...angle, points: { ...angle.points, C } };
  const description = 'A triangle with an angle of 62°, not drawn to scale.';
  expect(pictureIsDescribed({ ...item, figure, image_description: description }, undefined)).toEqual(
    flaws.map((flaw) => expect.stringMatching(flaw)),
  );
});
