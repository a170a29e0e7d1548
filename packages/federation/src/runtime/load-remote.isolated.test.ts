import { jest } from '@jest/globals';
import { isLoadError, loadWithRetry } from './load-remote';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what hangs is given up after eight seconds, as something that could not be had', async () => {
  const loaded = loadWithRetry(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(await Promise.race([loaded, 'pending'])).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(isLoadError(await loaded)).toBe(true);
});

test('what has failed twice can be loaded again', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  load.mockResolvedValue('routes');
  const failed = loadWithRetry(load).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await failed).toBe('failed');
  expect(await loadWithRetry(load)).toBe('routes');
});
