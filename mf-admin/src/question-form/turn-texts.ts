import {
  formatWrongTurns,
  GAP_LETTERS,
  type Option,
  optionsOf,
  pickWrongTurns,
  type WrongTurns,
  wrongTurnsSchema,
} from '@wattle/contract';
import type { TypedFormat } from './option-texts';

interface TypedChoice {
  mcq_options: string;
  correct_answer: string;
  format: TypedFormat;
  turnTexts: TurnTexts;
}

/** What is typed for each letter, in their order: the mistake that leads to its option. The key may have one too. */
export type TurnTexts = string[];

export const MAX_TURN_CHARACTERS = 2_000;

/** Wrong turns as they are typed one by one, each in one line. */
export function turnTextsOf(turns: WrongTurns = {}): TurnTexts {
  return GAP_LETTERS.map((letter) => turns[letter]?.replace(/\s*\n\s*/g, ' ') ?? '');
}

/** The one text that wrong turns are sent as: those of the wrong options only. */
export function typedWrongTurns(values: TypedChoice): string {
  const { turnTexts, correct_answer } = values;
  const wrong = optionsOf({ mcq_options: values.mcq_options, format: values.format || undefined })
    .map(({ letter }) => letter)
    .filter((letter) => letter !== correct_answer);
  const typed = GAP_LETTERS.flatMap((letter, index) => {
    const text = turnTexts[index]?.trim();
    return text ? [[letter, text]] : [];
  });
  return formatWrongTurns(pickWrongTurns(wrongTurnsSchema.parse(Object.fromEntries(typed)), wrong));
}

/** What is typed follows its option where the list of options was written anew in another order. */
export function movedTurns(before: readonly Option[], after: readonly Option[], turns: TurnTexts): TurnTexts {
  const indexOf = (options: readonly Option[], text: string) => options.findIndex((option) => option.text === text);
  return turns.map((turn, index) => {
    const oldText = before[index]?.text;
    const newText = after[index]?.text;
    const from = newText === undefined ? -1 : indexOf(before, newText);
    if (from >= 0) return turns[from] ?? '';
    return oldText !== undefined && indexOf(after, oldText) >= 0 ? '' : turn;
  });
}
