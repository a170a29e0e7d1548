import type { CategoryScore } from '@wattle/contract/results';
import { sumOfScores } from '@wattle/contract/scores';
import { grouped } from '../infrastructure';

export function topicScores(scores: readonly CategoryScore[]): CategoryScore[] {
  const byTopic = grouped(scores, ({ subject, category }) => `${subject}\n${category}`);
  return [...byTopic.values()].map((ofTopic) => ({ ...ofTopic[0], ...sumOfScores(ofTopic) }));
}
