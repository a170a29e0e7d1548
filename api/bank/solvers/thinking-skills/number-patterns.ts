import { range } from '../search';
import type { Solver } from '../solver';
import { madeBy, turnsOf } from './rules-of-patterns';
import { figureSolver, wordSolver } from './thinking-solver';
import { numberOf, readWords } from './words';

const numbersOf = (text: string) => text.split(', ').map(Number);

const takingTurns = (question: string) => {
  const { numbers } = readWords(
    'These numbers follow a rule of two steps that take turns: {numbers}, ?\nWhich number comes next?',
    question,
  );
  const row = numbersOf(numbers);
  const steps = turnsOf(row);
  const [next, last] = row.length % 2 === 1 ? steps : [steps[1], steps[0]];
  return { end: row.at(-1) ?? 0, next, last };
};

const RESULTS: Record<string, (pair: readonly number[]) => number> = {
  'doubles both': ([first = 0, second = 0]) => 2 * first + 2 * second,
  ...Object.fromEntries(
    range(-3, 4).flatMap((a) =>
      range(-3, 4).flatMap((b) =>
        range(-5, 5).map((c) => [
          `${a} × first + ${b} × second + ${c}`,
          ([first = 0, second = 0]: readonly number[]) => a * first + b * second + c,
        ]),
      ),
    ),
  ),
  times: ([first = 0, second = 0]) => first * second,
};

const flags = (question: string) => {
  const stem = readWords(
    'A long string of flags repeats the same {count} colours again and again: {colours}.\nHow many of the first {all} flags are {asked}?',
    question,
  );
  const colours = stem.colours.split(', ');
  if (colours.length !== numberOf(stem.count)) throw new Error(`There are not ${stem.count} flags.`);
  const count = (all: number) => range(0, all - 1).filter((at) => colours[at % colours.length] === stem.asked).length;
  return { colours, count, all: numberOf(stem.all), perGroup: count(colours.length) };
};

const sumRule = (question: string) => {
  const { numbers } = readWords(
    'From the third number on, each of these numbers is made from the two numbers before it by the same rule: {numbers}, ?\nWhich number comes next?',
    question,
  );
  const row = numbersOf(numbers);
  const pairs = row.slice(2).map((made, at) => [row.slice(at, at + 2), made] as const);
  return { row, pairs };
};

export const numberPatternSolvers: Record<string, Solver> = {
  'thinking-double-and-less': wordSolver(
    (question) => {
      const { end, next } = takingTurns(question);
      return (option) => Number(option) === next(end);
    },
    {
      'repeats the last step': (question) => String(takingTurns(question).last(takingTurns(question).end)),
      'does both steps': (question) => {
        const { end, next, last } = takingTurns(question);
        return String(last(next(end)));
      },
    },
  ),
  'thinking-result-column': figureSolver(
    'text-table',
    (question, table) => {
      readWords(
        'In each row of the table, the result is made from the first and the second number by the same rule.\nWhich number belongs in the place of the question mark?',
        question,
      );
      const rows = table.rows.map(({ cells }) => [cells.slice(0, 2).map(Number), cells[2]] as const);
      const given = rows
        .filter(([, result]) => result !== '?')
        .map(([pair, result]) => [pair, Number(result)] as const);
      const asked = rows.find(([, result]) => result === '?')?.[0] ?? [];
      return (option) => Number(option) === madeBy(RESULTS, given, asked);
    },
    Object.fromEntries(
      Object.entries({
        adds: '1 × first + 1 × second + 0',
        'doubles the second': '1 × first + 2 × second + 0',
        'doubles both': 'doubles both',
      }).map(([mistake, rule]) => [
        mistake,
        (_question: string, table: { rows: { cells: string[] }[] }) =>
          String(
            RESULTS[rule]?.((table.rows.find(({ cells }) => cells[2] === '?')?.cells ?? []).slice(0, 2).map(Number)),
          ),
      ]),
    ),
  ),
  'thinking-flag-string': wordSolver(
    (question) => (option) => Number(option) === flags(question).count(flags(question).all),
    {
      'shares among three colours': (question) => String(flags(question).all / new Set(flags(question).colours).size),
      'counts one group more': (question) => {
        const { all, colours, perGroup } = flags(question);
        return String(Math.ceil(all / colours.length) * perGroup);
      },
      'takes half': (question) => String(flags(question).all / 2),
    },
  ),
  'thinking-sum-and-one': wordSolver(
    (question) => {
      const { row, pairs } = sumRule(question);
      return (option) => Number(option) === madeBy(RESULTS, pairs, row.slice(-2));
    },
    {
      'repeats the last step': (question) => {
        const [before = 0, last = 0] = sumRule(question).row.slice(-2);
        return String(last + (last - before));
      },
      'forgets the 1': (question) => {
        const [before = 0, last = 0] = sumRule(question).row.slice(-2);
        return String(before + last);
      },
      'takes 1 away': (question) => {
        const [before = 0, last = 0] = sumRule(question).row.slice(-2);
        return String(before + last - 1);
      },
    },
  ),
};
