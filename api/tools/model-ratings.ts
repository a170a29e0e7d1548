import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { isWon, readRatedPairs, WINS_GOAL } from '@wattle/question-bank/commands';
import { type MarkPair, quadraticWeightedKappa } from '../src/writing/markings/weighted-kappa';

/** Prints the sums of marks that raters gave the model answers, how often the outstanding one wins, and their agreement. */
export async function modelRatings(): Promise<string> {
  const pairs = await readRatedPairs();
  const all = pairs.flatMap(({ ratings }) => ratings);
  const raters = [...new Set(all.map(({ by }) => by))];
  const sums = (texts: readonly (readonly number[])[]) => texts.map((marks) => String(sum(marks)).padStart(3)).join('');
  const wins = (ratings: typeof all) => {
    const won = ratings.filter(isWon).length;
    return `${won} of ${ratings.length} pairs, ${((100 * won) / ratings.length).toFixed(1)} of 100`;
  };
  const marksOf = (by: string, at: number) =>
    pairs.flatMap(({ ratings }) => {
      const own = ratings.find((rating) => rating.by === by);
      return [own?.good[at], own?.outstanding[at]];
    });
  const agreements = WRITING_RUBRIC.map(({ id }, at) => {
    const marks = raters.map((by) => marksOf(by, at));
    const both = marks.flatMap((one, first) => marks.slice(first + 1).flatMap((other) => pairsOf(one, other)));
    return `${id.padEnd(14)}${quadraticWeightedKappa(both)?.kappa.toFixed(2)}`;
  });
  return [
    `Marks of 25 by ${raters.join(', ')}`,
    ...pairs.map(({ slug, ratings }) =>
      [
        slug.padEnd(32),
        `good ${sums(ratings.map(({ good }) => good))}`,
        `outstanding ${sums(ratings.map(({ outstanding }) => outstanding))}`,
      ].join('   '),
    ),
    'The outstanding text has more marks',
    ...raters.map((by) => `${by.padEnd(14)}${wins(all.filter((rating) => rating.by === by))}`),
    `${'all'.padEnd(14)}${wins(all)}; goal: at least ${100 * WINS_GOAL} of 100`,
    'Quadratic weighted kappa of every two raters',
    ...agreements,
  ].join('\n');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What both have marked. */
const pairsOf = (one: readonly (number | undefined)[], other: readonly (number | undefined)[]) =>
  one.flatMap((mark, index): MarkPair[] => {
    const second = other[index];
    return mark === undefined || second === undefined ? [] : [[mark, second]];
  });
