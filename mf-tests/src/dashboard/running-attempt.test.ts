import { anOpenAttemptSummary } from '@wattle/contract/testing';
import { openAttemptsOf } from '../attempts';
import { byUrgency } from './running-attempt';

const NOW = Date.parse('2026-03-12T02:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const anAttempt = (startedAgo: number, endsIn?: number) =>
  anOpenAttemptSummary({ startedAt: at(-startedAgo), deadline: endsIn === undefined ? undefined : at(endsIn) });

test.each([
  ['what ends sooner', [anAttempt(60, 900), anAttempt(60, 300)], [300, 900]],
  ['a clock before none', [anAttempt(10), anAttempt(60, 1_800)], [1_800, undefined]],
  ['what is over, last', [anAttempt(1_300, -5), anAttempt(10), anAttempt(60, 30)], [30, undefined, 0]],
])('first comes %s', (_what, attempts, secondsLeft) => {
  expect(byUrgency(openAttemptsOf(attempts), NOW).map((each) => each.secondsLeft)).toEqual(secondsLeft);
});

test('of two without a clock the newer one comes first', () => {
  const [older, newer] = [anAttempt(7_200), anAttempt(60)];
  expect(byUrgency(openAttemptsOf([older, newer]), NOW).map(({ attempt }) => attempt)).toEqual([newer, older]);
});
