import { examProfile } from '@wattle/contract/exams';
import { type Candidate, toBank } from '../../bank/candidates/candidates';
import { fingerprintOf, wordsOf } from '../../bank/questions/near-duplicates';
import type { Choice } from './candidates';
import { chooseQuestions } from './question-choice.service';

/** Draws the last one each time. */
const backwards = () => 0.999;

/** "p1" is a Practice question, "w1" a Weekly one; "pA1" is about passage A. */
function candidate(id: string, question = `Question ${id}`): Candidate {
  const [kind, passage] = id;
  const passageKey = passage && /[A-Z]/.test(passage) ? passage : undefined;
  const asked = { question, passageKey };
  return {
    id,
    exam_type: kind === 'p' ? 'Practice' : 'Weekly',
    passageKey,
    generatedFrom: id,
    fingerprint: fingerprintOf(asked),
    words: wordsOf(asked),
  };
}

const mix = {
  levels: { Easy: 2, Medium: 1, Difficult: 1 },
  topics: { Money: 2, ...examProfile('nsw-selective').reading.answers },
  years: { below: 20, own: 60, above: 20 },
};
const wanted: Choice = { count: 10, examType: 'Practice', mix };

const choose = (candidates: Candidate[], choice: Partial<Choice>) =>
  chooseQuestions(toBank(candidates), { ...wanted, ...choice })
    .map(({ id }) => id)
    .join(' ');

const cases: [string, Partial<Choice> & { from: string; chosen: string }][] = [
  ['as many as are wanted', { from: 'p1 p2 p3', count: 2, chosen: 'p1 p2' }],
  ['what there is, when there is less', { from: 'p1', count: 5, chosen: 'p1' }],
  ['nothing from nothing', { from: '', count: 5, chosen: '' }],
  ['the wanted kind first', { from: 'w1 p1 w2 p2', count: 2, chosen: 'p1 p2' }],
  ['others to fill up', { from: 'w1 p1 w2', count: 3, chosen: 'p1 w1 w2' }],
  ['in the order in which they are shuffled', { from: 'p1 p2 p3', count: 2, random: backwards, chosen: 'p3 p2' }],
  ['a passage together, in its order', { from: 'pA1 pB1 pA2', count: 3, chosen: 'pA1 pA2 pB1' }],
  [
    'a passage that was shuffled still in its order',
    { from: 'pA1 pB1 pA2', count: 3, random: backwards, chosen: 'pB1 pA1 pA2' },
  ],
  ['a passage of the wanted kind only, where that is enough', { from: 'wA1 pB1 wA2', count: 3, chosen: 'pB1' }],
  [
    'what was not seen before what was',
    { from: 'p1 p2 p3', count: 2, lastSeen: new Map([['p1', 5]]), chosen: 'p2 p3' },
  ],
  [
    'what was seen long ago before what was seen lately',
    {
      from: 'p1 p2 p3',
      count: 2,
      lastSeen: new Map([
        ['p1', 5],
        ['p2', 9],
        ['p3', 1],
      ]),
      chosen: 'p3 p1',
    },
  ],
  [
    'an unseen question of another kind before a seen one of the wanted kind',
    {
      from: 'p1 p2 w1 w2',
      count: 3,
      lastSeen: new Map([
        ['p1', 5],
        ['w1', 5],
      ]),
      chosen: 'p2 w2 p1',
    },
  ],
  [
    'a passage that is new as a whole first',
    { from: 'pA1 pA2 pB1', count: 2, lastSeen: new Map([['pA2', 5]]), chosen: 'pB1' },
  ],
];

test.each(cases)('chooses %s', (_what, { from, chosen, ...choice }) => {
  const candidates = from
    .split(' ')
    .filter(Boolean)
    .map((id) => candidate(id));
  expect(choose(candidates, choice)).toBe(chosen);
});

const STEM = 'A jug holds 2 litres. How many glasses of 250 millilitres can be filled from three such jugs?';

test('a question that is worded nearly as another waits until there is nothing else', () => {
  const questions = [candidate('p1', STEM), candidate('p2', STEM.replace('three', 'four')), candidate('w3')];
  expect(choose(questions, { count: 2 })).toBe('p1 w3');
  expect(choose(questions, { count: 3 })).toBe('p1 w3 p2');
});

test('questions that were generated from one are not met together', () => {
  const siblings = ['p1', 'p2'].map((id) => ({ ...candidate(id, `Something else about ${id}`), generatedFrom: 'p0' }));
  expect(choose([...siblings, candidate('p3')], { count: 2 })).toBe('p1 p3');
});

test('the same question under two ids comes once', () => {
  expect(choose([candidate('p1', 'What is 2 + 2?'), candidate('p2', ' what  is 2 + 2? ')], {})).toBe('p1');
});

test('a passage stays together, also where two of its questions are nearly the same', () => {
  const ask = (word: string) => `What does the word ${word} mean where it stands in the second paragraph of this text?`;
  const passage = [candidate('pA1', ask('bright')), candidate('pA2', ask('keen')), candidate('pB1'), candidate('pB2')];
  expect(choose(passage, { count: 4 })).toBe('pA1 pA2 pB1 pB2');
});

test('the same words about two pictures are two questions', () => {
  const [one, other] = ['p1', 'p2'].map((id) => {
    const asked = { question: 'Which figure comes next?', image_data: `/api/images/${id}` };
    return { ...candidate(id), ...asked, fingerprint: fingerprintOf(asked), words: wordsOf(asked) };
  });
  expect(choose([one, other] as Candidate[], {})).toBe('p1 p2');
});

test('a large bank is not looked through for one test', () => {
  const bank = toBank(Array.from({ length: 20_000 }, (_each, index) => candidate(`p${index}`)));
  let draws = 0;
  const random = () => {
    draws += 1;
    return 0.5;
  };
  expect(chooseQuestions(bank, { ...wanted, count: 30, random })).toHaveLength(30);
  expect(draws).toBeLessThan(100);
});

test('the same words about two passages are two questions', () => {
  const ask = 'Which of these sentences says best what the whole of this text is about?';
  expect(choose([candidate('pA1', ask), candidate('pB1', ask)], {})).toBe('pA1 pB1');
});

describe('the mix', () => {
  /** "Money Easy" times 3 are three such questions. */
  const questions = (kinds: Record<string, number>) =>
    Object.entries(kinds).flatMap(([kind, count]) => {
      const [category, level] = kind.split(' ') as [string, Candidate['level']];
      return Array.from({ length: count }, (_each, index) => ({
        ...candidate(`p ${kind} ${index}`),
        exam_type: 'Practice' as const,
        passageKey: undefined,
        category,
        level,
      }));
    });
  const taken = (candidates: Candidate[], choice: Partial<Choice> = {}) => {
    const counts: Record<string, number> = {};
    for (const { category, level } of chooseQuestions(toBank(candidates), {
      ...wanted,
      random: Math.random,
      ...choice,
    })) {
      const kind = `${category} ${level}`;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  };

  it('gives each level and each topic its share', () => {
    const bank = questions({ 'Money Easy': 50, 'Money Medium': 50, 'Money Difficult': 50, 'Time Easy': 50 });
    expect(taken(bank, { count: 12 })).toEqual({
      'Money Easy': 2,
      'Money Medium': 3,
      'Money Difficult': 3,
      'Time Easy': 4,
    });
  });

  it('fills up with others where a level or a topic is used up', () => {
    expect(taken(questions({ 'Money Easy': 2, 'Time Medium': 20 }))).toEqual({ 'Money Easy': 2, 'Time Medium': 8 });
  });

  it('has no more easy questions than an exam allows, as long as there are others', () => {
    const ofYear = (year_level: number, kinds: Record<string, number>) =>
      questions(kinds).map((each) => ({ ...each, id: `${each.id} ${year_level}`, year_level }));
    const easy = ofYear(4, { 'Money Easy': 30 });
    const bank = [...easy, ...ofYear(6, { 'Money Medium': 30 })];
    const exam = {
      count: 12,
      examType: null,
      grade: 4,
      mix: { ...mix, levels: { Easy: 25, Medium: 50, Difficult: 25 }, mostEasy: 25 },
    };
    expect(taken(bank, exam)).toEqual({ 'Money Easy': 3, 'Money Medium': 9 });
    expect(taken(bank, { ...exam, mix: { ...exam.mix, mostEasy: undefined } })).toEqual({ 'Money Easy': 12 });
    expect(taken(easy, exam)).toEqual({ 'Money Easy': 12 });
  });

  it('comes after what a child has not seen', () => {
    const bank = questions({ 'Money Easy': 10, 'Time Difficult': 10 });
    const lastSeen = new Map(bank.slice(0, 10).map(({ id }) => [id, 1]));
    expect(taken(bank, { lastSeen })).toEqual({ 'Time Difficult': 10 });
  });
});

describe('a child’s year', () => {
  /** "p4" times 3 are three Practice questions of Year 4; "p" ones of no year. */
  const ofYears = (kinds: Record<string, number>) =>
    Object.entries(kinds).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_each, index) => ({
        ...candidate(`${kind.charAt(0)}${kind.charAt(1)}${index}`, `Question ${kind} ${index}`),
        passageKey: undefined,
        year_level: kind.length > 1 ? Number(kind.charAt(1)) : undefined,
      })),
    );
  const chosen = (candidates: Candidate[], choice: Partial<Choice>) => {
    const counts: Record<string, number> = {};
    for (const { exam_type = '', year_level = '' } of chooseQuestions(toBank(candidates), { ...wanted, ...choice })) {
      const kind = `${exam_type} ${year_level}`.trim();
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  };
  const all = ofYears({ p4: 20, p5: 20, p6: 20, p7: 20 });

  it.each([
    [4, { 'Practice 4': 8, 'Practice 5': 2 }],
    [5, { 'Practice 4': 2, 'Practice 5': 6, 'Practice 6': 2 }],
    [7, { 'Practice 6': 3, 'Practice 7': 7 }],
  ])('%i comes first, with its share of the years beside it', (grade, counts) => {
    expect(chosen(all, { grade })).toEqual(counts);
  });

  it.each<[string, Candidate[], Partial<Choice>, Record<string, number>]>([
    [
      'comes before the kind of test, which comes before years further off',
      ofYears({ w4: 3, p5: 2, p7: 20 }),
      { grade: 4 },
      { 'Practice 5': 2, 'Weekly 4': 3, 'Practice 7': 5 },
    ],
    [
      'with too few questions is filled up from all others',
      ofYears({ p4: 2, p7: 8 }),
      { grade: 4 },
      { 'Practice 4': 2, 'Practice 7': 8 },
    ],
    [
      'counts questions without a year as its own',
      ofYears({ p: 9, p7: 9 }),
      { grade: 5 },
      { Practice: 9, 'Practice 7': 1 },
    ],
    [
      'gives way to what the child has not seen',
      ofYears({ p4: 10, p7: 10 }),
      { grade: 4, lastSeen: new Map(Array.from({ length: 10 }, (_each, index) => [`p4${index}`, 1])) },
      { 'Practice 7': 10 },
    ],
  ])('%s', (_what, candidates, choice, counts) => {
    expect(chosen(candidates, choice)).toEqual(counts);
  });

  it('that nobody has said makes no difference', () => {
    expect(chosen(all, { count: 80 })).toEqual({
      'Practice 4': 20,
      'Practice 5': 20,
      'Practice 6': 20,
      'Practice 7': 20,
    });
  });

  it('is that of whole passages, as far as all formats and the count allow', () => {
    const passage = (name: string, year_level: number, format?: Candidate['format']) =>
      Array.from({ length: 6 }, (_each, index) => ({ ...candidate(`p${name}${index}`), year_level, format }));
    const bank = toBank([...passage('A', 6), ...passage('B', 5), ...passage('C', 4), ...passage('D', 7, 'gap')]);
    const keys = (choice: Partial<Choice>) => [
      ...new Set(chooseQuestions(bank, { ...wanted, ...choice }).map(({ passageKey }) => passageKey)),
    ];
    expect(keys({ count: 6, grade: 5 })).toEqual(['B']);
    expect(keys({ count: 12, grade: 6 })).toEqual(['A', 'D']);
    expect(keys({ count: 12, grade: 4 })).toEqual(['B', 'C']);
    expect(keys({ count: 24, grade: 4 })).toHaveLength(4);
  });
});

describe('passages', () => {
  /** "A6" is a passage of six Practice questions, "wB8 gap" one of eight Weekly ones with gaps. */
  const passages = (...described: string[]) =>
    described.flatMap((each) => {
      const [, isWeekly, name = '', count, format] = /^(w?)([A-Z])(\d+)(?: (\w+))?$/.exec(each) ?? [];
      return Array.from({ length: Number(count) }, (_each, index) => ({
        ...candidate(`${isWeekly ? 'w' : 'p'}${name}${index + 10}`),
        format: format as Candidate['format'],
      }));
    });
  const taken = (candidates: Candidate[], choice: Partial<Choice>) => {
    const keys = chooseQuestions(toBank(candidates), { ...wanted, ...choice }).map(({ passageKey = '' }) => passageKey);
    return [...new Set(keys)].map((key) => `${key}${keys.filter((each) => each === key).length}`).join(' ');
  };

  test.each<[string, string[], Partial<Choice>, string]>([
    ['make up the count exactly where they can', ['A9', 'B8', 'C6', 'D6'], { count: 20 }, 'B8 C6 D6'],
    ['are up to three questions too many', ['A9', 'B9', 'C9'], { count: 15 }, 'A9 B9'],
    ['are up to three questions too few', ['A9', 'B9', 'C9'], { count: 20 }, 'A9 B9'],
    [
      'of the wanted kind come first, also where there are three questions fewer for it',
      ['wA6', 'B7', 'C7'],
      { count: 17 },
      'B7 C7',
    ],
    ['of another kind fill up', ['wA6', 'B7', 'wC9'], { count: 16 }, 'B7 C9'],
    [
      'are of as many parts of the exam as possible',
      ['A6', 'B6', 'C6 gap', 'D6 poem', 'E6'],
      { count: 18 },
      'A6 C6 D6',
    ],
    ['to compare are of one part with plain ones', ['A9 extracts', 'B9 compare', 'C9'], { count: 18 }, 'A9 B9'],
    [
      'have the shares of the exam in a test of its length',
      ['A8', 'B8 compare', 'C6 poem', 'D6 gap', 'E10 extracts', 'F8 cloze', 'G8 cloze', 'H6 poem'],
      { count: 38 },
      'A8 C6 D6 E10 F8',
    ],
    ['that are long are served although nothing fits', ['A25'], { count: 10 }, 'A25'],
    ['that are few are all served', ['A4', 'B3'], { count: 30 }, 'A4 B3'],
    ['come as near as they can', ['A20', 'B15'], { count: 10 }, 'B15'],
  ])('%s', (_what, described, choice, chosen) => {
    expect(taken(passages(...described), choice)).toBe(chosen);
  });

  test('of a full paper are of another year rather than none of a part', () => {
    const bank = passages('A8', 'B8 compare', 'C6 poem', 'D6 gap', 'E10 extracts', 'F8 cloze', 'G8 cloze');
    const ofYears = bank.map((each) => ({ ...each, year_level: /^p[AB]/.test(each.id) ? 7 : 5 }));
    const reading = { ...mix, topics: examProfile('nsw-selective').reading.answers };
    const takenFor = (count: number) =>
      taken(ofYears, { count, grade: 5, examType: null, mix: reading }).split(' ').sort().join(' ');
    expect(takenFor(38)).toBe('A8 C6 D6 E10 F8');
    expect(takenFor(37)).toBe('C6 D6 E10 F8 G8');
  });

  test('of a part that has fewer answers lose their hardest questions, and stay in order', () => {
    const levels = ['Difficult', 'Easy', 'Medium', 'Difficult', 'Medium', undefined] as const;
    const bank = passages('A6', 'B6 gap').map((each, index) => ({ ...each, level: levels[index % 6] }));
    const choice = { ...wanted, count: 10, mix: { ...mix, mostOfPassage: { comprehension: 4 } } };
    const chosen = chooseQuestions(toBank(bank), choice).map(({ id }) => id);
    expect(chosen.join(' ')).toBe('pA11 pA12 pA14 pA15 pB10 pB11 pB12 pB13 pB14 pB15');
  });

  test('make up in a short test for what the tests before it had too much of', () => {
    const bank = passages('A8', 'B8', 'C6 poem', 'D6 gap', 'E10 extracts', 'F8 cloze', 'G8 cloze', 'H6 poem');
    const lastSeen = new Map(bank.filter(({ id }) => /^p[AEF]/.test(id)).map(({ id }) => [id, 1]));
    expect(taken(bank, { count: 12, lastSeen })).toBe('C6 D6');
  });

  test('that were seen come last, the one of the longest ago first', () => {
    const bank = passages('A9', 'B9', 'C9');
    const lastSeen = new Map(bank.map(({ id }) => [id, id.startsWith('pA') ? 3 : 2]));
    expect(taken(bank, { count: 17, lastSeen })).toBe('B9 C9');
    const newOne = new Map([...lastSeen].filter(([id]) => !id.startsWith('pA')));
    expect(taken(bank, { count: 17, lastSeen: newOne })).toMatch(/^A9 /);
  });
});
