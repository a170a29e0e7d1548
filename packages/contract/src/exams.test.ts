import { EXAMS, type Exam, SUBJECTS, TEST_TYPES } from './constants';
import { examProfile, examsOfferedFor, offeredPart, offeredSections, practisedSubjects } from './exams';
import { blueprintOf, hasWordLimit, questionCount, testSeconds } from './test-kinds';

const MINUTE = 60;

test.each<[Exam, boolean, [string, number | null, number | null, number][]]>([
  [
    'nsw-selective',
    true,
    [
      ['Reading', 17, 38, 45],
      ['Mathematical Reasoning', 35, 35, 40],
      ['Thinking Skills', 40, 40, 40],
      ['Writing', 1, null, 30],
    ],
  ],
  [
    'nsw-oc',
    true,
    [
      ['Reading', 14, 33, 40],
      ['Mathematical Reasoning', 35, 35, 40],
      ['Thinking Skills', 30, 30, 30],
    ],
  ],
  [
    'vic-selective',
    false,
    [
      ['Reasoning – Reading', null, null, 35],
      ['Reasoning – Mathematics', null, null, 30],
      ['General ability – Verbal', null, null, 30],
      ['General ability – Quantitative', null, null, 30],
      ['Writing', 2, null, 40],
    ],
  ],
  [
    'wa-aset',
    false,
    [
      ['Reading comprehension', 35, 35, 35],
      ['Communicating ideas in writing', 1, null, 25],
      ['Quantitative reasoning', 35, 35, 35],
      ['Abstract reasoning', 35, 35, 20],
    ],
  ],
])('%s has its sections in the order of the day', (exam, isOnScreen, sections) => {
  const profile = examProfile(exam);
  expect(profile.isOnScreen).toBe(isOnScreen);
  expect(
    profile.sections.map(({ title, questions, marks, seconds }) => [title, questions, marks, seconds / MINUTE]),
  ).toEqual(sections);
});

test.each(EXAMS)('%s is the same in its profile and in its tests', (exam) => {
  const { reading, mix } = examProfile(exam);
  for (const { subject, served, seconds } of offeredSections(exam)) {
    expect([questionCount('full-test', subject, exam), testSeconds('full-test', subject, exam)]).toEqual([
      served,
      seconds,
    ]);
  }
  const answers = Object.values(reading.answers).reduce((sum, each) => sum + each, 0);
  expect(blueprintOf('full-test', 'Reading', exam)).toMatchObject({ count: answers, mix: { topics: reading.answers } });
  expect(blueprintOf('full-test', 'Maths', exam).mix).toMatchObject(mix);
  const { below, own, above } = mix.years;
  expect(below + own + above).toBe(100);
});

test.each<[Exam, number | undefined, RegExp]>([
  ['nsw-selective', 1 / 4, /Each section counts a quarter\.$/],
  ['nsw-oc', 1 / 3, /Each section counts a third\.$/],
  ['vic-selective', undefined, /No marks are told\.$/],
  ['wa-aset', 1 / 4, /and their sum\.$/],
])('each section of %s counts %s of the whole, as its results say', (exam, weight, sentence) => {
  const { sections, results } = examProfile(exam);
  expect(new Set(sections.map((section) => section.weight))).toEqual(new Set([weight]));
  expect(results).toMatch(sentence);
});

test('only the practice exam of an exam that asks little that is easy limits easy questions', () => {
  const mostEasy = (exam: Exam) => TEST_TYPES.map((kind) => blueprintOf(kind, 'Maths', exam).mix.mostEasy);
  expect(new Set(mostEasy('nsw-oc'))).toEqual(new Set([undefined]));
  expect(mostEasy('nsw-selective')).toEqual(TEST_TYPES.map((kind) => (kind === 'full-test' ? 15 : undefined)));
});

// A question about a text or a poem has one answer; each of the three other parts is one question of several.
test.each<Exam>(['nsw-selective', 'nsw-oc'])(
  'Reading of %s has as many questions as answers say, with three of several parts',
  (exam) => {
    const { comprehension = 0, poem = 0, ...ofSeveral } = examProfile(exam).reading.answers;
    expect(comprehension + poem + Object.keys(ofSeveral).length).toBe(examProfile(exam).sections[0]?.questions);
    expect(Object.keys(ofSeveral)).toEqual(['gap', 'extracts', 'cloze']);
  },
);

test('tests that depend on no exam are the same for each', () => {
  for (const kind of TEST_TYPES.filter((each) => each !== 'full-test')) {
    for (const subject of SUBJECTS) {
      const all = EXAMS.map((exam) => [blueprintOf(kind, subject, exam), testSeconds(kind, subject, exam)]);
      expect(all).toEqual(all.map(() => [blueprintOf(kind, subject), testSeconds(kind, subject)]));
    }
  }
  expect(TEST_TYPES.filter((kind) => !hasWordLimit(kind))).toEqual(['full-test']);
});

test.each<[Exam | undefined, string | undefined]>([
  [undefined, undefined],
  ['nsw-selective', undefined],
  ['nsw-oc', undefined],
  ['vic-selective', 'Reading and Writing of it, on paper'],
  ['wa-aset', 'Reading and Writing of it, on paper'],
])('of %s Wattle has %s', (exam, part) => {
  expect(offeredPart(exam)).toBe(part);
});

test.each<[Exam | null, string[]]>([
  [null, ['Reading', 'Maths', 'ThinkingSkills', 'Writing']],
  ['nsw-oc', ['Reading', 'Maths', 'ThinkingSkills']],
  ['vic-selective', ['Reading', 'Maths', 'ThinkingSkills', 'Writing']],
])('%s is prepared for by %j', (exam, subjects) => {
  expect(practisedSubjects(exam)).toEqual(subjects);
});

test.each<[number | undefined, Exam]>([
  [4, 'nsw-oc'],
  [5, 'nsw-selective'],
  [6, 'nsw-selective'],
  [7, 'vic-selective'],
  [undefined, 'nsw-selective'],
])('a child in year %s is offered all exams, %s first', (year, first) => {
  const offered = examsOfferedFor(year);
  expect(offered[0]).toBe(first);
  expect(offered.toSorted()).toEqual(EXAMS.toSorted());
});
