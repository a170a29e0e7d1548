import { optionsOf } from '@wattle/contract/options';
import type { BankItem } from '../items/bank-items';
import { wordsIn } from '../text';

/** Articles and pronouns: sentences about one person may well begin alike. */
const MAY_BE_SHARED = /^(?:an?|the|it|its|s?he|his|her|they|their)$/;

/** The words with which all options open, and which belong into the stem; in `The cat, The dog` there are none. */
export function sharedOpening(item: BankItem): string | undefined {
  const openings = optionsOf(item).map(({ text }) => wordsIn(text));
  const [[first = '', second] = []] = openings;
  if (!openings.every((words) => words[0] === first)) return undefined;
  if (second && openings.every((words) => words[1] === second)) return `${first} ${second}`;
  return MAY_BE_SHARED.test(first) ? undefined : first;
}
