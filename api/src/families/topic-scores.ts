import type { CategoryScore } from '@wattle/contract/results';
import { sumOfScores } from '@wattle/contract/scores';
import type { TopicScore } from '../exams';
import { grouped } from '../infrastructure';

/** How topics went. What was not tried is never called weak, so a test that left out a topic says nothing of it. */
export function topicScores(scores: readonly TopicScore[]): CategoryScore[] {
  const tried = scores.filter(({ isLeftOut }) => !isLeftOut);
  const byTopic = grouped(tried, ({ subject, category }) => `${subject}\n${category}`);
  return [...byTopic.values()].map((ofTopic) => ({ ...ofTopic[0], ...sumOfScores(ofTopic) }));
}
