import { someRemote } from '../../test/operations';
import { canaryState } from './canary-card';

const { live } = someRemote('tests');
const rule = { evidence: 100, failedVisitors: 5 };

test.each([
  ['nobody has it yet', 0, 0, 1, 'Too few visitors so far to compare the two.'],
  ['it fails for no more', 40, 0, 0.4, 'The new version fails for no more visitors than the old one so far.'],
  ['it may fail for more', 40, 3, 20, 'The new version may fail for more visitors; the difference is not clear yet.'],
  [
    'it has failed for four',
    4,
    4,
    5_000,
    'The new version may fail for more visitors; the difference is not clear yet.',
  ],
  [
    'it has failed for five',
    5,
    5,
    5_000,
    'The new version clearly fails for more visitors and is about to be taken back.',
  ],
])('a canary of which %s', (_what, visitors, failedVisitors, evidence, sentence) => {
  const old = { ...live, visitors: 100, failedVisitors: 0 };
  const canary = { share: 10, since: '2026-11-21T02:05:00.000Z', old, new: { ...old, visitors, failedVisitors } };
  expect(canaryState({ ...canary, evidence }, rule)).toBe(sentence);
});
