import { secondsOnClock } from '@wattle/exam-player';
import type { OpenStudentAttempt } from '../attempts';

export const TIME_IS_UP = 'The time is up. Your answers are being submitted.';

export interface RunningAttempt {
  attempt: OpenStudentAttempt;
  /** Undefined when it is untimed. */
  secondsLeft: number | undefined;
}

/** The one that ends soonest first, then those without a clock, the newest first; last what is being submitted. */
export function byUrgency(attempts: readonly OpenStudentAttempt[], now: number): RunningAttempt[] {
  return attempts
    .map((attempt) => ({ attempt, secondsLeft: secondsOnClock(attempt, now) }))
    .sort(
      (one, other) =>
        urgencyOf(one) - urgencyOf(other) || Date.parse(other.attempt.startedAt) - Date.parse(one.attempt.startedAt),
    );
}

export function answeredFact({ subject, answeredCount, questionCount }: OpenStudentAttempt): string {
  if (subject === 'Writing' && questionCount === 1) return answeredCount === 0 ? 'Nothing written yet' : 'Text begun';
  return `${answeredCount} of ${questionCount} answered`;
}

/** Two without a clock are equal, and so are two that are over. */
function urgencyOf({ secondsLeft }: RunningAttempt): number {
  if (secondsLeft === 0) return Number.MAX_VALUE;
  return secondsLeft ?? Number.MAX_SAFE_INTEGER;
}
