import { optionsOf } from '@wattle/contract/options';
import type { Check } from '../generated-item';

/** Far above the bank's longest; the time that the other checks take grows with the square of the length. */
const LONGEST = { question: 2_000, explanation: 2_000, mcq_options: 1_500, text: 20_000 } as const;
/** Parsing leaves such a letter in the text of the option before it. */
const LETTER_OUT_OF_ORDER = /,\s*[A-H][\s.):]\s*\S/;

export const parses: Check = (item, { subject }) => {
  const tooLong = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).find(
    (field) => (item[field]?.length ?? 0) > LONGEST[field],
  );
  if (tooLong) return `The field ${tooLong} is too long.`;
  if (item.question.trim() === '') return 'There is no question.';
  if (subject === 'Writing') return undefined;
  if (item.explanation.trim() === '') return 'There is no explanation.';
  const options = optionsOf(item);
  if (options.length === 0) return 'The options are not a list such as “A first, B second”.';
  const unread = options.find(({ text }) => LETTER_OUT_OF_ORDER.test(text));
  return unread && `After option ${unread.letter} the letters of the options are not in order.`;
};
