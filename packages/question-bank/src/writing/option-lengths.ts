import { optionsOf } from '@wattle/contract';
import type { BankItem } from '../items/bank-items';
import { chanceOfAtLeast } from './chance';

/** How often the key is the longest (or shortest) option, and how likely that is at random. */
export function keyAtLength(items: readonly BankItem[], extreme: 'longest' | 'shortest') {
  const judged = items.flatMap((item) => {
    const options = optionsOf(item);
    const lengths = options.map(({ text }) => text.length);
    const wanted = extreme === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
    const at = options.filter(({ text }) => text.length === wanted);
    // Where two options are equally long, none stands out.
    return at.length === 1 ? [{ isKey: at[0]?.letter === item.correct_answer, chance: 1 / options.length }] : [];
  });
  const hits = judged.filter(({ isKey }) => isKey).length;
  const chance = chanceOfAtLeast(
    hits,
    judged.map((each) => each.chance),
  );
  return { hits, of: judged.length, chance };
}
