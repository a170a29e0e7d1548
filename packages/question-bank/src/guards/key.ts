import { optionsOf } from '@wattle/contract/options';
import { TEMPTING_MISTAKE } from '@wattle/contract/quotations';
import type { BankItem } from '../items/bank-items';
import { numbersIn } from '../text';
import type { Guard } from './guard';

/** The solver, which reads stem and picture only, finds the option of the key right and all others wrong. */
export const keyIsSolved: Guard = (item, solver) => {
  if (!solver) return [];
  try {
    const right = optionsOf(item).filter(({ text }) => solver.isRight(text, item));
    const letters = right.map(({ letter }) => letter).join(' and ') || 'none';
    return letters === item.correct_answer
      ? []
      : [`The key is ${item.correct_answer}, but computing finds ${letters}.`];
  } catch (error) {
    return [`It cannot be solved: ${error instanceof Error ? error.message : error}`];
  }
};

const FEWEST_LINES = 2;
const MOST_LINES = 6;

/**
 * The explanation of a solved item repeats the numbers of its stem, and arrives at the text or the numbers of the key;
 * that of a blank names what fits into it.
 */
export const keyIsExplained: Guard = (item, solver) => {
  const { question, explanation } = item;
  const lines = explanation.split('\n').length;
  return [
    ...(lines < FEWEST_LINES || lines > MOST_LINES ? [`Its explanation has ${lines} lines.`] : []),
    ...(solver
      ? [
          ...unused(solver.numbers(item).map(Math.abs), numbersIn(explanation)),
          ...unused(timesIn(question), timesIn(explanation)),
          ...missingKey(item),
        ]
      : []),
    ...(item.format === 'cloze' ? missingKey({ ...item, explanation: withoutTemptingMistake(explanation) }) : []),
  ];
};

const withoutTemptingMistake = (explanation: string) =>
  explanation
    .split('\n')
    .filter((line) => !TEMPTING_MISTAKE.test(line))
    .join('\n');

function unused<Value>(told: readonly Value[], used: readonly Value[]): string[] {
  const missing = told.filter((each) => !used.includes(each));
  return missing.length > 0 ? [`Its explanation does not use ${missing.join(', ')}.`] : [];
}

const timesIn = (text: string): string[] => text.match(/\d+:\d\d/g) ?? [];

function missingKey(item: BankItem): string[] {
  const key = optionsOf(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';
  if (folded(item.explanation).includes(folded(key))) return [];
  const given = numbersIn(item.explanation);
  const numbers = numbersIn(key);
  const isReached = numbers.length > 0 && numbers.every((number) => given.includes(number));
  return isReached ? [] : [`Its explanation does not arrive at “${key}”.`];
}

const folded = (text: string) => text.toLowerCase().replace(/[“”]/g, '').replace(/\.$/, '');
