import type { PlanItem } from '@wattle/contract/weekly-plan';
import { planItemWords, planSentence, weeksSentence } from './plan-sentences';

const items = (...doneBy: PlanItem['doneBy'][]): PlanItem[] => doneBy.map((each) => ({ id: 'practice', doneBy: each }));

test.each([
  [items(undefined, undefined), 0, 'Two tests to start with. Take them in any order.'],
  [items('test', undefined), 1, 'One test left this week.'],
  [items('tick', undefined), 0, 'One test left this week.'],
  [items(undefined, undefined), 5, 'Two tests left this week.'],
  [items('test', 'tick'), 5, 'All done for this week. Anything more is a bonus.'],
])('%j after %i weeks', (plan, weeksWithTests, sentence) => {
  expect(planSentence({ items: plan, weeksWithTests })).toBe(sentence);
});

test.each([
  ['before the first test', [0], 0, 'Each day with practice or a test gets a blossom.'],
  ['in the first week', [2], 1, 'One week with a test so far.'],
  ['at the beginning of a week', [1, 1, 0], 2, 'Two weeks with a test so far.'],
  ['after a week off', [1, 0, 1], 2, 'Two weeks with a test so far. A week off is fine.'],
  ['after a long pause', [0, 0, 0, 0, 0, 0, 0, 0], 14, '14 weeks with a test so far. A week off is fine.'],
])('%s', (_when, tests, weeksWithTests, sentence) => {
  const weeks = tests.map((each) => ({ week: '2026-11-23', tests: each }));
  expect(weeksSentence({ weeks, weeksWithTests })).toBe(sentence);
});

test.each([
  [undefined, 'To keep all four subjects in practice, no clock'],
  ['nsw-oc' as const, 'To keep all three subjects in practice, no clock'],
])('a child who prepares for %s keeps its subjects in practice', (exam, facts) => {
  expect(planItemWords({ id: 'practice', subject: 'Reading' }, exam)).toEqual({ title: 'Reading practice', facts });
});
