import { chanceOf, type Fit, fitBradleyTerry, type Result } from './bradley-terry';
import type { Comparison } from './comparison-scale';
import { add, cell } from './matrix';

/** What is known of texts before anybody has compared them: normal, with a standard deviation of 1.6 logits. */
const PRIOR_PRECISION = 1 / 1.6 ** 2;

export type TextPair = readonly [string, string];

interface Judging {
  texts: readonly string[];
  comparisons: readonly Comparison[];
  /** Pairs that others look at now. */
  pending?: readonly TextPair[];
  /** Sees no pair twice. */
  judge?: string;
}

/** An estimate for each text, also for those that nobody has compared. */
export function estimatesWithPrior(texts: readonly string[], comparisons: readonly Comparison[]): Fit {
  const results = comparisons.map(({ winner, loser }): Result => {
    return { winner: texts.indexOf(winner), loser: texts.indexOf(loser), share: 1 };
  });
  return fitBradleyTerry(texts.length, results, PRIOR_PRECISION);
}

/**
 * The pairs that tell most when they are compared at once: texts close to each other, whose difference is little known.
 * Which of two texts stands left is not chosen here. There are fewer pairs where the judge has seen all others.
 */
export function nextPairs({ texts, comparisons, pending = [], judge }: Judging, count = 1): TextPair[] {
  const fit = estimatesWithPrior(texts, comparisons);
  for (const [one, other] of pending) expectComparison(fit, texts.indexOf(one), texts.indexOf(other));
  const seen = new Set<string>();
  for (const { winner, loser, judge: by } of comparisons) if (by === judge) seen.add(keyOf(winner, loser));

  const pairs: TextPair[] = [];
  while (pairs.length < count) {
    const pair = mostTelling(texts, fit, seen);
    if (!pair) break;
    pairs.push(pair);
    seen.add(keyOf(...pair));
    expectComparison(fit, texts.indexOf(pair[0]), texts.indexOf(pair[1]));
  }
  return pairs;
}

function keyOf(...pair: TextPair): string {
  return pair.toSorted().join('\n');
}

function mostTelling(texts: readonly string[], fit: Fit, seen: ReadonlySet<string>): TextPair | undefined {
  let best: TextPair | undefined;
  let most = 0;
  for (const [first, one] of texts.entries()) {
    for (let second = first + 1; second < texts.length; second += 1) {
      const other = texts[second] ?? '';
      const { variance, information } = differenceOf(fit, first, second);
      if (variance * information <= most || seen.has(keyOf(one, other))) continue;
      most = variance * information;
      best = [one, other];
    }
  }
  return best;
}

/** How uncertain the difference of two texts is, and what a comparison of them is expected to tell of it. */
function differenceOf({ estimates, covariance }: Fit, first: number, second: number) {
  const variance =
    cell(covariance, first, first) + cell(covariance, second, second) - 2 * cell(covariance, first, second);
  // The mean of a logistic curve over a normal distribution, by the probit approximation.
  const slope = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
  const chance = chanceOf(slope * (estimates[first] ?? 0), slope * (estimates[second] ?? 0));
  return { variance, information: slope * chance * (1 - chance) };
}

/** Makes the covariance what it will be after a comparison of two texts, whatever is found. */
function expectComparison(fit: Fit, first: number, second: number): void {
  const { variance, information } = differenceOf(fit, first, second);
  const part = information / (1 + information * variance);
  const ofDifference = fit.estimates.map(
    (_, text) => cell(fit.covariance, text, first) - cell(fit.covariance, text, second),
  );
  for (const [row, one] of ofDifference.entries()) {
    for (const [column, other] of ofDifference.entries()) add(fit.covariance, row, column, -part * one * other);
  }
}
