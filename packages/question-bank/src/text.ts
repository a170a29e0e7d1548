import { NUMBER_WORDS } from '@wattle/contract/text';

/** Text for comparisons: without case, repeated white space and typographic variants. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

export function wordsIn(text: string): string[] {
  return folded(text).match(/\p{L}+(?:'\p{L}+)*|\d+/gu) ?? [];
}

/** Sentences and lines; a decimal point and an initial do not end a sentence. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d$−-])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Whether `phrase` stands in `text` as whole words. */
export function hasPhrase(text: string, phrase: string): boolean {
  const words = wordsIn(phrase).join(' ');
  return words !== '' && ` ${wordsIn(text).join(' ')} `.includes(` ${words} `);
}

/** The numbers of a text; those of `1,200` and `3:30` are 1200, 3 and 30. */
export const numbersIn = (text: string): number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** The numbers that a text writes as words, up to twelve. */
export const wordNumbersIn = (text: string): number[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    NUMBER_WORDS.includes(word) ? [NUMBER_WORDS.indexOf(word)] : [],
  );
