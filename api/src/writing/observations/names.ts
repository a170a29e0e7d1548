import { type Sentence, WORD } from '@wattle/contract/child-sentences';

/** Words, in small letters, that stand with a capital inside of a sentence: names, of people or of what a child made up. */
export function namesIn(text: string, sentences: Sentence[]): Set<string> {
  const names = new Set<string>();
  for (const { start, end } of sentences) {
    const words = [...text.slice(start, end).matchAll(WORD)];
    for (const [index, { 0: word, index: at }] of words.entries()) {
      const isInside = index > 0 && !/["(*]\s*$/.test(text.slice(start, start + at));
      if (isInside && /^\p{Lu}/u.test(word)) names.add(baseOf(word));
    }
  }
  return names;
}

/** In small letters, without the ’s of a possessive. */
export const baseOf = (word: string) => word.toLowerCase().replace(/'s?$/, '');

/** Also without the ending of a plural: `floogs` is `floog`. */
export const stemOf = (word: string) => baseOf(word).replace(/s$/, '');
