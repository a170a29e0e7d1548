import { formatClock, formatMinutes, secondsUntil } from './durations';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [60, '1:00'],
  [780, '13:00'],
  [1_800, '30:00'],
])('%i seconds read %s on the clock', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test.each([
  [60, '1 minute'],
  [780, '13 minutes'],
])('%i seconds read "%s" in a sentence', (seconds, shown) => {
  expect(formatMinutes(seconds)).toBe(shown);
});

test.each([
  ['a begun second counts whole', 10_000, 8_001, 2],
  ['nothing is left at the deadline', 10_000, 10_000, 0],
  ['nothing is left after it', 10_000, 99_000, 0],
])('%s', (_what, deadline, now, seconds) => {
  expect(secondsUntil(deadline, now)).toBe(seconds);
});
