import { optionsOf } from '@wattle/contract/options';
import { type GapPassagePart, gapOf, isInText, splitAtGaps } from '@wattle/contract/question-format';
import { wordsIn } from '@wattle/question-bank';
import type { Check, GeneratedItem } from '../generated-item';

export const quotesPassage: Check = (item, { subject, parent }) => {
  const { question, explanation, mcq_options } = item;
  const passage = item.text ?? parent.text;
  if (subject !== 'Reading' || !passage) return undefined;
  const inPassage = joined(isInText(item.format) ? withKey(passage, item) : passage);
  const isQuoted = (quote: string) => inPassage.includes(joined(quote));
  const named = joined([question, mcq_options].join(' '));
  const missing =
    quotesIn(question).find((quote) => !isQuoted(quote)) ??
    // It may also quote an option, or a single word of its own.
    quotesIn(explanation).find(
      (quote) => wordsIn(quote).length > 1 && !isQuoted(quote) && !named.includes(joined(quote)),
    );
  return missing && `“${missing}” does not stand in the passage.`;
};

/** The passage with the right option in its gap or blank. */
function withKey(passage: string, item: GeneratedItem): string {
  const key = optionsOf(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';
  const isAsked = (part: GapPassagePart) => part === gapOf(item.question);
  return splitAtGaps(passage)
    .map((part) => (typeof part === 'string' ? part : isAsked(part) ? key : ''))
    .join(' ');
}

const quotesIn = (text: string) => [...text.matchAll(/“([^“”]+)”/g)].map(([, quote = '']) => quote);

const joined = (text: string) => ` ${wordsIn(text.replaceAll(' / ', ' ')).join(' ')} `;
