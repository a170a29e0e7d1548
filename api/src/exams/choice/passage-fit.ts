import type { Candidate, Group } from '../../bank';
import { grouped } from '../../infrastructure';
import { passagePartOf } from './reading-mix';

export interface PassageOption<C extends Candidate = Candidate> {
  group: Group<C>;
  /** The lower, the better. */
  tier: number;
  /** Of seen passages: 0 for the one that was seen longest ago. */
  age: number;
  /** 1 for the child's year, less for others. */
  yearFit: number;
  /** Easy questions beyond the share that the test should have. */
  tooEasy: number;
}

interface Wanted {
  count: number;
  tier: number;
  most: number;
  /** How many questions each part of the paper should have; see {@link wantedOfParts}. */
  ofParts: ReadonlyMap<string, number>;
}

/** A question of a tier costs as much as a missing or excess question at that tier. */
const COST_OF_TIER = [1, 1e3, 1e6, 1e9, 1e12];
/** Of a question that its part of the paper has too many or too few. */
const COST_OF_PART = 1;
const COST_OF_AGE = 100;
/** Of a question of a year that the child is not in; among choices with the same parts, its own year comes first. */
const COST_OF_YEAR = 0.5;
/** Of an easy question too many. */
const COST_OF_EASY = 1;

interface Fit<C extends Candidate> {
  cost: number;
  options: readonly PassageOption<C>[];
}

/** The cheapest choice by number of questions. */
type Fits<C extends Candidate> = Map<number, Fit<C>>;

/** The passages that come nearest to what is wanted. */
export function bestFit<C extends Candidate>(
  options: readonly PassageOption<C>[],
  { count, tier, most, ofParts }: Wanted,
): PassageOption<C>[] | undefined {
  let fits = emptyFits<C>();
  for (const [part, inPart] of grouped(options, ({ group }) => passagePartOf(group[0]))) {
    const combined: Fits<C> = new Map();
    for (const [taken, { cost, options: passages }] of fitsWithin(inPart, most)) {
      const missing = part === undefined ? 0 : Math.abs(taken - (ofParts.get(part) ?? 0)) * COST_OF_PART;
      for (const [others, before] of fits) {
        if (others + taken > most) continue;
        keepCheaper(combined, others + taken, before.cost + cost + missing, () => [...before.options, ...passages]);
      }
    }
    fits = combined;
  }
  fits.delete(0);
  const rated = [...fits].map(([questions, fit]) => {
    return { fit, cost: fit.cost + Math.abs(questions - count) * (COST_OF_TIER[tier] ?? 1) };
  });
  const [best] = rated.sort((one, other) => one.cost - other.cost);
  return best && options.filter((option) => best.fit.options.includes(option));
}

/** What passages of one part cost by themselves, by number of questions. */
function fitsWithin<C extends Candidate>(options: readonly PassageOption<C>[], most: number): Fits<C> {
  const fits = emptyFits<C>();
  for (const option of options) {
    const { length } = option.group;
    // From a copy, as each passage is taken once.
    for (const [questions, before] of [...fits]) {
      if (questions + length > most) continue;
      keepCheaper(fits, questions + length, before.cost + costOf(option), () => [...before.options, option]);
    }
  }
  return fits;
}

function costOf<C extends Candidate>({ group, tier, age, yearFit, tooEasy }: PassageOption<C>): number {
  const ofTier = tier === 0 ? 0 : (COST_OF_TIER[tier] ?? 0) * group.length + age * COST_OF_AGE;
  return ofTier + (1 - yearFit) * COST_OF_YEAR * group.length + tooEasy * COST_OF_EASY;
}

const emptyFits = <C extends Candidate>(): Fits<C> => new Map([[0, { cost: 0, options: [] }]]);

function keepCheaper<C extends Candidate>(
  fits: Fits<C>,
  questions: number,
  cost: number,
  optionsOf: () => PassageOption<C>[],
): void {
  const known = fits.get(questions);
  if (!known || cost < known.cost) fits.set(questions, { cost, options: optionsOf() });
}
