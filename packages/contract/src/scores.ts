import type { CategoryScore } from './results';
import { PRACTISE_BELOW_PERCENT } from './weekly-plan';

/** Right answers of so many questions. */
export type Score = Pick<CategoryScore, 'correct' | 'total'>;

/** Right answers in percent; nothing asked is nothing right. */
export function percentOf({ correct, total }: Score): number {
  return total > 0 ? Math.round((100 * correct) / total) : 0;
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
