import type { CategoryScore } from '@wattle/contract/results';
import { PRACTISE_BELOW_PERCENT, type Score, sumOfScores } from '@wattle/contract/scores';
import { grouped } from '../infrastructure';

/** Results of fewer questions may be chance. */
export const LEAST_QUESTIONS = 3;

export function topicScores(scores: readonly CategoryScore[]): CategoryScore[] {
  const byTopic = grouped(scores, ({ subject, category }) => `${subject}\n${category}`);
  return [...byTopic.values()].map((ofTopic) => ({ ...ofTopic[0], ...sumOfScores(ofTopic) }));
}

export function isToPractise({ correct, total }: Score): boolean {
  return total >= LEAST_QUESTIONS && 100 * correct < PRACTISE_BELOW_PERCENT * total;
}
