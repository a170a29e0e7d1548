import { randomFrom } from '@wattle/contract/testing';
import { chanceOf } from '../src/writing/scale/bradley-terry';
import type { Comparison } from '../src/writing/scale/comparison-scale';
import { estimatesWithPrior, nextPairs, type TextPair } from '../src/writing/scale/next-pairs';
import { meanOf, normal } from './normal';
import type { Figure } from './practice-simulation';

/** What random pairs reach, by comparisons of each text. */
const GOALS_OF_RANDOM = [
  [5, 0.75],
  [10, 0.84],
  [16, 0.89],
] as const;
const TOLERANCE = 0.03;
const WANTED = 0.9;
const MAX_SHARE = 0.7;
const MAX_COMPARISONS_OF_TEXT = 20;

/**
 * How texts are spread over the scale: as many on each part of it, or most in its middle. The standard deviation, in
 * logits, is the one with which random pairs reach what they are known to.
 */
const TRUTHS = {
  evenly: { draw: (random: () => number) => random(), deviation: 1.3 },
  normally: { draw: normal, deviation: 1.4 },
};
type Truth = keyof typeof TRUTHS;
type Spread = (typeof TRUTHS)[Truth];

/** The next comparisons, one for two texts. */
type Pairing = (texts: readonly string[], comparisons: readonly Comparison[], random: () => number) => TextPair[];

interface SimulatedSets {
  sets: number;
  texts: number;
  spread: Truth;
}

/** Simulates judges who compare texts of known quality (docs/decisions/074). */
export function simulateComparisons(simulated: SimulatedSets, seed: number): Figure[] {
  const random = meanCorrelations(randomPairs, simulated, seed);
  const balanced = meanCorrelations(balancedPairs, simulated, seed);
  const adaptive = meanCorrelations(adaptivePairs, simulated, seed);
  const share = neededFor(adaptive) / neededFor(random);
  return [
    ...GOALS_OF_RANDOM.map(([each, goal]) => {
      const value = random[each] ?? 0;
      const isMet = Math.abs(value - goal) <= TOLERANCE;
      const name = `rank correlation of random pairs, ${each} comparisons of each text`;
      return { name, value, goal: `${goal} +- ${TOLERANCE}`, isMet };
    }),
    ...GOALS_OF_RANDOM.map(([each]) => fact(`the same of adaptive pairs, ${each} of each text`, adaptive[each] ?? 0)),
    fact(`comparisons of each text for ${WANTED}, random pairs`, neededFor(random)),
    fact('the same, random pairs of which each text has as many', neededFor(balanced)),
    fact('the same, adaptive pairs', neededFor(adaptive)),
    {
      name: 'adaptive pairs needed, of random ones',
      value: share,
      goal: `at most ${MAX_SHARE}`,
      isMet: share <= MAX_SHARE,
    },
  ];
}

function fact(name: string, value: number): Figure {
  return { name, value, goal: '', isMet: true };
}

/** By comparisons of each text. */
function meanCorrelations(pairing: Pairing, { sets, texts, spread }: SimulatedSets, seed: number): number[] {
  const ofSets = Array.from({ length: sets }, (_, set) => {
    // Seeds far apart, as neighbours share numbers.
    const random = randomFrom((seed * 1_000 + set) * 7_919);
    return correlationsOf(pairing, truthOf(texts, TRUTHS[spread], random), random);
  });
  return (ofSets[0] ?? []).map((_, each) => meanOf(ofSets.map((correlations) => correlations[each] ?? 0)));
}

/** All sets are spread alike: otherwise their chances would hide the difference of pairings. */
function truthOf(texts: number, { draw, deviation }: Spread, random: () => number): Map<string, number> {
  const drawn = Array.from({ length: texts }, () => draw(random));
  const mean = meanOf(drawn);
  const ofDrawn = Math.sqrt(meanOf(drawn.map((each) => (each - mean) ** 2)));
  return new Map(drawn.map((each, text) => [`text ${text}`, (deviation * (each - mean)) / ofDrawn]));
}

function correlationsOf(pairing: Pairing, truth: ReadonlyMap<string, number>, random: () => number): number[] {
  const [texts, comparisons, correlations] = [[...truth.keys()], [] as Comparison[], [0]];
  while (correlations.length <= MAX_COMPARISONS_OF_TEXT) {
    for (const pair of pairing(texts, comparisons, random)) comparisons.push(judge(pair, truth, random));
    correlations.push(rankCorrelation([...truth.values()], estimatesWithPrior(texts, comparisons).estimates));
  }
  return correlations;
}

function judge([one, other]: TextPair, truth: ReadonlyMap<string, number>, random: () => number): Comparison {
  const isFirst = random() < chanceOf(truth.get(one) ?? 0, truth.get(other) ?? 0);
  return isFirst ? { winner: one, loser: other } : { winner: other, loser: one };
}

/** Any two texts each time. */
function randomPairs(texts: readonly string[], _: readonly Comparison[], random: () => number): TextPair[] {
  return pairsOf(texts.flatMap((_text, index) => (index % 2 ? [] : shuffled(texts, random).slice(0, 2))));
}

function balancedPairs(texts: readonly string[], _: readonly Comparison[], random: () => number): TextPair[] {
  return pairsOf(shuffled(texts, random));
}

function adaptivePairs(texts: readonly string[], comparisons: readonly Comparison[]): TextPair[] {
  return nextPairs({ texts, comparisons }, texts.length / 2);
}

function pairsOf(texts: readonly string[]): TextPair[] {
  return texts.flatMap((text, index) => (index % 2 ? [[texts[index - 1] ?? '', text] as const] : []));
}

function shuffled(texts: readonly string[], random: () => number): string[] {
  return texts
    .map((text) => ({ text, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

/** Comparisons of each text for the wanted correlation, between the two where it is passed. */
function neededFor(correlations: readonly number[]): number {
  const after = correlations.findIndex((each) => each >= WANTED);
  if (after < 0) return Infinity;
  const [before = 0, reached = 1] = correlations.slice(after - 1, after + 1);
  return after - (reached - WANTED) / (reached - before);
}

/** Spearman's, of numbers without ties. */
function rankCorrelation(ones: readonly number[], others: readonly number[]): number {
  const [ranks, otherRanks] = [ranksOf(ones), ranksOf(others)];
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - (otherRanks[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (ones.length * (ones.length ** 2 - 1));
}

function ranksOf(numbers: readonly number[]): number[] {
  const ranks = new Array<number>(numbers.length).fill(0);
  const places = numbers.map((_, index) => index).sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  return ranks;
}
