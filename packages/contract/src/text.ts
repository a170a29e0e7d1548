import { MAX_WORD_CHARACTERS, MAX_WRITING_CHARACTERS, MAX_WRITING_WORDS } from './constants';

/** Whole seconds from `now` until `deadline`, never negative. Both in milliseconds since 1970. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** Writes seconds as a clock shows them: `11:38`, `0:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Writes seconds as a sentence does: `13 minutes`, `1 minute`. */
export function formatMinutes(seconds: number): string {
  return formatCount(Math.round(seconds / 60), 'minute');
}

/** Numbers as sentences write them, from 0. */
export const NUMBER_WORDS: readonly string[] = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count with its noun: "1 question", "20,000 questions", "2 children". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Small numbers as words: "seven", "13". */
export function numberInWords(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** "a", "a and b", "a, b and c". */
export function listInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-AU').format(names);
}

/** Said of a test whose questions were chosen for a child's year. */
export function chosenForYear(year: number): string {
  return `Chosen for Year ${year}`;
}

/** Words in a writing answer: runs of anything but white space. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/**
 * What is said of a writing answer that is longer than it may be (docs/published.md, rules).
 *
 * @param hasLimit - Whether words are limited; see `hasWordLimit`.
 */
export function tooLongWriting(text: string, hasLimit = true): string | undefined {
  if (!hasLimit && text.length > MAX_WRITING_CHARACTERS)
    return `Your response is too long. Please limit to ${MAX_WRITING_CHARACTERS.toLocaleString('en')} characters.`;
  if (hasLimit && countWords(text) > MAX_WRITING_WORDS)
    return `Your response is too long. Please limit to ${MAX_WRITING_WORDS} words.`;
  const hasLongWord = text.split(/\s/).some((word) => word.length > MAX_WORD_CHARACTERS);
  if (!hasLongWord && text.length <= MAX_WRITING_CHARACTERS) return undefined;
  return 'Your response is too long. Please use shorter words.';
}

/** Said where an email address has accented letters: not all mail servers know such mailboxes. */
export const ACCENTED_EMAIL = 'Use letters without accents, such as name@example.com.';

/** Whether an email address has letters that not all mail servers take. */
export function hasAccents(address: string): boolean {
  return /[^ -~]/.test(address.trim());
}

/** Begins a sentence with what else stands inside one. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
