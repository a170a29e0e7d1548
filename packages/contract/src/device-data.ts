/**
 * Begins the names of what a device keeps for whoever is signed in, and loses with their log-out: keys of its storage,
 * and caches.
 */
export const OWN_DATA = 'wattle-own-';

/**
 * Begins the keys of what a child has changed in its texts and the server has not got; the id of the child follows. It
 * stays through a log-out, until the child opens the text again, but no longer than UNSAVED_DAYS after `keptAt`.
 */
export const UNSAVED = 'wattle-unsaved-';
export const UNSAVED_DAYS = 60;

/** Begins the keys of what has yet to reach the server; the id of the attempt follows. */
export const OUTBOX = 'wattle-outbox-';

/** Begins the keys of the answers of an attempt, whose id follows. */
export const ANSWERS = 'wattle-answers-';

/** Begins the keys of the UI state of an attempt, whose id follows; the value tells whose attempt it is. */
export const UI_STATE = 'wattle-ui-state-';

/** Begins the keys of timers as they are published (docs/published.md, screens); the category of the test follows. */
export const TIMER = 'timer_';

/** Where the device stores the parts of an attempt; `submission` is that the child has asked to submit it. */
export function storageKeysOf(attemptId: string) {
  return {
    answers: ANSWERS + attemptId,
    uiState: UI_STATE + attemptId,
    submission: `wattle-submission-${attemptId}`,
    waiting: OUTBOX + attemptId,
  };
}

/** Begins the names of the locks that attempts on a screen hold: nothing else sends what is theirs. */
export const ATTEMPT_LOCK = 'wattle-attempt-';

/** Who takes a test: only the free assessment is taken without a log-in. */
export type AttemptOwner = 'visitor' | 'student';

/** A call of the API. */
export interface WaitingCall {
  url: string;
  method: string;
  body?: unknown;
}

/** Work of a child that the server has not got: it is sent from any page of that child. */
export interface WaitingWork {
  /** The child's id. */
  ownerId: string;
  /** The test within a sentence, such as "weekly test". */
  testName: string;
  /** Takes the answers, while the test goes on. */
  saveUrl: string;
  /** Once the test is finished. */
  submission?: WaitingCall | undefined;
}
