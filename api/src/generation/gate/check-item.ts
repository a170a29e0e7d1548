import { parseOptions } from '@wattle/contract';
import type { BankTexts, Flaw, GateContext, GeneratedItem } from './generated-item';

/** What is wrong with a generated item; empty when it may be stored. */
export function checkItem(item: GeneratedItem, { subject, parent, nearby, secondAnswer }: GateContext): Flaw[] {
  const isRepeated = [parent, ...nearby].some((other) => withoutNumbers(other) === withoutNumbers(item));
  const flaws = [
    ...flawIf(/<[a-z]|https?:/i.test(item.question), 'plain-text', 'The question holds markup or a link.'),
    ...flawIf(isRepeated, 'near-duplicate', 'The question repeats another one with other numbers.'),
  ];
  if (subject === 'Writing') return flaws;
  const options = parseOptions(item.mcq_options);
  const values = new Set(options.map(({ text }) => text.toLowerCase()));
  const hasKey = options.some(({ letter }) => letter === item.correct_answer);
  return [
    ...flaws,
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

function withoutNumbers({ question = '' }: BankTexts): string {
  return question.replaceAll(/\d+/g, '').toLowerCase();
}
