import { add, addDifference, inverse, type Matrix, multiply, zeros } from './matrix';

/** A comparison of two texts, which are numbered from 0. A share of 1 is a whole win. */
export interface Result {
  winner: number;
  loser: number;
  share: number;
}

export interface Fit {
  /** In logits. */
  estimates: number[];
  covariance: Matrix;
}

/**
 * No step moves a difference by more than 1.5 logits: so short a Newton step always raises a logistic likelihood, so
 * the maximum is reached from anywhere.
 */
const LONGEST_STEP = 0.75;
const PRECISION = 1e-10;
const MAX_STEPS = 200;

export function chanceOf(estimate: number, other: number): number {
  return 1 / (1 + Math.exp(other - estimate));
}

/**
 * Fits the Bradley-Terry model by Newton's method.
 *
 * @param priorPrecision - Of the normal distribution of texts around 0. At 0 the likelihood alone counts: results must
 * have a maximum of it, and the mean of the estimates is 0.
 */
export function fitBradleyTerry(size: number, results: readonly Result[], priorPrecision = 0): Fit {
  let estimates = new Array<number>(size).fill(0);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const { gradient, information } = slopesAt(estimates, results, priorPrecision);
    const covariance = priorPrecision > 0 ? inverse(information) : centredInverse(information);
    const step = multiply(covariance, gradient);
    const longest = Math.max(...step.map(Math.abs));
    if (longest < PRECISION) return { estimates, covariance };
    const part = Math.min(1, LONGEST_STEP / longest);
    estimates = estimates.map((each, text) => each + part * (step[text] ?? 0));
  }
  throw new RangeError('The likelihood of these comparisons has no maximum.');
}

function slopesAt(estimates: readonly number[], results: readonly Result[], priorPrecision: number) {
  const gradient = estimates.map((each) => -priorPrecision * each);
  const information = zeros(estimates.length);
  for (const text of estimates.keys()) add(information, text, text, priorPrecision);
  for (const { winner, loser, share } of results) {
    const chance = chanceOf(estimates[winner] ?? 0, estimates[loser] ?? 0);
    gradient[winner] = (gradient[winner] ?? 0) + share - chance;
    gradient[loser] = (gradient[loser] ?? 0) - share + chance;
    addDifference(information, winner, loser, chance * (1 - chance));
  }
  return { gradient, information };
}

/** Comparisons say nothing of the mean: with it at 0, the covariance is the pseudoinverse of the information. */
function centredInverse(information: Matrix): Matrix {
  const mean = 1 / information.length;
  const filled = information.map((cells) => cells.map((each) => each + mean));
  return inverse(filled).map((cells) => cells.map((each) => each - mean));
}
