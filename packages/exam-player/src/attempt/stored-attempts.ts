import { deviceStorage } from '@wattle/platform';

/** Who takes a test: only the free assessment is taken without a log-in. */
export type AttemptOwner = 'visitor' | 'student';

const ANSWERS = 'wattle-answers-';
const UI_STATE = 'wattle-ui-state-';
const SUBMISSION = 'wattle-submission-';

/** Where the device stores the answers of an attempt. */
export function answersKey(attemptId: string): string {
  return ANSWERS + attemptId;
}

/** Where the device stores the UI state of an attempt. */
export function uiStateKey(attemptId: string): string {
  return UI_STATE + attemptId;
}

/** Where the device stores that the child has asked to submit an attempt. */
export function submissionKey(attemptId: string): string {
  return SUBMISSION + attemptId;
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
  deviceStorage.remove(answersKey(attemptId));
  deviceStorage.remove(uiStateKey(attemptId));
  deviceStorage.remove(submissionKey(attemptId));
  removeTimersOf(attemptId);
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

function removeTimersOf(attemptId: string): void {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(PREFIX) && attemptOf(key) === attemptId) deviceStorage.remove(key);
  }
}

function attemptOf(key: string): string | undefined {
  const { attemptId } = (deviceStorage.readJson(key) ?? {}) as { attemptId?: unknown };
  return typeof attemptId === 'string' ? attemptId : undefined;
}
