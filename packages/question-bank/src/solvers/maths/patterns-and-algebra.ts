import { choices, only, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';

export const patternSolvers: Record<string, Solver> = {
  'maths-leos-number': valueSolver(
    'Leo thinks of a number. He multiplies it by <times>, adds <plus> and then divides the result by <divisor>. He gets <result>.\nWhat was Leo’s number?',
    ({ times, plus, divisor, result }) =>
      only(range(0, 1000).filter((number) => number * times + plus === divisor * result)),
  ),
  'maths-beanies-and-scarves': valueSolver(
    'Two beanies and one scarf cost $<one>. One beanie and two scarves cost $<other>. All beanies have the same price, and so do all scarves.\nHow much do one beanie and one scarf cost together?',
    ({ one, other }) => {
      const prices = choices(range(1, one), range(1, other));
      return total(
        only(prices.filter(([beanie = 0, scarf = 0]) => 2 * beanie + scarf === one && beanie + 2 * scarf === other)),
      );
    },
    { unit: '$' },
  ),
  'maths-flag-string': valueSolver(
    'Flags on a string repeat in this order: <green> green, <yellow> yellow, <white> white. The string begins with the <green> green flags and has <length> flags.\nHow many of the flags are green?',
    ({ green, yellow, white, length }) =>
      range(0, length - 1).filter((flag) => flag % (green + yellow + white) < green).length,
  ),
  'maths-number-machine': valueSolver(
    'A number machine always uses the same rule: it multiplies by a number and then adds a number. It changes <a> into <x>, <b> into <y> and <c> into <z>.\nWhat does it change <n> into?',
    ({ a, b, c, x, y, z, n }) => {
      const times = (y - x) / (b - a);
      return only([x + (n - a) * times].filter(() => z === x + (c - a) * times));
    },
  ),
  'maths-rows-of-seats': valueSolver(
    'The first row of a theatre has <first> seats. Each further row has <more> seats more than the row in front of it. There are <rows> rows.\nHow many seats are there altogether?',
    ({ first, more, rows }) => total(range(0, rows - 1).map((row) => first + more * row)),
  ),
  'maths-boxes-on-a-balance': valueSolver(
    'A balance is level. On one side there are <a> equal boxes and a mass of <x> kg, and on the other side <b> of these boxes and a mass of <y> kg.\nWhat is the mass of one box?',
    ({ a, b, x, y }) => (y - x) / (a - b),
    { unit: 'kg' },
  ),
  'maths-sum-of-two-before': valueSolver(
    'In a list of numbers, each number from the third on is the sum of the two numbers just before it. The first number is <first> and the fifth number is <fifth>.\nWhat is the second number?',
    ({ first, fifth }) => {
      const list = (second: number) =>
        range(3, 5).reduce((numbers) => [...numbers, total(numbers.slice(-2))], [first, second]);
      return only(range(0, fifth).filter((second) => list(second)[4] === fifth));
    },
  ),
  'maths-star-sign': valueSolver(
    'In a puzzle, a ★ b means <times> × a − b. For example, <c> ★ <d> = <times> × <c> − <d> = <e>.\nWhat is <x> ★ (<y> ★ <z>)?',
    ({ times, c, d, e, x, y, z }) => (times * c - d === e ? times * x - (times * y - z) : 'none'),
  ),
  'maths-sum-of-a-row': valueSolver(
    'Whole numbers are written in rows: 1 in row 1, then 2 and 3 in row 2, then 4, 5 and 6 in row 3, and so on. Each row has one number more than the row before.\nWhat is the sum of the numbers in row <row>?',
    ({ row }) => total(range((row * (row - 1)) / 2 + 1, (row * (row + 1)) / 2)),
  ),
};
