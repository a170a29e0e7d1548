import { chanceOf, type Fit, fitBradleyTerry, type Result } from './bradley-terry';
import type { Comparison } from './comparison-scale';
import { add, addDifference, cell, type Matrix, multiply, zeros } from './matrix';

/** What is known of texts before anybody has compared them: normal, with a standard deviation of 1.5 logits. */
const PRIOR_PRECISION = 1 / 1.5 ** 2;

/** Texts nearer than this, in logits, count as rivals for a place, even where their estimates are exact. */
const NEIGHBOURHOOD = 0.5;

export type TextPair = readonly [string, string];

interface Judging {
  texts: readonly string[];
  comparisons: readonly Comparison[];
  /** Pairs that others look at now: nobody else does meanwhile. */
  pending: readonly TextPair[];
  /** Sees no pair twice. */
  judge: string;
}

/** An estimate for each text, also for those that nobody has compared. */
function estimatesWithPrior(texts: readonly string[], comparisons: readonly Comparison[]): Fit {
  const results = comparisons.map(({ winner, loser }): Result => {
    return { winner: texts.indexOf(winner), loser: texts.indexOf(loser), share: 1 };
  });
  return fitBradleyTerry(texts.length, results, PRIOR_PRECISION);
}

/**
 * The pair that tells most of the order of texts when it is compared next. Which of the two stands left is not chosen
 * here. Undefined where the judge has seen all others.
 */
export function nextPair({ texts, comparisons, pending, judge }: Judging): TextPair | undefined {
  const knowledge = knowledgeOf(estimatesWithPrior(texts, comparisons));
  const seen = new Set<string>();
  for (const [one, other] of pending) {
    expectComparison(knowledge, texts.indexOf(one), texts.indexOf(other));
    seen.add(keyOf(one, other));
  }
  for (const { winner, loser, judge: by } of comparisons) if (by === judge) seen.add(keyOf(winner, loser));
  return mostTelling(texts, knowledge, seen);
}

function keyOf(...pair: TextPair): string {
  return pair.toSorted().join('\n');
}

interface Knowledge extends Fit {
  /** Of each text's estimate (row) with each text's place in the order (column). */
  covarianceWithPlaces: Matrix;
}

/** How much a place changes with the estimates: most where many texts are about as good. */
function knowledgeOf(fit: Fit): Knowledge {
  const size = fit.estimates.length;
  const slopes = zeros(size);
  for (const first of fit.estimates.keys()) {
    for (let second = 0; second < first; second += 1) {
      const { estimate, variance } = differenceOf(fit, first, second);
      const spread = NEIGHBOURHOOD ** 2 + variance;
      const density = Math.exp(-(estimate ** 2) / (2 * spread)) / Math.sqrt(spread);
      addDifference(slopes, first, second, density);
    }
  }
  return { ...fit, covarianceWithPlaces: fit.covariance.map((cells) => Float64Array.from(multiply(slopes, cells))) };
}

function mostTelling(texts: readonly string[], knowledge: Knowledge, seen: ReadonlySet<string>): TextPair | undefined {
  let best: TextPair | undefined;
  let most = 0;
  for (const [first, one] of texts.entries()) {
    for (let second = first + 1; second < texts.length; second += 1) {
      const other = texts[second] ?? '';
      const gain = gainOf(knowledge, first, second);
      if (gain <= most || seen.has(keyOf(one, other))) continue;
      most = gain;
      best = [one, other];
    }
  }
  return best;
}

/** By how much a comparison is expected to lower the variance of all places. */
function gainOf(knowledge: Knowledge, first: number, second: number): number {
  const [ofFirst, ofSecond] = [knowledge.covarianceWithPlaces[first], knowledge.covarianceWithPlaces[second]];
  if (!ofFirst || !ofSecond) return 0;
  let squares = 0;
  for (let place = 0; place < ofFirst.length; place += 1) {
    squares += ((ofFirst[place] ?? 0) - (ofSecond[place] ?? 0)) ** 2;
  }
  return squares * differenceOf(knowledge, first, second).weight;
}

/** Of two estimates, and the weight of what a comparison of them adds. */
function differenceOf({ estimates, covariance }: Fit, first: number, second: number) {
  const variance =
    cell(covariance, first, first) + cell(covariance, second, second) - 2 * cell(covariance, first, second);
  const estimate = (estimates[first] ?? 0) - (estimates[second] ?? 0);
  // The mean of a logistic curve over a normal distribution, by the probit approximation.
  const slope = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
  const chance = chanceOf(slope * estimate, 0);
  const information = slope * chance * (1 - chance);
  return { estimate, variance, weight: information / (1 + information * variance) };
}

/** Makes the covariances what they will be after a comparison of two texts, whatever is found. */
function expectComparison(knowledge: Knowledge, first: number, second: number): void {
  const { covariance, covarianceWithPlaces } = knowledge;
  const { weight } = differenceOf(knowledge, first, second);
  const ofTexts = differencesOf(covariance, first, second);
  const ofPlaces = differencesOf(covarianceWithPlaces, first, second);
  for (const [row, one] of ofTexts.entries()) {
    for (const [column, other] of ofTexts.entries()) add(covariance, row, column, -weight * one * other);
    for (const [column, other] of ofPlaces.entries()) add(covarianceWithPlaces, row, column, -weight * one * other);
  }
}

function differencesOf(matrix: Matrix, first: number, second: number): number[] {
  return matrix.map((_, column) => cell(matrix, first, column) - cell(matrix, second, column));
}
