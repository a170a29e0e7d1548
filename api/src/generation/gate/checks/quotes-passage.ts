import type { Check } from '../generated-item';
import { wordsIn } from '../words/text';

/** Reading: what question and explanation quote stands in the passage. */
export const quotesPassage: Check = ({ question, explanation, mcq_options, text }, { subject, parent }) => {
  const passage = text ?? parent.text;
  if (subject !== 'Reading' || !passage) return undefined;
  const inPassage = joined(passage);
  const isQuoted = (quote: string) => inPassage.includes(joined(quote));
  const named = joined([question, mcq_options].join(' '));
  const missing =
    quotesIn(question).find((quote) => !isQuoted(quote)) ??
    // A remark may quote an option, or one word that is not the author's.
    quotesIn(explanation).find(
      (quote) => wordsIn(quote).length > 1 && !isQuoted(quote) && !named.includes(joined(quote)),
    );
  return missing && `“${missing}” does not stand in the passage.`;
};

const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);

const joined = (text: string) => ` ${wordsIn(text.replaceAll(' / ', ' ')).join(' ')} `;
