import type { AttemptSummary } from '@wattle/contract';

export type FinishedAttempt = AttemptSummary & { submittedAt: string };

/** The finished ones, the last one first. */
export function finishedOf(attempts: readonly AttemptSummary[]): FinishedAttempt[] {
  return attempts.filter(isFinished).sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
}

/** Those that are under way. */
export function openOf(attempts: readonly AttemptSummary[]): AttemptSummary[] {
  return attempts.filter((attempt) => !isFinished(attempt));
}

function isFinished(attempt: AttemptSummary): attempt is FinishedAttempt {
  return attempt.submittedAt !== undefined;
}
