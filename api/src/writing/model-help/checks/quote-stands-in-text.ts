import type { Check } from './check';

const LONGEST = 240;
/** Of a short text a comment may quote nearly all. */
const MAX_SHARE = 0.8;

/** The place of the quoted words in the text, where they are whole words. */
export function placeOf(quote: string, text: string): number {
  for (let at = text.indexOf(quote); at >= 0 && quote !== ''; at = text.indexOf(quote, at + 1)) {
    const isBegun = /^[\p{L}\p{N}]/u.test(quote) && /[\p{L}\p{N}]$/u.test(text.slice(0, at));
    const goesOn = /[\p{L}\p{N}]$/u.test(quote) && /^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + quote.length));
    if (!isBegun && !goesOn) return at;
  }
  return -1;
}

export const quoteStandsInText: Check = ({ quote }, { text }) => {
  if (quote !== quote.trim() || !/\p{L}/u.test(quote) || placeOf(quote, text) < 0) {
    return 'The quoted words do not stand in the text.';
  }
  if (/^(?:Xx*[\s’'s]*)+$/.test(quote)) return 'It quotes a hidden name only.';
  if (quote.length > LONGEST || quote.length > text.length * MAX_SHARE) return 'It quotes too much of the text.';
  return undefined;
};
