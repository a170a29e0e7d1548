import { PASSAGE_TOLERANCE } from '@wattle/contract/constants';
import type { QuestionFormat } from '@wattle/contract/question-format';
import type { Candidate, Group } from '../../bank';

export interface PassageOption<C extends Candidate = Candidate> {
  group: Group<C>;
  /** The lower, the better. */
  tier: number;
  /** Of seen passages: 0 for the one that was seen longest ago. */
  age: number;
  /** 1 for the child's year, less for others. */
  yearFit: number;
}

interface Wanted {
  count: number;
  tier: number;
  most: number;
}

/** A question of a tier costs as much as a missing or excess question at that tier. */
const COST_OF_TIER = [1, 1e3, 1e6, 1e9, 1e12];
/** A missing format costs more than all missing or excess questions within the tolerance. */
const COST_OF_MISSING_FORMAT = PASSAGE_TOLERANCE + 1;
/** In the exam texts to compare have no part of their own beside extracts. */
const COST_OF_MISSING_COMPARE = 1;
/** Prefers an even distribution of formats. */
const COST_OF_REPEAT = 0.1;
const COST_OF_AGE = 100;
/** Of a question of a year that the child is not in; among choices with the same formats, its own year comes first. */
const COST_OF_YEAR = 0.5;

/** The cheapest choice with some number of questions, as a linked list from the last passage to the first. */
interface Fit<C extends Candidate> {
  cost: number;
  option?: PassageOption<C>;
  before?: Fit<C>;
}

/** By number of questions. */
type Fits<C extends Candidate> = Map<number, Fit<C>>;

export function bestFit<C extends Candidate>(
  options: readonly PassageOption<C>[],
  { count, tier, most }: Wanted,
): PassageOption<C>[] | undefined {
  let fits: Fits<C> = new Map([[0, { cost: 0 }]]);
  for (const formatGroup of new Set(options.map(formatGroupOf))) {
    const withoutFormatGroup = new Map([...fits].map(([questions, fit]) => [questions, costlier(fit, formatGroup)]));
    fits = withFormatGroup(
      fits,
      options.filter((option) => formatGroupOf(option) === formatGroup),
      most,
    );
    for (const [questions, fit] of withoutFormatGroup) keepCheaper(fits, questions, fit);
  }
  fits.delete(0);
  const rated = [...fits].map(([questions, fit]) => {
    return { fit, cost: fit.cost + Math.abs(questions - count) * (COST_OF_TIER[tier] ?? 1) };
  });
  const [best] = rated.sort((one, other) => one.cost - other.cost);
  if (!best) return undefined;
  const chosen = new Set(optionsIn(best.fit));
  return options.filter((option) => chosen.has(option));
}

/** Adds passages of one format, each at a higher cost than the one before. */
function withFormatGroup<C extends Candidate>(
  fits: Fits<C>,
  options: readonly PassageOption<C>[],
  most: number,
): Fits<C> {
  /** By the number of passages of this format. */
  const layers: Fits<C>[] = [fits];
  for (const option of options) {
    const { group, tier, age, yearFit } = option;
    const ofTier = tier === 0 ? 0 : (COST_OF_TIER[tier] ?? 0) * group.length + age * COST_OF_AGE;
    const own = ofTier + (1 - yearFit) * COST_OF_YEAR * group.length;
    for (let taken = layers.length - 1; taken >= 0; taken -= 1) {
      const repeats = formatGroupOf(option) === undefined ? 0 : taken * COST_OF_REPEAT;
      for (const [questions, before] of layers[taken] ?? []) {
        if (questions + group.length > most) continue;
        layers[taken + 1] ??= new Map();
        keepCheaper(layers[taken + 1] as Fits<C>, questions + group.length, {
          cost: before.cost + own + repeats,
          option,
          before,
        });
      }
    }
  }
  const merged: Fits<C> = new Map();
  for (const layer of layers.slice(1)) for (const [questions, fit] of layer) keepCheaper(merged, questions, fit);
  return merged;
}

function costlier<C extends Candidate>(fit: Fit<C>, formatGroup: string | undefined): Fit<C> {
  if (formatGroup === undefined) return fit;
  const cost = formatGroup === 'compare' ? COST_OF_MISSING_COMPARE : COST_OF_MISSING_FORMAT;
  return { ...fit, cost: fit.cost + cost };
}

function keepCheaper<C extends Candidate>(fits: Fits<C>, questions: number, fit: Fit<C>): void {
  const known = fits.get(questions);
  if (!known || fit.cost < known.cost) fits.set(questions, fit);
}

/** Questions without a passage have no format. */
function formatGroupOf({ group: [{ passageKey, format }] }: PassageOption): QuestionFormat | 'plain' | undefined {
  return passageKey ? (format ?? 'plain') : undefined;
}

function optionsIn<C extends Candidate>({ option, before }: Fit<C>): PassageOption<C>[] {
  return option && before ? [...optionsIn(before), option] : [];
}
