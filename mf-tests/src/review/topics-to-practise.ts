import { type CategoryScore, percentOf } from '@wattle/contract';

/** Topics in which something went wrong, first the one that cost the most marks, then the weaker one. */
export function topicsToPractise(scores: readonly CategoryScore[]): CategoryScore[] {
  return scores
    .filter((score) => wrongIn(score) > 0)
    .toSorted(
      (one, other) =>
        wrongIn(other) - wrongIn(one) ||
        percentOf(one) - percentOf(other) ||
        one.category.localeCompare(other.category),
    );
}

function wrongIn({ correct, total }: CategoryScore): number {
  return total - correct;
}
