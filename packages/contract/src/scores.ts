import { LEVELS, QUESTION_COUNTS } from './constants';
import type { AttemptSummary, CategoryScore, MarkedQuestion } from './results';

/** A topic with fewer right answers than this, in percent, is one to practise. */
export const PRACTISE_BELOW_PERCENT = 70;

/** Right answers of so many questions. */
export type Score = Pick<CategoryScore, 'correct' | 'total'>;

/** Kinds of attempts that are never added up. */
export const UNCOUNTED_KINDS = ['re-sit', 'practice'] as const;

/**
 * The one rule of what is added up, wherever tests are counted and their scores added. A re-sit repeats what went wrong,
 * practice asks for what needs it most, a rehearsal has more time than the child is granted, and a test without answers
 * measures nothing: they are shown, and never added.
 *
 * @param attempt - Lists of tests with answers need no count of these.
 */
export function countsAsTest({ kind, answeredCount, rehearsal }: CountedAttempt): boolean {
  return !UNCOUNTED_KINDS.some((each) => each === kind) && !rehearsal && answeredCount !== 0;
}

/** Right answers in percent; nothing asked is nothing right. */
export function percentOf({ correct, total }: Score): number {
  return total > 0 ? Math.round((100 * correct) / total) : 0;
}

/** Results of fewer questions may be chance. */
export const LEAST_QUESTIONS = 3;

/** Whether enough of a topic went wrong to say that it needs practice. */
export function isToPractise({ correct, total }: Score): boolean {
  return total >= LEAST_QUESTIONS && 100 * correct < PRACTISE_BELOW_PERCENT * total;
}

/** The tone of a bar or column: green where all is well, yellow for what to practise. */
export function toneOf(score: Score): 'brand' | 'action' {
  return percentOf(score) < PRACTISE_BELOW_PERCENT ? 'brand' : 'action';
}

/** All of them together. */
export function sumOfScores(scores: readonly Score[]): Score {
  return {
    correct: scores.reduce((sum, { correct }) => sum + correct, 0),
    total: scores.reduce((sum, { total }) => sum + total, 0),
  };
}

type CountedAttempt = Pick<AttemptSummary, 'kind'> & Partial<Pick<AttemptSummary, 'answeredCount' | 'rehearsal'>>;

/** What tells which questions are the easier ones. */
type Marked = Pick<MarkedQuestion, 'questionId' | 'correct' | 'level'>;

/** With under a third right, the next step is a small one: a few easier questions, not everything that went wrong. */
export function isLowScore({ score, total }: { score: number | null; total: number }): boolean {
  return score !== null && 3 * score < total;
}

/**
 * Of the questions that went wrong the easiest ones, in the order of the test: the ones to begin with after a low score.
 * A question without a level counts as one of the middle.
 *
 * @returns Their ids, three at most.
 */
export function easierQuestions(questions: readonly Marked[]): string[] {
  const wrong = questions.filter(({ correct }) => correct === false);
  const chosen = new Set(wrong.toSorted((one, other) => rank(one) - rank(other)).slice(0, QUESTION_COUNTS.easier));
  return wrong.filter((question) => chosen.has(question)).map(({ questionId }) => questionId);
}

function rank({ level = 'Medium' }: Marked): number {
  return LEVELS.indexOf(level);
}
