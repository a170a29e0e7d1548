import { deviceStorage } from '@wattle/platform';

const PREFIX = 'timer_';

/**
 * Stores the timer as published (docs/published.md, screens), with the attempt that it is of. It is written every second
 * for whoever reads it there; what counts is the server's deadline.
 */
export function storeTimer(category: string, attemptId: string, remaining: number): void {
  deviceStorage.write(PREFIX + category, JSON.stringify({ remaining, timestamp: Date.now(), attemptId }));
}

/** The attempt of a timed test of this category that this device has not seen submitted. */
export function openAttemptOnDevice(category: string): string | undefined {
  return attemptOf(PREFIX + category);
}

export function removeTimersOf(attemptId: string): void {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(PREFIX) && attemptOf(key) === attemptId) deviceStorage.remove(key);
  }
}

function attemptOf(key: string): string | undefined {
  const { attemptId } = (deviceStorage.readJson(key) ?? {}) as { attemptId?: unknown };
  return typeof attemptId === 'string' ? attemptId : undefined;
}
