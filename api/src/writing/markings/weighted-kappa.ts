import { meanOf } from '../scale/matrix';

/** The marks that two people gave one text. */
export type MarkPair = readonly [number, number];

interface Agreement {
  kappa: number;
  se: number;
  /** Of 95 %. */
  interval: [lower: number, upper: number];
}

const DEVIATIONS_OF_95_PERCENT = 1.959964;

/**
 * Quadratic weighted kappa, with the standard error of large samples (Fleiss, Cohen and Everitt 1969). Undefined where
 * nobody ever gave another mark than one, as chance alone agrees there.
 */
export function quadraticWeightedKappa(pairs: readonly MarkPair[]): Agreement | undefined {
  const [ofOne, ofOther] = [momentsOf(pairs.map(([mark]) => mark)), momentsOf(pairs.map(([, mark]) => mark))];
  // Mean squares of differences: of the pairs, and of all marks of one person with all of the other.
  const observed = meanOf(pairs.map(([one, other]) => (one - other) ** 2));
  const byChance = ofOne.variance + ofOther.variance + (ofOne.mean - ofOther.mean) ** 2;
  if (!(byChance > 0)) return undefined;

  const kappa = 1 - observed / byChance;
  const influences = pairs.map(([one, other]) => {
    const chances = ofOther.variance + (one - ofOther.mean) ** 2 + ofOne.variance + (other - ofOne.mean) ** 2;
    return ((1 - kappa) * (chances - byChance) - (one - other) ** 2) / byChance;
  });
  const se = Math.sqrt(momentsOf(influences).variance / pairs.length);
  const reach = DEVIATIONS_OF_95_PERCENT * se;
  return { kappa, se, interval: [Math.max(-1, kappa - reach), Math.min(1, kappa + reach)] };
}

function momentsOf(numbers: readonly number[]) {
  const mean = meanOf(numbers);
  return { mean, variance: meanOf(numbers.map((each) => (each - mean) ** 2)) };
}
