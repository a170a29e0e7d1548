import type { TextRange } from './writing-marks';

/** What an explanation quotes, and where the passage says it. */
export interface Quotation {
  /** As it stands in the explanation, with its quotation marks. */
  quote: string;
  ranges: TextRange[];
}

/** Splits a text at its quotations, which are every second part. */
export const QUOTATION = /(“[^“”]+”)/;

/** In a quotation the break of a line, or what is left out. */
const BREAK = / \/ |…/;

/** Told after the way to the answer, and no evidence for it. */
export const TEMPTING_MISTAKE = /^\s*tempting wrong turn:/i;

/**
 * The quotations of an explanation that stand in the passage word by word: its evidence. Case, punctuation and line
 * breaks may differ. What stands there twice is left out, because it may be the other place.
 */
export function quotationsIn(explanation: string, passage: string): Quotation[] {
  const way = explanation.split('\n').filter((line) => !TEMPTING_MISTAKE.test(line));
  const quotes = way
    .join('\n')
    .split(QUOTATION)
    .filter((_part, index) => index % 2 === 1);
  return [...new Set(quotes)].flatMap((quote) => {
    const ranges = quote.split(BREAK).flatMap((part) => onlyPlaceOf(part, passage));
    return ranges.length > 0 ? { quote, ranges } : [];
  });
}

function onlyPlaceOf(part: string, passage: string): TextRange[] {
  const words = part.match(/[\p{L}\p{N}]+/gu);
  if (!words) return [];
  const pattern = `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`;
  const places = [...passage.matchAll(new RegExp(pattern, 'giu'))];
  const [place] = places;
  return place && places.length === 1 ? [{ start: place.index, end: place.index + place[0].length }] : [];
}
