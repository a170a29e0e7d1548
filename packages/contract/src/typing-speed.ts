import { MAX_WRITING_WORDS } from './constants';
import { DEFAULT_EXAM, sectionOf } from './exams';

/** How long a typing practice can last, in seconds. */
export const TYPING_SECONDS = [60, 180, 300] as const;

/**
 * Typing tests count five characters as one word, spaces included, so that a text of long words is no slower than one of
 * short words.
 */
const CHARACTERS_A_WORD = 5;

/** Faster than anybody types: what claims more was not typed. */
export const MAX_CHARACTERS_A_SECOND = 20;

/** Of the exam that most children prepare for. */
export const WRITING_MINUTES: number = (sectionOf(DEFAULT_EXAM, 'Writing')?.seconds ?? 0) / 60;

/** Minutes of them that are for typing where the other half is for thinking. */
export const TYPING_MINUTES: number = WRITING_MINUTES / 2;

/** Words a minute at which a text as long as the published writing test takes is typed in these minutes. */
export const UNHINDERED_WORDS_A_MINUTE: number = MAX_WRITING_WORDS / TYPING_MINUTES;

/** How a passage was typed. */
export interface TypedPassage {
  seconds: number;
  /** Characters that stand there in the end. */
  typed: number;
  /** Of those the ones that are right. */
  right: number;
}

/** Words a minute, of {@link CHARACTERS_A_WORD} characters each. Only what is right counts, so mistakes gain nothing. */
export function wordsAMinute({ seconds, right }: TypedPassage): number {
  return Math.round(right / CHARACTERS_A_WORD / (seconds / 60));
}

/** Percent of the characters that are right. */
export function typingAccuracy({ typed, right }: TypedPassage): number {
  return typed === 0 ? 0 : Math.floor((100 * right) / typed);
}

/**
 * Characters of a typed text that are right: all but the mistakes, which are the fewest characters that are wrong, too
 * many or left out (the minimum string distance to as much of the passage as was typed). So a letter that is left out is
 * one mistake, and what follows it is still right. White space is all alike.
 */
export function countRight(typed: string, passage: string): number {
  const own = withPlainSpaces(typed);
  // Further on is no place that is nearer.
  const given = withPlainSpaces(passage).slice(0, 2 * own.length);
  // Of 16 bits, as a text of five minutes has millions of them.
  let distances = Uint16Array.from({ length: given.length + 1 }, (_, index) => index);
  let next = new Uint16Array(distances.length);
  for (const character of own) {
    next[0] = (distances[0] ?? 0) + 1;
    for (let index = 1; index <= given.length; index += 1) {
      const tooMany = (distances[index] ?? 0) + 1;
      const leftOut = (next[index - 1] ?? 0) + 1;
      const wrong = (distances[index - 1] ?? 0) + (given[index - 1] === character ? 0 : 1);
      next[index] = Math.min(tooMany, leftOut, wrong);
    }
    [distances, next] = [next, distances];
  }
  return own.length - Math.min(...distances);
}

function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
