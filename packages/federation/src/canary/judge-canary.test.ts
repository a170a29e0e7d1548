import { CANARIES, simulate } from '../../test/simulated-canaries';
import { EVIDENCE_LIMIT, judgeCanary, type VisitorCounts } from './judge-canary';

test('of 1,000 canaries without a difference, looked at every minute of a day, at most one in a hundred is taken back @long', () => {
  const { takenBack } = simulate({ share: 10, visitsPerMinute: 16, errorRate: 0.01, alwaysFailing: 0, ratio: 1 });
  expect(takenBack).toBeLessThanOrEqual(CANARIES / EVIDENCE_LIMIT);
});

test('a canary that fails for twenty times as many of 5,000 visitors is taken back', () => {
  const { takenBack } = simulate({ share: 10, visitsPerMinute: 16, errorRate: 0, alwaysFailing: 0.01, ratio: 20 });
  expect(takenBack).toBe(CANARIES);
});

const counts = (visitors: number, failedVisitors: number): VisitorCounts => ({ visitors, failedVisitors });

test.each([
  ['nobody was seen yet', counts(0, 0), counts(0, 0), false],
  ['only the canary was seen', counts(50, 50), counts(0, 0), false],
  ['neither fails', counts(1_000, 0), counts(9_000, 0), false],
  ['the canary fails for fewer', counts(1_000, 0), counts(9_000, 900), false],
  ['the canary fails for four', counts(4, 4), counts(400, 0), false],
  ['more visitors with the canary were seen than its share', counts(90, 9), counts(10, 1), false],
  ['the canary fails for everybody', counts(12, 12), counts(108, 0), true],
])('%s', (_what, canary, active, isWorse) => {
  expect(judgeCanary(canary, active, 10).isWorse).toBe(isWorse);
});

test('the evidence is a number also where it is overwhelming', () => {
  const { evidence } = judgeCanary(counts(1e4, 1e4), counts(1e4, 0), 50);
  expect(evidence).toBeGreaterThan(EVIDENCE_LIMIT);
  expect(JSON.parse(JSON.stringify(evidence))).toBe(evidence);
});
