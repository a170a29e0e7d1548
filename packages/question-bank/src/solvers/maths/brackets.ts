import { orders, range } from '../../lists';
import { calculate } from '../../quantities/expression';
import { optionSolver, type Solver, valueSolver } from '../solver';

/** The value of a calculation; one that cannot be read throws. */
function worked(calculation: string): number {
  const value = calculate(calculation, 'stated');
  if (!value) throw new Error(`${calculation} cannot be worked out.`);
  return value.valueOf();
}

const isNumber = (part: string) => /^\d/.test(part);

/** A calculation with one pair of brackets in each place where it can stand. */
function withBrackets(calculation: string): string[] {
  const parts = calculation.split(' ');
  const numbers = range(0, parts.length - 1).filter((at) => isNumber(parts[at] ?? ''));
  return numbers.flatMap((from) =>
    numbers
      .filter((to) => to > from)
      .map((to) => parts.map((part, at) => `${at === from ? '(' : ''}${part}${at === to ? ')' : ''}`).join(' ')),
  );
}

const withoutBrackets = (calculation: string) => calculation.replace(/[()]/g, '');

/** Works from left to right, as if no operation came before another. */
function fromLeftToRight(calculation: string): number {
  const [first = '', ...rest] = calculation.split(' ');
  const steps = range(0, rest.length / 2 - 1).map((step) => rest.slice(2 * step, 2 * step + 2).join(' '));
  return steps.reduce((value, step) => worked(`${value} ${step}`), worked(first));
}

export const bracketSolvers: Record<string, Solver> = {
  'maths-brackets-make-thirty-two': optionSolver(
    'Brackets are put into the calculation {calculation}, so that its result is <result>.\nWhere do they stand?',
    ({ calculation, result }) =>
      (option) =>
        withoutBrackets(option) === calculation && worked(option) === result,
  ),
  'maths-brackets-greatest-result': valueSolver(
    'One pair of brackets may be put anywhere into the calculation {calculation}.\nWhat is the greatest result that it can then have?',
    ({ calculation }) => Math.max(...withBrackets(calculation).map(worked)),
  ),
  'maths-missing-number-in-brackets': valueSolver(
    'A number is missing in the brackets.\n(▢ + <more>) × <times> = {right}\nWhich number makes both sides equal?',
    ({ more, times, right }) => worked(right) / times - more,
  ),
  'maths-shared-tickets-calculation': optionSolver(
    'Four friends go to the zoo with their families. They buy <adults> adult tickets for $<adult> each and <children> child tickets for $<child> each. The <friends> friends share the whole cost equally.\nWhich calculation tells what each of them pays? What stands in brackets is worked out first.',
    ({ adults, adult, children, child, friends }) =>
      (option) =>
        worked(option) === (adults * adult + children * child) / friends,
  ),
  'maths-left-to-right-calculator': valueSolver(
    'An old calculator has no brackets. It works out everything from left to right, and it does not know that × comes before + and −. Omar types {calculation}.\nBy how much is the result of the calculator greater than the right result?',
    ({ calculation }) => fromLeftToRight(calculation) - worked(calculation),
  ),
  'maths-three-signs-with-brackets': valueSolver(
    'The signs +, − and × are put into the three boxes, each of them once.\n{boxes}\nWhat is the greatest result that is possible? What stands in the brackets is worked out first.',
    ({ boxes }) => {
      const results = orders(['+', '−', '×']).map((signs) =>
        worked(signs.reduce((calculation, sign) => calculation.replace('▢', sign), boxes)),
      );
      return Math.max(...results);
    },
  ),
};
