import { optionsOf } from '@wattle/contract';
import { numbersIn } from '../numbers-in';
import type { Guard } from './guard';

const FEWEST_LINES = 2;
const MOST_LINES = 6;

/** The explanation of a solved item repeats the numbers of its stem, and arrives at the text or the numbers of the key. */
export const keyIsExplained: Guard = (item, solver) => {
  const lines = item.explanation.split('\n').length;
  const isLong = lines < FEWEST_LINES || lines > MOST_LINES;
  return [
    ...(isLong ? [`Its explanation has ${lines} lines.`] : []),
    ...(solver
      ? [...missingNumbers(item, () => solver.numbers(item)), ...missingTimes(item), ...missingKey(item)]
      : []),
  ];
};

function missingNumbers({ explanation }: Parameters<Guard>[0], read: () => number[]): string[] {
  try {
    const given = new Set(numbersIn(explanation));
    const missing = read()
      .map(Math.abs)
      .filter((number) => !given.has(number));
    return missing.length > 0 ? [`Its explanation does not use ${missing.join(', ')}.`] : [];
  } catch {
    // A stem that cannot be read is told by the guard that solves it.
    return [];
  }
}

function missingTimes({ question, explanation }: Parameters<Guard>[0]): string[] {
  const missing = timesIn(question).filter((time) => !timesIn(explanation).includes(time));
  return missing.length > 0 ? [`Its explanation does not use ${missing.join(', ')}.`] : [];
}

const timesIn = (text: string): string[] => text.match(/\d+:\d\d/g) ?? [];

function missingKey(item: Parameters<Guard>[0]): string[] {
  const key = optionsOf(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';
  if (folded(item.explanation).includes(folded(key))) return [];
  const given = new Set(numbersIn(item.explanation));
  const numbers = numbersIn(key);
  const isReached = numbers.length > 0 && numbers.every((number) => given.has(number));
  return isReached ? [] : [`Its explanation does not arrive at “${key}”.`];
}

const folded = (text: string) => text.toLowerCase().replace(/[“”]/g, '').replace(/\.$/, '');
