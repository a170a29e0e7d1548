import type { CallFailure } from './call-failure';

/** How long a change waits before it is saved: quick enough to lose next to nothing, slow enough to send two clicks together. */
export const ANSWER_SAVE_MS = 400;
/** The same of a flag, a ruled-out option, a highlight or a step to another question. */
export const MARKS_SAVE_MS = 2_000;
/** Seconds on questions are sent seldom, but more often than the pause between status checks. */
export const SECONDS_SAVE_MS = 13_000;

/** Pauses before a failed save is made again. */
export const SAVE_RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Pauses before a submission that the child asked for is made again. */
export const SUBMIT_RETRY_MS = [3_000, 5_000, 15_000, 30_000];
/** Pause before an automatic submission is made again. */
export const AUTO_SUBMIT_RETRY_MS = 5_000;

/** Milliseconds to wait usually after so many failures in a row. */
export function usualPauseMs(pauses: readonly number[], failures: number): number {
  return pauses[Math.min(failures, pauses.length - 1)] ?? 0;
}

/** Milliseconds to wait after a failure: as many as usual, more where the server asked for more. */
export function atLeastRetryAfter(usualMs: number, failure: CallFailure): number {
  return Math.max(usualMs, ('retryAfterMs' in failure && failure.retryAfterMs) || 0);
}
