import type { AttemptKind } from '@wattle/contract/attempts';
import type { AttemptSummary } from '@wattle/contract/results';

export type FinishedAttempt = AttemptSummary & { submittedAt: string };

/** A test of a child that is under way: free ones are of visitors. */
export type OpenStudentAttempt = AttemptSummary & { kind: Exclude<AttemptKind, 'free'> };

/** The finished ones, the last one first. */
export function finishedOf(attempts: readonly AttemptSummary[]): FinishedAttempt[] {
  return attempts.filter(isFinished).sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
}

/** Those on the screen: no page goes on with a paper by itself. */
export function openAttemptsOf(attempts: readonly AttemptSummary[]): OpenStudentAttempt[] {
  return attempts.filter(isOpen).filter(({ paperCode }) => paperCode === undefined);
}

/** Papers whose answers were not submitted yet. */
export function openPapersOf(attempts: readonly AttemptSummary[]): OpenStudentAttempt[] {
  return attempts.filter(isOpen).filter(({ paperCode }) => paperCode !== undefined);
}

/** The practice of a day; that of a topic names it. */
export function isDailyPractice({ kind, topic }: Pick<AttemptSummary, 'kind' | 'topic'>): boolean {
  return kind === 'practice' && topic === undefined;
}

function isOpen(attempt: AttemptSummary): attempt is OpenStudentAttempt {
  return !isFinished(attempt) && attempt.kind !== 'free';
}

function isFinished(attempt: AttemptSummary): attempt is FinishedAttempt {
  return attempt.submittedAt !== undefined;
}

/** What a child is told of an attempt that was marked again; nothing where its score is what it was. */
export function remarkedSentence({ score, remarked }: Pick<AttemptSummary, 'score' | 'remarked'>): string | undefined {
  const before = remarked?.scoreBefore ?? null;
  if (score === null || before === null || score === before) return undefined;
  return `We corrected a question: the score is now ${score}, it was ${before}.`;
}
