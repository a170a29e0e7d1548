import { LEAST_ANSWERS } from '@wattle/contract/bank';
import { type Cell, correlation, countOf, covariance, meanOf, OTHER_CHARACTER, restOf } from './item-figures';

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

/** One key in fifty is wrong; staff look where the odds are at least one to two that this one is. */
const SHARE_OF_WRONG_KEYS = 0.02;
const LEAST_ODDS = 0.5;

/** A key with a higher correlation is not in doubt, whatever else is chosen. */
const HIGHEST_KEY_CORRELATION = 0.1;

/**
 * Where nobody knows the answer, options are chosen by chance: then one is seldom preferred to the key by so many
 * standard errors, and never by three quarters of all.
 */
const LEAST_CONTRAST = 2.2;
const NO_CHANCE_SHARE = 0.75;

/**
 * A ratio of likelihoods against a limit that counts how many distractors are tested, and how rare wrong keys are. A
 * difficult question is in no doubt: its key is chosen by few, but not by less able ones, and no distractor by more able
 * ones.
 */
export function doubtAbout(cells: readonly Cell[], key: string): Doubt | undefined {
  const keyCorrelation = correlation(cells, ({ option }) => Number(option === key), restOf) ?? 0;
  if (countOf(cells) < LEAST_ANSWERS || keyCorrelation > HIGHEST_KEY_CORRELATION) return undefined;
  const variance = covariance(cells, restOf, restOf) ?? 0;
  if (variance === 0) return undefined;
  const chosen = [...new Set(cells.map(({ option }) => option))];
  const distractors = chosen.filter((each) => each !== null && each !== key && each !== OTHER_CHARACTER);
  const odds = (1 - SHARE_OF_WRONG_KEYS) / SHARE_OF_WRONG_KEYS;
  const limit = Math.log(LEAST_ODDS * odds * distractors.length);
  const [best] = distractors
    .map((option) => ({ option: String(option), ...choiceOf(cells, option, variance) }))
    .sort((one, other) => other.logRatio - one.logRatio);
  const ofKey = choiceOf(cells, key, variance);
  if (!best || best.deviation <= 0) return undefined;
  const contrast = (best.deviation - ofKey.deviation) / Math.SQRT2;
  if (contrast < LEAST_CONTRAST && best.share < NO_CHANCE_SHARE) return undefined;
  const evidence = best.logRatio - ofKey.logRatio;
  return evidence > limit ? { option: best.option, evidence } : undefined;
}

interface Choice {
  /** Natural logarithm of how much better the choices of an option fit a right one than a wrong one. */
  logRatio: number;
  /** In standard errors: by how much more able children choose it. */
  deviation: number;
  share: number;
}

/** The slope is estimated by the score test of a logistic regression, of which the information is the inverse variance. */
function choiceOf(cells: readonly Cell[], option: string | null, variance: number): Choice {
  const chosen = cells.filter((cell) => cell.option === option);
  const [n, count] = [countOf(cells), countOf(chosen)];
  if (count === 0 || count === n) return { logRatio: 0, deviation: 0, share: count / n };
  const information = count * (1 - count / n);
  const distance = (meanOf(chosen, restOf) - meanOf(cells, restOf)) / Math.sqrt(variance);
  const slope = (count * distance) / information;
  const { right, wrong, sd } = SLOPES;
  const logRatio = ((right - wrong) * (slope - (right + wrong) / 2)) / (sd ** 2 + 1 / information);
  return { logRatio, deviation: slope * Math.sqrt(information), share: count / n };
}
