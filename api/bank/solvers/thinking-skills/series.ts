import { only } from '../search';
import type { Solver } from '../solver';
import { letterAt, placeOfLetter } from './rules-of-patterns';
import { wordSolver } from './thinking-solver';
import { readWords } from './words';

const stepsOf = (row: readonly number[]) => row.slice(1).map((next, at) => next - (row[at] ?? 0));

const letterJumps = (question: string) => {
  const { letters } = readWords('These letters follow a rule: {letters}, ?\nWhich letter comes next?', question);
  const places = letters.split(', ').map(placeOfLetter);
  const steps = stepsOf(places);
  const [end = 0, step = 0] = [places.at(-1), steps.at(-1)];
  const growth = only(stepsOf(steps));
  return { after: (jump: number) => letterAt(end + jump), step, growth };
};

const letterCode = (question: string) => {
  const stem = readWords(
    'In a secret code, {word} is written as {code}.\nHow is {asked} written in this code?',
    question,
  );
  const moves = [...stem.word].map((letter, at) => (placeOfLetter(stem.code[at]) - placeOfLetter(letter) + 26) % 26);
  const growth = only(stepsOf(moves));
  const written = (move: (at: number) => number) =>
    [...stem.asked].map((letter, at) => letterAt(placeOfLetter(letter) + move(at))).join('');
  return { written, move: (at: number) => (moves[0] ?? 0) + at * growth };
};

const threads = (question: string) => {
  const { numbers } = readWords('These numbers follow a rule: {numbers}, ?\nWhich number comes next?', question);
  const row = numbers.split(', ').map(Number);
  const thread = (parity: number) => row.filter((_, at) => at % 2 === parity);
  const [own, other] = [thread(row.length % 2), thread((row.length + 1) % 2)];
  const step = (of: number[]) => only(stepsOf(of));
  return { own: own.at(-1) ?? 0, ownStep: step(own), other: other.at(-1) ?? 0, otherStep: step(other) };
};

export const seriesSolvers: Record<string, Solver> = {
  'thinking-letter-jumps': wordSolver(
    (question) => {
      const { after, step, growth } = letterJumps(question);
      return (option) => option === after(step + growth);
    },
    {
      'repeats the last step': (question) => letterJumps(question).after(letterJumps(question).step),
      'repeats the step before': (question) => {
        const { after, step, growth } = letterJumps(question);
        return after(step - growth);
      },
      'makes the step too long': (question) => {
        const { after, step, growth } = letterJumps(question);
        return after(step + 2 * growth);
      },
    },
  ),
  'thinking-secret-emu': wordSolver(
    (question) => {
      const { written, move } = letterCode(question);
      return (option) => option === written(move);
    },
    {
      'moves all letters like the first': (question) => {
        const { written, move } = letterCode(question);
        return written(() => move(0));
      },
      'moves all letters like the second': (question) => {
        const { written, move } = letterCode(question);
        return written(() => move(1));
      },
      'moves backwards': (question) => {
        const { written, move } = letterCode(question);
        return written((at) => -move(at));
      },
    },
  ),
  'thinking-two-threads': wordSolver(
    (question) => {
      const { own, ownStep } = threads(question);
      return (option) => Number(option) === own + ownStep;
    },
    {
      'goes on with the other thread': (question) => String(threads(question).other + threads(question).otherStep),
      'takes two steps': (question) => String(threads(question).own + 2 * threads(question).ownStep),
      'repeats the last number': (question) => String(threads(question).other),
    },
  ),
};
