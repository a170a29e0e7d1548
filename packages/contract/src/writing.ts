import { MAX_WRITING_WORDS } from './constants';

/** Words in a writing answer: runs of anything but white space. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Whether a writing answer is longer than the limit of 300 words (docs/published.md, rules). */
export function isTooLong(text: string): boolean {
  return countWords(text) > MAX_WRITING_WORDS;
}
