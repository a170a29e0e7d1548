import type { BankItem } from '../items/bank-items';
import { pairsOf } from '../lists';
import { wordsIn } from '../text';

/** Two items and how alike their words are, from 0 to 1. */
export interface Likeness {
  slugs: readonly [string, string];
  share: number;
}

/** A word and how much it tells of an item. */
type Weights = ReadonlyMap<string, number>;

/**
 * Pairs of items whose words are at least so much alike, the most alike first: the cosine of their words, each weighted
 * by how few items have it (tf-idf). Explanations and wrong turns count, as they say how an item is solved.
 */
export function alike(items: readonly BankItem[], least: number): Likeness[] {
  const counted = items.map((item) => ({ slug: item.slug, counts: countsOf(item) }));
  const itemsWith = new Map<string, number>();
  for (const { counts } of counted) {
    for (const word of counts.keys()) itemsWith.set(word, (itemsWith.get(word) ?? 0) + 1);
  }
  const weighted = counted.map(({ slug, counts }) => ({
    slug,
    weights: unit(
      new Map(
        [...counts].map(([word, count]) => [
          word,
          (1 + Math.log(count)) * Math.log(items.length / (itemsWith.get(word) ?? 1)),
        ]),
      ),
    ),
  }));
  return pairsOf(weighted)
    .flatMap(([one, other]): Likeness | [] => {
      const share = cosine(one.weights, other.weights);
      return share >= least ? { slugs: [one.slug, other.slug], share } : [];
    })
    .sort((one, other) => other.share - one.share);
}

function countsOf({ question, mcq_options, explanation, wrong_turns = {} }: BankItem): Map<string, number> {
  const counts = new Map<string, number>();
  const text = [question, mcq_options, explanation, ...Object.values(wrong_turns)].join(' ');
  for (const word of wordsIn(text)) {
    // Without endings; numbers and letters alone say nothing of how an item is solved.
    const stem = word.replace(/(?:ing|ed|es|s)$/, '');
    if (/^\p{L}{3,}$/u.test(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function unit(weights: Weights): Weights {
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return new Map([...weights].map(([word, weight]) => [word, weight / length]));
}

function cosine(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}
