import { type Cell, correlation, countOf, covariance, meanOf, restOf } from './item-figures';

/** An option that able children prefer to the key. */
export interface Doubt {
  option: string;
  /** Natural logarithm of how much better the answers fit with this option as the key. */
  evidence: number;
}

/**
 * How the logit of choosing an option rises with one standard deviation of the score on the other questions: its mean
 * for right options and for wrong ones, and how much it differs among either. Simulated populations of 3PL items have
 * these.
 */
const SLOPES = { right: 0.8, wrong: -0.5, sd: 0.28 };

/** One key in fifty is wrong; of the flags at most one in ten may be false. */
const SHARE_OF_WRONG_KEYS = 0.02;
const SHARE_OF_FALSE_FLAGS = 0.1;

/** Means of fewer answers are too rough for what follows. */
const LEAST_FOR_DOUBT = 40;

/** A key with a higher correlation is not in doubt, whatever else is chosen. */
const HIGHEST_KEY_CORRELATION = 0.1;

/** Where nobody knows the answer, options are chosen by chance: then one is seldom preferred by so much. */
const LEAST_DEVIATION = 3;

/**
 * A test that may be repeated after each answer: a ratio of likelihoods exceeds a limit, at whatever time, no more often
 * than one over that limit. The limit counts how many distractors are tested, and how rare wrong keys are. A difficult
 * question is in no doubt: its key is chosen by few, but not by less able ones, and no distractor by more able ones.
 */
export function doubtAbout(cells: readonly Cell[], key: string): Doubt | undefined {
  const keyCorrelation = correlation(cells, ({ option }) => Number(option === key), restOf) ?? 0;
  if (countOf(cells) < LEAST_FOR_DOUBT || keyCorrelation > HIGHEST_KEY_CORRELATION) return undefined;
  const variance = covariance(cells, restOf, restOf) ?? 0;
  if (variance === 0) return undefined;
  const distractors = [...new Set(cells.map(({ option }) => option))].filter((each) => each !== null && each !== key);
  const odds = (1 - SHARE_OF_WRONG_KEYS) / SHARE_OF_WRONG_KEYS;
  const limit = Math.log((odds * distractors.length) / SHARE_OF_FALSE_FLAGS);
  const [likeKey] = distractors
    .map((option) => ({ option: String(option), ...choiceOf(cells, option, variance) }))
    .sort((one, other) => other.rightness - one.rightness);
  if (!likeKey || likeKey.deviation < LEAST_DEVIATION) return undefined;
  const { option, rightness } = likeKey;
  const evidence = rightness - choiceOf(cells, key, variance).rightness;
  return evidence > limit ? { option, evidence } : undefined;
}

interface Choice {
  /** Natural logarithm of how much better the choices of an option fit a right one than a wrong one. */
  rightness: number;
  /** In standard errors: by how much more able children choose it. */
  deviation: number;
}

/** The slope is estimated by the score test of a logistic regression, of which the information is the inverse variance. */
function choiceOf(cells: readonly Cell[], option: string | null, variance: number): Choice {
  const chosen = cells.filter((cell) => cell.option === option);
  const [n, count] = [countOf(cells), countOf(chosen)];
  if (count === 0 || count === n) return { rightness: 0, deviation: 0 };
  const information = count * (1 - count / n);
  const distance = (meanOf(chosen, restOf) - meanOf(cells, restOf)) / Math.sqrt(variance);
  const slope = (count * distance) / information;
  const { right, wrong, sd } = SLOPES;
  const rightness = ((right - wrong) * (slope - (right + wrong) / 2)) / (sd ** 2 + 1 / information);
  return { rightness, deviation: slope * Math.sqrt(information) };
}
