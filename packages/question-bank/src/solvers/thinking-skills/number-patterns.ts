import { only, range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numberAt } from '../statistics';
import { ALPHABET, letterAt } from './codes';
import { madeBy } from './made-by';

const STEPS = [
  ...range(-20, 20).map((add) => (number: number) => number + add),
  ...range(2, 6).map((times) => (number: number) => number * times),
];

/** What may be made of two numbers. */
const RESULTS = [
  (first: number, second: number) => first * second,
  ...range(-3, 4).flatMap((a) =>
    range(-3, 4).flatMap((b) => range(-5, 5).map((c) => (first: number, second: number) => a * first + b * second + c)),
  ),
].map(
  (result) =>
    ([first = 0, second = 0]: readonly number[]) =>
      result(first, second),
);

export const numberPatternSolvers: Record<string, Solver> = {
  'thinking-double-and-less': valueSolver(
    'These numbers follow a rule of two steps that take turns: <row*>, ?\nWhich number comes next?',
    ({ row }) => {
      const steps = row.slice(1).map((next, at) => [row[at] ?? 0, next] as const);
      const own = steps.filter((_, at) => at % 2 === (row.length - 1) % 2);
      return madeBy(STEPS, own, row.at(-1) ?? 0);
    },
  ),
  'thinking-two-threads': valueSolver('These numbers follow a rule: <row*>, ?\nWhich number comes next?', ({ row }) =>
    numberAt(row.filter((_, at) => at % 2 === row.length % 2)),
  ),
  'thinking-sum-and-one': valueSolver(
    'From the third number on, each of these numbers is made from the two numbers before it by the same rule: <row*>, ?\nWhich number comes next?',
    ({ row }) => {
      const made = row.slice(2).map((result, at) => [row.slice(at, at + 2), result] as const);
      return madeBy(RESULTS, made, row.slice(-2));
    },
  ),
  'thinking-result-column': valueSolver(
    'In each row of the table, the result is made from the first and the second number by the same rule.\nWhich number belongs in the place of the question mark?',
    (_stem, { rows }) => {
      const pairs = rows.map(({ cells }) => [cells.slice(0, 2).map(Number), cells[2]] as const);
      const given = pairs.flatMap(([pair, result]) => (result === '?' ? [] : [[pair, Number(result)] as const]));
      return madeBy(RESULTS, given, only(pairs.flatMap(([pair, result]) => (result === '?' ? [pair] : []))));
    },
    { figure: 'text-table' },
  ),
  'thinking-flag-string': optionSolver(
    'A long string of flags repeats the same five colours again and again: {list}. A piece has been cut out of it. The part before the piece ends with a {before} flag. The part after the piece begins with a {after} flag and then a {next} flag.\nHow many flags could the piece have had?',
    ({ list, before, after, next }) => {
      const colours = list.split(', ');
      const placesOf = (fits: (at: number) => boolean) => range(0, colours.length - 1).filter(fits);
      const isAt = (at: number, colour: string) => colours[at % colours.length] === colour;
      const last = only(placesOf((at) => isAt(at, before)));
      const first = only(placesOf((at) => isAt(at, after) && isAt(at + 1, next)));
      return (option) => (last + 1 + Number(option)) % colours.length === first;
    },
  ),
  'thinking-letter-jumps': valueSolver(
    'These letters follow a rule: {letters}, ?\nWhich letter comes next?',
    ({ letters }) => letterAt(numberAt(letters.split(', ').map((letter) => ALPHABET.indexOf(letter)))),
  ),
};
