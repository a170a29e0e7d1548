import type { TestFigures, TopicFigures } from './report-figures';
import { nextSteps, openingOf, reportWords, topicLines } from './report-sentences';

type Topics = Record<string, [correct: number, total: number]>;

const figures = (subject: TestFigures['subject'], title: string, counts: Topics): TestFigures => {
  const topics = Object.entries(counts).map(([topic, [correct, total]]): TopicFigures => {
    return { topic, correct, total, isTried: true };
  });
  const sum = (of: 'correct' | 'total') => topics.reduce((counted, topic) => counted + topic[of], 0);
  const total = sum('total');
  const answered = { answeredCount: total, isBeforeDeadline: true };
  return { subject, title, score: sum('correct'), total, isMarked: true, topics, ...answered };
};

const three = (reading: Topics, maths: Topics, thinking: Topics): TestFigures[] => [
  figures('Reading', 'Reading', reading),
  figures('Maths', 'Mathematical Reasoning', maths),
  figures('ThinkingSkills', 'Thinking Skills', thinking),
];

/** A score that was counted in a browser. */
const counted = (score: number): TestFigures => ({
  subject: 'Maths',
  title: 'Mathematical Reasoning',
  score,
  total: 10,
  isMarked: false,
  topics: [],
  answeredCount: 0,
  isBeforeDeadline: false,
});

const none: Topics = { Inference: [0, 10] };
const noneOf = { maths: { Money: [0, 10] } as Topics, thinking: { Patterns: [0, 10] } as Topics };

test.each<[string, TestFigures[], string, string]>([
  [
    'every answer',
    three({ Detail: [10, 10] }, { Money: [10, 10] }, { Patterns: [10, 10] }),
    'Every answer right',
    'Not one question was missed.',
  ],
  [
    'a topic of each test',
    three(
      { 'Character and motive': [3, 3], Detail: [2, 2], Cohesion: [3, 5] },
      { Money: [2, 2], Measurement: [4, 8] },
      { Patterns: [4, 4], Deduction: [4, 6] },
    ),
    '22 of 30 right',
    'Every question right in Character and motive, Money and Patterns.',
  ],
  [
    'topics of two tests',
    three({ Detail: [2, 2], Cohesion: [3, 8] }, { Money: [2, 2], Time: [1, 8] }, noneOf.thinking),
    '8 of 30 right',
    'Every question right in Detail and Money.',
  ],
  [
    'one topic',
    three(none, { Money: [2, 2], Time: [1, 8] }, noneOf.thinking),
    '3 of 30 right',
    'Every question right in Money.',
  ],
  [
    'a single question, which is no strength, and half of another topic',
    three({ Detail: [1, 1], Cohesion: [3, 9] }, { Money: [3, 4], Time: [2, 6] }, noneOf.thinking),
    '9 of 30 right',
    'The rest can be learnt.',
  ],
  [
    'most of one topic',
    three({ Cohesion: [3, 10] }, { Money: [3, 4], Time: [2, 6] }, noneOf.thinking),
    '8 of 30 right',
    'Best so far: Money, 3 of 4 right.',
  ],
  [
    'the same share of two topics, that with more questions,',
    three({ Detail: [1, 2], Cohesion: [3, 8] }, { Money: [3, 6], Time: [1, 4] }, noneOf.thinking),
    '8 of 30 right',
    'Best so far: Money, 3 of 6 right.',
  ],
  [
    'less than half of every topic',
    three({ Cohesion: [2, 10] }, { Time: [1, 10] }, noneOf.thinking),
    '3 of 30 right',
    'The rest can be learnt.',
  ],
  [
    'one answer',
    three({ Cohesion: [1, 10] }, noneOf.maths, noneOf.thinking),
    '1 of 30 right',
    'The rest can be learnt.',
  ],
  ['nothing', three(none, noneOf.maths, noneOf.thinking), 'Three tests done', 'Now you know where to begin.'],
  ['scores from a browser', [counted(5), counted(8), counted(10)], '23 of 30 right', 'The rest can be learnt.'],
])('a report of %s right begins with what they bear out', (_what, tests, title, lead) => {
  expect(openingOf(tests)).toEqual({ title, lead });
});

test.each<[string, TestFigures, string[]]>([
  [
    'some topics',
    figures('Reading', 'Reading', { Detail: [2, 2], Inference: [1, 4], 'Main idea': [1, 1], Cohesion: [2, 3] }),
    ['Detail and Main idea: all right', 'Cohesion 2 of 3, Inference 1 of 4'],
  ],
  [
    'the same share of two topics',
    figures('Maths', 'Maths', { Time: [1, 2], Money: [3, 6], Chance: [0, 2] }),
    ['Four right answers: Money, Time', 'Money 3 of 6, Time 1 of 2, Chance 0 of 2'],
  ],
  ['all of one topic', figures('Maths', 'Maths', { Money: [10, 10] }), ['Money: every answer right']],
  [
    'one answer of many topics',
    figures('Maths', 'Maths', { Money: [1, 4], Time: [0, 6] }),
    ['One right answer: Money', 'Money 1 of 4, Time 0 of 6'],
  ],
  [
    'an answer in each of many topics',
    figures('Maths', 'Maths', { Money: [1, 2], Time: [1, 2], Chance: [1, 2], Geometry: [1, 2] }),
    ['Four right answers, in four topics', 'Money 1 of 2, Time 1 of 2, Chance 1 of 2, Geometry 1 of 2'],
  ],
  [
    'nothing',
    figures('Maths', 'Maths', { Money: [0, 4], Time: [0, 6] }),
    ['All ten questions tried, before the time was up', 'Time 0 of 6, Money 0 of 4'],
  ],
  [
    'nothing of all until the end',
    { ...figures('Maths', 'Maths', { Money: [0, 10] }), isBeforeDeadline: false },
    ['All ten questions tried', 'Money 0 of 10'],
  ],
  [
    'nothing of some',
    { ...figures('Maths', 'Maths', { Money: [0, 10] }), answeredCount: 7 },
    ['7 of 10 questions tried', 'Money 0 of 10'],
  ],
  [
    'no answer',
    { ...figures('Maths', 'Maths', { Money: [0, 10] }), answeredCount: 0 },
    ['A first look at the questions', 'Money 0 of 10'],
  ],
  ['a count of its own', counted(4), ['As it was counted in the browser.']],
])('a test with %s right is told topic by topic', (_what, test, lines) => {
  expect(topicLines(test)).toEqual(lines);
});

test.each<[string, TestFigures[], string[], string]>([
  [
    'three tests with wrong answers: the two weakest topics of different tests',
    three(
      { Cohesion: [1, 2], Detail: [8, 8] },
      { Measurement: [0, 2], Money: [0, 1], Time: [7, 7] },
      { Patterns: [0, 1], Deduction: [9, 9] },
    ),
    ['Measurement, 0 of 2 right', 'Patterns, 0 of 1 right'],
    'Sign up to practise both',
  ],
  [
    'one test with wrong answers: one topic and a writing task',
    three({ Detail: [10, 10] }, { Money: [9, 10] }, { Patterns: [10, 10] }),
    ['Money, 9 of 10 right', 'A writing task'],
    'Sign up to practise',
  ],
  [
    'no wrong answer: nothing to practise',
    three({ Detail: [10, 10] }, { Money: [10, 10] }, { Patterns: [10, 10] }),
    ['A writing task', 'The mega test'],
    'Sign up for harder tests',
  ],
  [
    'scores from a browser: the test as a whole',
    [counted(5)],
    ['Mathematical Reasoning, 5 of 10 right', 'A writing task'],
    'Sign up to practise',
  ],
])('the next steps after %s', (_what, tests, titles, call) => {
  const next = nextSteps(tests);
  expect(next.steps.map(({ title }) => title)).toEqual(titles);
  expect(next.call).toBe(call);
});

test('a topic whose questions were all left out is not tried yet, never a weakness', () => {
  const [, left] = three({}, { Money: [3, 6], Time: [0, 4] }, {}) as [TestFigures, TestFigures];
  const test = { ...left, topics: left.topics.map((each) => ({ ...each, isTried: each.topic === 'Money' })) };
  expect(topicLines(test)).toEqual(['Three right answers: Money', 'Money 3 of 6', 'Not tried yet: Time']);
  expect(reportWords([test])).toMatchObject({
    tests: [{ next: 'Money', notTried: 'Time' }],
    practise: [
      { topic: 'Money', meaning: 'Prices, change and saving, such as the change from $20 for three tickets.' },
    ],
  });
  expect(nextSteps([test]).steps).toMatchObject([
    { title: 'Money, 3 of 6 right', text: expect.stringMatching(/^Prices, change and saving, .+ Estimate/) },
    { title: 'Time, not tried yet', text: expect.stringMatching(/^Clocks, calendars and timetables, .+ Draw/) },
  ]);
});

test('whatever the figures, no sentence contradicts them', () => {
  for (let right = 0; right <= 10; right += 1) {
    const tests = three({ Detail: [right, 10] }, { Money: [right, 10] }, { Patterns: [right, 10] });
    const { title, lead } = openingOf(tests);
    const { steps, call } = nextSteps(tests);
    const all = [
      title,
      lead,
      call,
      ...tests.flatMap(topicLines),
      ...steps.flatMap((step) => [step.title, step.text]),
    ].join(' ');
    expect([right, /\b(good|great|strong|well done)\b/i.test(all)]).toEqual([right, false]);
    expect([right, /every|all right/i.test(all)]).toEqual([right, right === 10]);
    expect([right, /practise/.test(all)]).toEqual([right, right < 10]);
  }
});

test('a page gets one strength and one topic to practise of each test', () => {
  const tests = three(
    { Detail: [2, 2], Inference: [3, 3], Cohesion: [3, 5] },
    { Money: [1, 1], Time: [9, 9] },
    { 'Own topic': [0, 10] },
  );
  const { practise, ...report } = reportWords(tests);
  expect(report.tests.map(({ strength, next }) => [strength, next])).toEqual([
    ['Detail and Inference: all right', 'Cohesion'],
    ['Money and Time: every answer right', undefined],
    ['All ten questions tried, before the time was up', 'Own topic'],
  ]);
  expect([report.score, report.total]).toEqual([18, 30]);
  expect(practise).toEqual([
    {
      topic: 'Own topic',
      correct: 0,
      total: 10,
      meaning: undefined,
      advice: 'Say in your own words what is asked, then begin.',
    },
    expect.objectContaining({ topic: 'Cohesion', correct: 3, total: 5, advice: expect.stringContaining('point back') }),
  ]);
});
