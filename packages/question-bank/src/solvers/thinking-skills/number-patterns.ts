import { only, range } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { madeBy, turnsOf } from './rules-of-patterns';

const numbersOf = (text: string) => text.split(', ').map(Number);

const RESULTS: Record<string, (pair: readonly number[]) => number> = {
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

export const numberPatternSolvers: Record<string, Solver> = {
  'thinking-double-and-less': valueSolver(
    'These numbers follow a rule of two steps that take turns: {numbers}, ?\nWhich number comes next?',
    ({ numbers }) => {
      const row = numbersOf(numbers);
      return turnsOf(row)[row.length % 2 === 1 ? 0 : 1](row.at(-1) ?? 0);
    },
  ),
  'thinking-result-column': valueSolver(
    'In each row of the table, the result is made from the first and the second number by the same rule.\nWhich number belongs in the place of the question mark?',
    (_stem, table) => {
      const rows = table.rows.map(({ cells: [first, second, result] }) => ({
        pair: [Number(first), Number(second)],
        result,
      }));
      const given = rows.flatMap(({ pair, result }) => (result === '?' ? [] : [[pair, Number(result)] as const]));
      const asked = only(rows.flatMap(({ pair, result }) => (result === '?' ? [pair] : [])));
      return madeBy(RESULTS, given, asked);
    },
    { figure: 'text-table' },
  ),
  'thinking-flag-string': valueSolver(
    'A long string of flags repeats the same <count> colours again and again: {list}.\nHow many of the first <all> flags are {asked}?',
    ({ count, list, all, asked }) => {
      const colours = list.split(', ');
      if (colours.length !== count) throw new Error(`There are not ${count} flags.`);
      return range(0, all - 1).filter((at) => colours[at % count] === asked).length;
    },
  ),
  'thinking-sum-and-one': valueSolver(
    'From the third number on, each of these numbers is made from the two numbers before it by the same rule: {numbers}, ?\nWhich number comes next?',
    ({ numbers }) => {
      const row = numbersOf(numbers);
      const pairs = row.slice(2).map((made, at) => [row.slice(at, at + 2), made] as const);
      return madeBy(RESULTS, pairs, row.slice(-2));
    },
  ),
};
