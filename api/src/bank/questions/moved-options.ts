import { optionsOf, type WrongTurns } from '@wattle/contract';
import type { QuestionContent } from './question-history';

type Choice = Pick<QuestionContent, 'mcq_options' | 'format'>;

/** The new letter of each old letter, found by the text of its option. What is gone has none. */
export function movedLetters(before: Choice, after: Choice): Map<string, string> {
  const options = optionsOf(after);
  const moves = optionsOf(before).flatMap(({ letter, text }) => {
    const same = options.filter((option) => option.text === text).map((option) => option.letter);
    const moved = same.includes(letter) ? letter : same[0];
    return moved ? [[letter, moved] as const] : [];
  });
  return new Map(moves);
}

/** Wrong turns under the letters that their options have now. */
export function movedWrongTurns(turns: WrongTurns, letters: ReadonlyMap<string, string>): WrongTurns {
  const moved = Object.entries(turns).flatMap(([letter, turn]) => {
    const now = letters.get(letter);
    return now ? [[now, turn]] : [];
  });
  return Object.fromEntries(moved);
}
