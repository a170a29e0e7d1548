import type { AttemptSummary } from '@wattle/contract';
import { type FinishedAttempt, finishedOf } from '../attempts';

/** So many tests are shown together, this one included. */
const MAX_SHOWN = 3;

type ScoredAttempt = FinishedAttempt & { score: number };

/**
 * The last tests of the same kind and subject up to this one, the first one first; empty where there is no other. Re-sits
 * ask for something else each time, so nothing is compared with them.
 */
export function lastOfTheKind(attempts: readonly AttemptSummary[], current: AttemptSummary): ScoredAttempt[] {
  if (current.kind === 're-sit' || !isScored(current)) return [];
  const at = Date.parse(current.submittedAt);
  const earlier = finishedOf(attempts)
    .filter(isScored)
    .filter(({ kind, subject }) => kind === current.kind && subject === current.subject)
    .filter(({ attemptId, submittedAt }) => attemptId !== current.attemptId && Date.parse(submittedAt) <= at)
    .slice(0, MAX_SHOWN - 1);
  return earlier.length === 0 ? [] : [...earlier.reverse(), current];
}

/** "Your last three: 9, 11, 12." Tests of different lengths say of how many. */
export function lastScores(tests: readonly ScoredAttempt[]): string {
  const isSameLength = tests.every(({ total }) => total === tests[0]?.total);
  const scores = tests.map(({ score, total }) => (isSameLength ? String(score) : `${score} of ${total}`));
  return `Your last ${tests.length === 2 ? 'two' : 'three'}: ${scores.join(', ')}.`;
}

function isScored(attempt: AttemptSummary): attempt is ScoredAttempt {
  return attempt.submittedAt !== undefined && attempt.score !== null && attempt.total > 0;
}
