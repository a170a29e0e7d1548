import type { AttemptSummary } from '@wattle/contract/results';
import { anAttemptSummary, anOpenAttemptSummary } from '@wattle/contract/testing';
import { lastOfTheKind, lastScores } from './earlier-tests';

const on = (day: number, overrides: Partial<AttemptSummary> = {}) =>
  anAttemptSummary({ submittedAt: `2026-03-${String(day).padStart(2, '0')}T02:00:00.000Z`, score: day, ...overrides });

const current = on(12);

test.each<[string, AttemptSummary[], number[]]>([
  ['the last three of the kind, the first one first', [current, on(3), on(9), on(11)], [9, 11, 12]],
  ['two where there are no more', [on(9), current], [9, 12]],
  ['nothing where there is only one', [current], []],
  ['no later ones', [on(9), on(14), current], [9, 12]],
  [
    'no other kinds, subjects, open tests or writings',
    [
      on(8, { kind: 'mega-test' }),
      on(8, { subject: 'Reading' }),
      on(8, { score: null, total: 0 }),
      anOpenAttemptSummary(),
      current,
    ],
    [],
  ],
])('are %s', (_what, attempts, scores) => {
  expect(lastOfTheKind(attempts, current).map(({ score }) => score)).toEqual(scores);
});

test('are none beside a re-sit', () => {
  const resit = on(12, { kind: 're-sit', resitOf: 'weekly-test' });
  expect(lastOfTheKind([on(9, { kind: 're-sit' }), resit], resit)).toEqual([]);
});

test.each([
  ['Your last three: 9, 11, 12.', [on(9), on(11), on(12)]],
  ['Your last two: 9, 12.', [on(9), on(12)]],
  ['Your last two: 9 of 18, 12 of 17.', [on(9, { total: 18 }), on(12)]],
])('are said in a sentence: %s', (sentence, tests) => {
  expect(lastScores(lastOfTheKind(tests, tests.at(-1) as AttemptSummary))).toBe(sentence);
});
