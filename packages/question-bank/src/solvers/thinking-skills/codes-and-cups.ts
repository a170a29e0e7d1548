import { only, range } from '../../lists';
import { type Solver, valueSolver, wordSolver } from '../solver';
import { linesOf, matchWords, numberOf, readWords } from '../words';
import { judge } from './claims';

/** A code that was tried, with how many of its digits are right and how many of these stand in the right place. */
interface Attempt {
  code: string;
  right: number;
  placed: number;
}

function readAttempt(line: string): Attempt {
  const none = matchWords('{code}: none of these digits is in the code.', line);
  if (none) return { code: none.code, right: 0, placed: 0 };
  const placed = matchWords(
    '{code}: one digit is right and in the right place; the other two are not in the code.',
    line,
  );
  if (placed) return { code: placed.code, right: 1, placed: 1 };
  const one = matchWords(
    '{code}: one digit is right, but in the wrong place; the other two are not in the code.',
    line,
  );
  if (one) return { code: one.code, right: 1, placed: 0 };
  const { code } = readWords(
    '{code}: two digits are right, but both are in the wrong place; the other is not in the code.',
    line,
  );
  return { code, right: 2, placed: 0 };
}

const fits = (code: string, attempt: Attempt) => {
  const digits = [...attempt.code];
  const right = digits.filter((digit) => code.includes(digit)).length;
  const placed = digits.filter((digit, place) => digit === code[place]).length;
  return right === attempt.right && placed === attempt.placed;
};

export const codeAndCupSolvers: Record<string, Solver> = {
  'thinking-lock-code': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    const { tries } = readWords('A lock opens with three different digits. {tries} codes were tried:', first);
    readWords('Which code opens the lock?', others.at(-1) ?? '');
    const attempts = others.slice(0, -1).map(readAttempt);
    if (attempts.length !== numberOf(tries)) throw new Error(`There are not ${tries} codes.`);
    const codes = range(0, 999)
      .map((code) => String(code).padStart(3, '0'))
      .filter((code) => new Set(code).size === 3 && attempts.every((attempt) => fits(code, attempt)));
    return (option) => judge(codes, (code) => code === option, 'must');
  }),
  'thinking-marble-cups': valueSolver(
    'Four cups stand upside down in a row, in places 1, 2, 3 and 4. A marble is hidden under one of them. First the cups in places {a} and {b} are swapped, then the cups in places {c} and {d}, and then the cups in places {e} and {f}. The marble goes with its cup. Now it is in place <end>.\nIn which place was the marble at the start?',
    ({ a, b, c, d, e, f, end }) => {
      const swaps = [
        [a, b],
        [c, d],
        [e, f],
      ].map((pair) => pair.map(numberOf));
      const after = (start: number) =>
        swaps.reduce((place, [one = 0, other = 0]) => (place === one ? other : place === other ? one : place), start);
      return `place ${only(range(1, 4).filter((start) => after(start) === end))}`;
    },
  ),
};
