import { weeksBefore } from '@wattle/contract/calendar';
import { type Exam } from '@wattle/contract/constants';
import type { CategoryScore } from '@wattle/contract/results';
import type { PlanItem } from '@wattle/contract/weekly-plan';
import { planOf, practisedWeeks, type TakenTest } from './weekly-plan-rule';

const WEEK = '2026-11-23';

const score = (category: string, correct: number, total = 10, subject: CategoryScore['subject'] = 'Maths') => ({
  subject,
  category,
  correct,
  total,
});

/** A Maths test so many weeks ago. */
const aTest = (weeksAgo: number, changes: Partial<TakenTest> = {}): TakenTest => ({
  kind: 'subject-test',
  subject: 'Maths',
  week: weeksBefore(WEEK, weeksAgo),
  perCategory: [],
  ...changes,
});

const practiceOf = (...taken: TakenTest[]) => planOf(taken, WEEK).find(({ id }) => id === 'practice');

test.each<[string, TakenTest[], Partial<PlanItem>]>([
  ['nobody has a test yet: any subject', [], {}],
  [
    'a topic is weak: its subject',
    [aTest(1, { perCategory: [score('Time', 6), score('Angles', 3), score('Shapes', 9)] })],
    { subject: 'Maths', topic: 'Angles' },
  ],
  [
    'two are equally weak: the one of which more is known',
    [aTest(1, { perCategory: [score('Angles', 1, 5), score('Time', 2, 10)] })],
    { subject: 'Maths', topic: 'Time' },
  ],
  [
    'a topic is asked for in two tests: they are summed up',
    [
      aTest(1, { perCategory: [score('Angles', 2, 2), score('Time', 3, 5)] }),
      aTest(4, { perCategory: [score('Angles', 0, 2)] }),
    ],
    { subject: 'Maths', topic: 'Angles' },
  ],
  [
    'two subjects have a topic of one name: they stay apart',
    [aTest(1, { subject: undefined, perCategory: [score('Order', 9), score('Order', 3, 10, 'Reading')] })],
    { subject: 'Reading', topic: 'Order' },
  ],
  [
    'two questions went wrong, which may be chance',
    [aTest(1, { perCategory: [score('Angles', 0, 2)] })],
    {
      subject: 'Reading',
    },
  ],
  ['seven of ten are well', [aTest(1, { perCategory: [score('Angles', 7)] })], { subject: 'Reading' }],
  ['a topic was weak five weeks ago', [aTest(5, { perCategory: [score('Angles', 0)] })], { subject: 'Reading' }],
  [
    'none is weak: the subject whose test is longest ago',
    [
      aTest(1, { subject: 'Reading' }),
      aTest(3),
      aTest(4, { subject: 'Thinking Skills' }),
      aTest(2, { subject: 'Thinking Skills' }),
      aTest(2, { subject: 'Writing' }),
    ],
    { subject: 'Maths' },
  ],
  ['a test was of all subjects', [aTest(1, { kind: 'practice-test', subject: undefined })], { subject: 'Reading' }],
  [
    'a weak topic is tried in the week itself: the plan stays',
    [
      aTest(1, { perCategory: [score('Angles', 3)] }),
      aTest(0, { perCategory: [score('Angles', 10), score('Time', 0)] }),
    ],
    { subject: 'Maths', topic: 'Angles', doneBy: 'test' },
  ],
])('practice where %s', (_what, taken, item) => {
  expect(practiceOf(...taken)).toEqual({ id: 'practice', ...item });
});

const weak = aTest(1, { perCategory: [score('Angles', 3)] });
test.each<[string, TakenTest[], (string | undefined)[]]>([
  ['nothing', [weak], [undefined, undefined]],
  ['a weekly test', [weak, aTest(0, { kind: 'weekly-test' })], ['test', undefined]],
  ['two weekly tests', [weak, aTest(0, { kind: 'weekly-test' }), aTest(0, { kind: 'weekly-test' })], ['test', 'other']],
  [
    'tests of the subject and of all subjects',
    [weak, aTest(0, { kind: 'practice-test', subject: undefined }), aTest(0)],
    ['other', 'test'],
  ],
  [
    'a weekly test in another subject',
    [weak, aTest(0, { kind: 'weekly-test', subject: 'Reading' })],
    ['test', undefined],
  ],
  ['a test of the subject', [weak, aTest(0)], [undefined, 'test']],
  ['a mega test of the subject', [weak, aTest(0, { kind: 'mega-test' })], [undefined, 'test']],
  ['a test of another subject', [weak, aTest(0, { subject: 'Reading' })], ['other', undefined]],
  [
    'the practice test of all subjects',
    [weak, aTest(0, { kind: 'practice-test', subject: undefined })],
    [undefined, 'test'],
  ],
  ['any test of a first week', [aTest(0, { subject: 'Writing' })], [undefined, 'test']],
  ['the weekly test of a first week', [aTest(0, { kind: 'weekly-test' })], ['test', undefined]],
  ['a weekly test of last week', [weak, aTest(1, { kind: 'weekly-test' })], [undefined, undefined]],
])('%s ticks what it is', (_what, taken, doneBy) => {
  expect(planOf(taken, WEEK).map((item) => (item.isOtherTest ? 'other' : item.doneBy))).toEqual(doneBy);
});

const fourth = [weak, aTest(2, { subject: 'Writing' }), aTest(3, { subject: 'Reading' })];
test.each([
  [1, ['weekly-test']],
  [2, ['weekly-test', 'Maths']],
  [3, ['weekly-test', 'Maths', 'Thinking Skills']],
  [5, ['weekly-test', 'Maths', 'Thinking Skills', 'Reading', 'Writing']],
  [7, ['weekly-test', 'Maths', 'Thinking Skills', 'Reading', 'Writing', 'Maths', 'Thinking Skills']],
])('a family that aims at %i tests a week has as many planned', (testsAWeek, subjects) => {
  const items = planOf(fourth, WEEK, { testsAWeek });
  expect(items.map(({ id, subject }) => subject ?? id)).toEqual(subjects);
  expect(new Set(items.map(({ id }) => id)).size).toBe(testsAWeek);
});

test('a plan for an exam without writing has none, however long ago the last text is', () => {
  const subjectsOf = (exam?: Exam) => planOf(fourth, WEEK, { testsAWeek: 7, exam }).map(({ subject }) => subject);
  expect(subjectsOf('nsw-oc')).toEqual([
    ...[undefined, 'Maths', 'Thinking Skills', 'Reading', 'Maths', 'Thinking Skills', 'Reading'],
  ]);
  expect(subjectsOf('wa-aset')).toEqual(subjectsOf());
});

test('each test ticks one item, and a tick by hand stays beside a test that was not the one', () => {
  const doneOf = (count: number, planTicks = {}) =>
    planOf([weak, ...Array.from({ length: count }, () => aTest(0))], WEEK, { testsAWeek: 3, planTicks }).map(
      (item) => item.doneBy,
    );
  expect(doneOf(2)).toEqual(['test', 'test', undefined]);
  expect(doneOf(2, { 'weekly-test': WEEK })).toEqual(['tick', 'test', 'test']);
  expect(doneOf(4)).toEqual(['test', 'test', 'test']);
});

test.each<[string, number[], number, number[]]>([
  ['before the first test there is this week', [], 0, [0]],
  ['in the first week it has a test', [0, 0], 1, [2]],
  ['a paused week stands between the others', [2, 0], 2, [1, 0, 1]],
  ['a long pause takes nothing away', [30, 29, 28], 3, [0, 0, 0, 0, 0, 0, 0, 0]],
  ['after a pause it goes on where it was', [30, 29, 28, 0], 4, [0, 0, 0, 0, 0, 0, 0, 1]],
  ['eight weeks are shown of twelve', Array.from({ length: 12 }, (_, ago) => ago), 12, [1, 1, 1, 1, 1, 1, 1, 1]],
])('%s', (_what, weeksAgo, weeksWithTests, tests) => {
  const { weeks, ...rest } = practisedWeeks(
    weeksAgo.map((ago) => aTest(ago)),
    WEEK,
  );
  expect(rest).toEqual({ weeksWithTests });
  expect(weeks.map((each) => each.tests)).toEqual(tests);
  expect(weeks.at(-1)?.week).toBe(WEEK);
});
