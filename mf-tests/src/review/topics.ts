import type { CategoryScore } from '@wattle/contract/results';
import { percentOf } from '@wattle/contract/scores';
import { hasAnswer, type ReviewedQuestion } from './reviewed-questions';

export interface ReviewedTopic extends CategoryScore {
  /** False where all its questions were left out: that is no weakness. */
  isTried: boolean;
}

export function reviewedTopics(
  perCategory: readonly CategoryScore[],
  questions: readonly ReviewedQuestion[],
): ReviewedTopic[] {
  const answered = questions.filter(hasAnswer).map(({ question }) => question);
  return perCategory.map((score) => ({
    ...score,
    isTried: answered.some(
      // A question without a topic counts for its subject.
      ({ subject, category = subject }) => subject === score.subject && category === score.category,
    ),
  }));
}

/** Topics in which an answer was wrong, first the one that cost the most marks, then the weaker one. */
export function topicsToPractise(topics: readonly ReviewedTopic[]): ReviewedTopic[] {
  return topics
    .filter((topic) => topic.isTried && wrongIn(topic) > 0)
    .toSorted(
      (one, other) =>
        wrongIn(other) - wrongIn(one) ||
        percentOf(one) - percentOf(other) ||
        one.category.localeCompare(other.category),
    );
}

/** What was left out altogether. Many names have “and” in them. */
export function notTried(topics: readonly ReviewedTopic[]): string {
  return topics
    .filter(({ isTried }) => !isTried)
    .map(({ category }) => category)
    .join(', ');
}

function wrongIn({ correct, total }: CategoryScore): number {
  return total - correct;
}
