import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useExpiry } from './auto-close-alert';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a message that gets its time again has all of it, and ends once', () => {
  const end = jest.fn();
  const { rerender } = renderHook(({ ms }: { ms: number | undefined }) => useExpiry(ms, end), {
    initialProps: { ms: 10_000 as number | undefined },
  });
  jest.advanceTimersByTime(9_000);
  rerender({ ms: undefined });
  jest.advanceTimersByTime(60_000);
  rerender({ ms: 10_000 });
  jest.advanceTimersByTime(9_000);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledTimes(1);
});
