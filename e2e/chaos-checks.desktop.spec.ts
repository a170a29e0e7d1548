import { check } from './chaos/checks';
import type { Plan } from './chaos/plan';
import { RunRecord } from './chaos/run-record';
import { expect, test } from './support/fixtures';

const plan: Plan = {
  test: { testType: 'practice-test' },
  startsAfterMs: 0,
  openingsAtOnce: 1,
  steps: [],
  isClockWrong: false,
  ending: 'submitted',
  hasExtraTime: false,
  submissionsAtOnce: 1,
};

test('a child whose whole attempt has vanished has lost every acknowledged answer', () => {
  const record = new RunRecord();
  record.acknowledged.push({ questionId: 'one', selectedAnswer: 'B', version: 1 });
  expect(check({ record, plan, child: { id: 'priya', token: '' } }, [])).toMatchObject({
    acknowledged: 1,
    lost: ['priya: no attempt holds question one'],
    complaints: ['priya: no attempt is stored'],
  });
});
