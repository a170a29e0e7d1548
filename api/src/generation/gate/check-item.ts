import { type Flaw, type Level, parseOptions, type Subject } from '@wattle/contract';

/** A generated item as it would be stored. */
export interface GeneratedItem {
  question: string;
  mcq_options: string;
  correct_answer: string;
  explanation: string;
  text?: string | undefined;
  category?: string | undefined;
  level?: Level | undefined;
}

/** The texts of a question that an item is compared with. */
export interface QuestionTexts {
  question?: string | undefined;
  mcq_options?: string | undefined;
  correct_answer?: string | undefined;
  explanation?: string | undefined;
  text?: string | undefined;
}

export interface GateContext {
  subject: Subject;
  parent: QuestionTexts;
  /** Questions of the bank that may be near. */
  nearby: readonly QuestionTexts[];
  /** The letter that an independent solve gave; Maths only. */
  secondAnswer?: string | undefined;
}

/** What is wrong with a generated item; empty when it may be stored. */
export function checkItem(item: GeneratedItem, { subject, secondAnswer }: GateContext): Flaw[] {
  if (subject === 'Writing') return [];
  const options = parseOptions(item.mcq_options);
  const values = new Set(options.map(({ text }) => text.toLowerCase()));
  const hasKey = options.some(({ letter }) => letter === item.correct_answer);
  return [
    ...flawIf(options.length === 0, 'parses', 'The options cannot be read.'),
    ...flawIf(values.size < options.length, 'one-key', 'Two options have the same value.'),
    ...flawIf(!hasKey, 'one-key', 'The answer key is not the letter of an option.'),
    ...flawIf(
      secondAnswer !== undefined && secondAnswer !== item.correct_answer,
      'second-solve',
      `A second solve gave ${secondAnswer}, the answer key says ${item.correct_answer}.`,
    ),
  ];
}

function flawIf(isFlawed: boolean, check: string, reason: string): Flaw[] {
  return isFlawed ? [{ check, reason }] : [];
}
