import { type Question, wrongTurnsSchema } from '@wattle/contract';
import type { ContentValues } from './question-values';

/** A question as far as its options go. */
export type Choice = Pick<Question, 'mcq_options' | 'correct_answer' | 'wrong_turns' | 'format'>;

/** Options, key and wrong turns of a form. */
export function choiceOf({ mcq_options, correct_answer, wrong_turns, format }: ContentValues): Choice {
  const turns = wrong_turns.split('\n').map((line) => [line.slice(0, 1), line.slice(3)]);
  return {
    mcq_options,
    correct_answer,
    wrong_turns: wrongTurnsSchema.safeParse(Object.fromEntries(turns)).data,
    format: format ? (format as Question['format']) : undefined,
  };
}
