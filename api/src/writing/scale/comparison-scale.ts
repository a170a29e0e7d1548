import { chanceOf, fitBradleyTerry, type Result } from './bradley-terry';
import { cell, meanOf } from './matrix';

export interface Comparison {
  winner: string;
  loser: string;
  judge?: string;
}

/** Mean squares of residuals: about 1 where comparisons are as uneven as the model says. */
interface Misfit {
  id: string;
  comparisons: number;
  infit: number;
  outfit: number;
  /** Its infit is more than two standard deviations above the mean of all. */
  isMisfit: boolean;
}

interface PlacedText extends Misfit {
  /** In logits; the mean of all is 0. */
  estimate: number;
  se: number;
}

export interface ComparisonScale {
  scale: PlacedText[];
  /** Scale separation reliability. It is too high where pairs were chosen by the estimates (docs/decisions/074). */
  reliability: number | null;
  judges: Misfit[];
}

/** What a text that won or lost all its comparisons is taken to have lost or won, of one. */
const EXTREME_ADJUSTMENT = 0.3;
const MISFIT_DEVIATIONS = 2;

/** The texts, best first; undefined where comparisons don't link all of them. */
export function scaleOf(comparisons: readonly Comparison[]): ComparisonScale | undefined {
  const ids = [...new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]))];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const pairs = comparisons.map(({ winner, loser }) => [numbers.get(winner) ?? 0, numbers.get(loser) ?? 0] as const);
  const linked = reachedFrom(
    0,
    neighbours(ids.length, [...pairs, ...pairs.map(([one, other]) => [other, one] as const)]),
  );
  if (ids.length === 0 || linked.size < ids.length) return undefined;

  const { estimates, covariance } = fitBradleyTerry(ids.length, withMaximum(ids.length, pairs));
  const chances = pairs.map(([winner, loser]) => chanceOf(estimates[winner] ?? 0, estimates[loser] ?? 0));
  const texts = misfits(
    comparisons.map(({ winner, loser }) => [winner, loser]),
    chances,
  );
  const scale = texts.map((text) => {
    const number = numbers.get(text.id) ?? 0;
    return { ...text, estimate: estimates[number] ?? 0, se: Math.sqrt(cell(covariance, number, number)) };
  });
  return {
    scale: scale.sort((one, other) => other.estimate - one.estimate),
    reliability: separationReliability(scale),
    judges: misfits(
      comparisons.map(({ judge }) => (judge ? [judge] : [])),
      chances,
    ),
  };
}

type Pair = readonly [winner: number, loser: number];

/**
 * Where no chain of wins leads back from a loser to the winner, as where a text won or lost all, the likelihood has no
 * maximum. Such a win counts a little less than one, by the adjustment that is usual for extreme scores.
 */
function withMaximum(size: number, pairs: readonly Pair[]): Result[] {
  const beaten = neighbours(size, pairs);
  const below = beaten.map((_, text) => reachedFrom(text, beaten));
  const counts = new Array<number>(size).fill(0);
  for (const text of pairs.flat()) counts[text] = (counts[text] ?? 0) + 1;
  return pairs.map(([winner, loser]) => {
    const fewest = Math.min(counts[winner] ?? 1, counts[loser] ?? 1);
    return { winner, loser, share: below[loser]?.has(winner) ? 1 : 1 - EXTREME_ADJUSTMENT / fewest };
  });
}

function neighbours(size: number, pairs: readonly Pair[]): Set<number>[] {
  const result = Array.from({ length: size }, () => new Set<number>());
  for (const [from, to] of pairs) result[from]?.add(to);
  return result;
}

function reachedFrom(start: number, next: readonly Set<number>[]): Set<number> {
  const reached = new Set([start]);
  // A set is iterated with what is added meanwhile.
  for (const each of reached) for (const one of next[each] ?? []) reached.add(one);
  return reached;
}

/**
 * @param namesOf - Of each comparison, the texts or the judge that it counts for.
 * @param chances - Of what was found, in the model.
 */
function misfits(namesOf: readonly (readonly string[])[], chances: readonly number[]): Misfit[] {
  const groups = new Map<string, number[]>();
  for (const [index, names] of namesOf.entries()) {
    for (const id of names) groups.set(id, [...(groups.get(id) ?? []), chances[index] ?? 0]);
  }
  const fits = [...groups].map(([id, group]) => {
    const sum = (of: (chance: number) => number) => group.reduce((total, chance) => total + of(chance), 0);
    return {
      id,
      comparisons: group.length,
      infit: sum((chance) => (1 - chance) ** 2) / sum((chance) => chance * (1 - chance)),
      outfit: sum((chance) => (1 - chance) / chance) / group.length,
    };
  });
  const infits = fits.map(({ infit }) => infit);
  const most = meanOf(infits) + MISFIT_DEVIATIONS * Math.sqrt(varianceOf(infits));
  return fits.map((fit) => ({ ...fit, isMisfit: fit.infit > most }));
}

/** The share of the variance of estimates that is not their error. */
function separationReliability(texts: readonly PlacedText[]): number | null {
  const variance = varianceOf(texts.map(({ estimate }) => estimate));
  const error = meanOf(texts.map(({ se }) => se ** 2));
  return variance > 0 ? Math.max(0, 1 - error / variance) : null;
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (numbers.length - 1);
}
