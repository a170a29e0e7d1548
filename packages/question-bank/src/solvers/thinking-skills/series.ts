import { only } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { letterAt, placeOfLetter } from './rules-of-patterns';

const stepsOf = (row: readonly number[]) => row.slice(1).map((next, at) => next - (row[at] ?? 0));

export const seriesSolvers: Record<string, Solver> = {
  'thinking-letter-jumps': valueSolver(
    'These letters follow a rule: {letters}, ?\nWhich letter comes next?',
    ({ letters }) => {
      const places = letters.split(', ').map(placeOfLetter);
      const steps = stepsOf(places);
      const [end = 0, step = 0] = [places.at(-1), steps.at(-1)];
      const growth = only(stepsOf(steps));
      const after = (jump: number) => letterAt(end + jump);
      return after(step + growth);
    },
  ),
  'thinking-secret-emu': valueSolver(
    'In a secret code, {word} is written as {code}.\nHow is {asked} written in this code?',
    ({ word, code, asked }) => {
      const moves = [...word].map((letter, at) => (placeOfLetter(code[at]) - placeOfLetter(letter) + 26) % 26);
      const growth = only(stepsOf(moves));
      const written = (move: (at: number) => number) =>
        [...asked].map((letter, at) => letterAt(placeOfLetter(letter) + move(at))).join('');
      const move = (at: number) => (moves[0] ?? 0) + at * growth;
      return written(move);
    },
  ),
  'thinking-two-threads': valueSolver(
    'These numbers follow a rule: {numbers}, ?\nWhich number comes next?',
    ({ numbers }) => {
      const row = numbers.split(', ').map(Number);
      const own = row.filter((_, at) => at % 2 === row.length % 2);
      return (own.at(-1) ?? 0) + only(stepsOf(own));
    },
  ),
};
