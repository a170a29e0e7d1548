import { calendarIn, calendarOf } from '@wattle/contract/calendar';
import type { SubjectName } from '@wattle/contract/questions';
import { anAttemptSummary } from '@wattle/contract/testing';
import { finishedOf } from '../attempts';
import { encouragement } from './encouragement';

const now = Date.parse('2026-03-12T02:00:00.000Z');
const aTest = (
  daysAgo: number,
  correct = 5,
  subject: SubjectName = 'Maths',
  kind: 'weekly-test' | 're-sit' = 'weekly-test',
) =>
  anAttemptSummary({
    kind,
    submittedAt: new Date(now - daysAgo * 86_400_000).toISOString(),
    perCategory: [{ subject, category: 'A topic', correct, total: 10 }],
  });

test.each<[string, ReturnType<typeof aTest>[], string]>([
  ['nothing yet', [], 'Choose a test to begin. Every answer is kept as you go.'],
  ['one test', [aTest(1)], 'One test this week.'],
  // It is Thursday: a week begins on Monday.
  ['several, and one before', [aTest(1), aTest(2), aTest(3), aTest(4)], 'Three tests this week.'],
  ['more than ten', Array.from({ length: 12 }, () => aTest(1)), '12 tests this week.'],
  ['none this week', [aTest(4)], 'Good to see you. One short test is enough to begin with.'],
  ['a rise', [aTest(1, 8), aTest(9, 5)], 'One test this week. Maths is getting stronger.'],
  ['a fall', [aTest(1, 5), aTest(9, 8)], 'One test this week.'],
  ['a rise too small to tell', [aTest(1, 5), aTest(9, 5)], 'One test this week.'],
  [
    'two rises, the greater one',
    [aTest(1, 6), aTest(1, 9, 'Reading'), aTest(9, 5), aTest(9, 4, 'Reading')],
    'Two tests this week. Reading is getting stronger.',
  ],
  ['a rise since long ago', [aTest(1, 9), aTest(60, 1)], 'One test this week.'],
  ['a re-sit that went better', [aTest(1, 9, 'Maths', 're-sit'), aTest(2, 1)], 'One test this week.'],
])('%s', (_what, attempts, sentence) => {
  expect(encouragement(finishedOf(attempts), false, calendarIn(), now)).toBe(sentence);
});

test('a test of a Sunday evening in Perth is of this week there', () => {
  const evening = Date.parse('2026-03-08T14:27:00.000Z');
  const attempts = finishedOf([anAttemptSummary({ submittedAt: '2026-03-08T12:30:00.000Z', perCategory: [] })]);
  const inState = (state?: 'WA') => encouragement(attempts, false, calendarOf({ state }), evening);
  expect(inState('WA')).toBe('One test this week.');
  expect(inState()).toBe('Good to see you. One short test is enough to begin with.');
});
