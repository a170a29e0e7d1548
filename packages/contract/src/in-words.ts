import { NUMBER_WORDS } from './constants';

/** Small numbers as words: "seven", "13". */
export function numberInWords(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** "a", "a and b", "a, b and c". */
export function listInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-AU').format(names);
}
