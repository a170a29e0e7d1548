import { syllable } from 'syllable';
import { sentencesIn } from '../text';

/** The school year that can read a text, by Flesch and Kincaid, to one place; rough for fewer than some thirty words. */
export function readingYear(text: string): number {
  const words = text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
  const sentences = sentencesIn(text).filter((sentence) => /\p{L}/u.test(sentence));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const year = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(10 * year) / 10;
}

export const wordCount = (text: string) => (text.match(/\p{L}+/gu) ?? []).length;
