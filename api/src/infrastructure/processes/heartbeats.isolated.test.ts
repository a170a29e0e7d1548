import { jest } from '@jest/globals';
import { SilenceWatch } from './heartbeats';

let silences: number[];
let watch: SilenceWatch;
beforeEach(() => {
  jest.useFakeTimers();
  silences = [];
  watch = new SilenceWatch((silentMs) => silences.push(silentMs));
});
afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

test('a silence is counted from the last heartbeat on', () => {
  jest.advanceTimersByTime(9_000);
  expect(silences.at(-1)).toBe(9_000);
  watch.heard();
  jest.advanceTimersByTime(1_500);
  expect(silences.at(-1)).toBe(1_500);
});

test('an hour in which the machine sleeps is no silence', () => {
  jest.advanceTimersByTime(1_000);
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(500);
  expect(silences.at(-1)).toBe(1_500);
});
