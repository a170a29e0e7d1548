import { optionsOf } from '@wattle/contract/options';
import type { BankItem } from '../items/bank-items';

/** How often the key has this rank of length among its options, 1 for the longest, and how likely that is at random. */
export function keyAtLength(items: readonly BankItem[], rank: number) {
  const judged = items.flatMap((item) => {
    const options = optionsOf(item);
    const wanted = options.map(({ text }) => text.length).sort((one, other) => other - one)[rank - 1];
    const at = options.filter(({ text }) => text.length === wanted);
    // Where two options are equally long, neither has a rank.
    return at.length === 1 ? [{ isKey: at[0]?.letter === item.correct_answer, chance: 1 / options.length }] : [];
  });
  const hits = judged.filter(({ isKey }) => isKey).length;
  const chance = chanceOfAtLeast(
    hits,
    judged.map((each) => each.chance),
  );
  return { hits, of: judged.length, chance };
}

/** How likely at least `hits` of some trials are, if each happens with its own chance (exact, by convolution). */
function chanceOfAtLeast(hits: number, chances: readonly number[]): number {
  let distribution = [1];
  for (const chance of chances) {
    const before = distribution;
    const missed = [...before, 0].map((share) => share * (1 - chance));
    distribution = missed.map((share, count) => share + (before[count - 1] ?? 0) * chance);
  }
  return distribution.slice(hits).reduce((sum, share) => sum + share, 0);
}
