import { ANSWERS, OUTBOX } from '@wattle/contract/device-data';
import { deviceStorage } from '@wattle/platform';

/** Who takes a test: only the free assessment is taken without a log-in. */
export type AttemptOwner = 'visitor' | 'student';

const UI_STATE = 'wattle-ui-state-';

/** Where the device stores the parts of an attempt; `submission` is that the child has asked to submit it. */
export function storageKeysOf(attemptId: string) {
  return {
    answers: ANSWERS + attemptId,
    uiState: UI_STATE + attemptId,
    submission: `wattle-submission-${attemptId}`,
    waiting: OUTBOX + attemptId,
  };
}

/** The attempts of visitors, or of students, of which this device stores something. */
export function storedAttempts(owner: AttemptOwner): string[] {
  return deviceStorage
    .keys()
    .filter((key) => key.startsWith(UI_STATE) && ownerOf(key) === owner)
    .map((key) => key.slice(UI_STATE.length));
}

/** Removes what this device stores of an attempt: the server has it as submitted, and the device may be others' too. */
export function forgetAttempt(attemptId: string): void {
  for (const key of deviceStorage.keys()) if (key.endsWith(attemptId)) deviceStorage.remove(key);
  removeTimersOf(attemptId);
  void forgetPictures(attemptId);
}

async function forgetPictures(attemptId: string): Promise<void> {
  if (!globalThis.caches) return;
  // Some private windows refuse to tell.
  for (const name of await caches.keys().catch(() => [])) if (name.endsWith(attemptId)) await caches.delete(name);
}

function ownerOf(key: string): unknown {
  return (deviceStorage.readJson(key) as { owner?: unknown } | null | undefined)?.owner;
}

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

/** How much time an attempt had left when it was on a screen of this device last. */
export function storedSecondsLeft(attemptId: string): number | undefined {
  const key = deviceStorage.keys().find((each) => each.startsWith(PREFIX) && attemptOf(each) === attemptId);
  const { remaining } = ((key && deviceStorage.readJson(key)) ?? {}) as { remaining?: unknown };
  return typeof remaining === 'number' ? remaining : undefined;
}

function removeTimersOf(attemptId: string): void {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(PREFIX) && attemptOf(key) === attemptId) deviceStorage.remove(key);
  }
}

function attemptOf(key: string): string | undefined {
  const { attemptId } = (deviceStorage.readJson(key) ?? {}) as { attemptId?: unknown };
  return typeof attemptId === 'string' ? attemptId : undefined;
}
