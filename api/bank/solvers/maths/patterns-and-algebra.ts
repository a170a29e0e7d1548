import { choices, only, range, total } from '../search';
import { type Solver, valueSolver } from '../solver';

const repeated = (colours: string[], length: number) => range(0, length - 1).map((at) => colours[at % colours.length]);
const flags = (green: number, yellow: number, white: number) => [
  ...Array<string>(green).fill('green'),
  ...Array<string>(yellow).fill('yellow'),
  ...Array<string>(white).fill('white'),
];
/** The whole numbers in a row, where row 1 has one number, row 2 the next two, and so on. */
const rowOfNumbers = (row: number) => range((row * (row - 1)) / 2 + 1, (row * (row + 1)) / 2);

export const patternSolvers: Record<string, Solver> = {
  'maths-leos-number': valueSolver(
    'Leo thinks of a number. He multiplies it by <times>, adds <plus> and then divides the result by <divisor>. He gets <result>.\nWhat was Leo’s number?',
    {
      value: ({ times, plus, divisor, result }) =>
        only(range(0, 1000).filter((number) => number * times + plus === divisor * result)),
      wrongTurns: {
        'divides too early': ({ times, plus, divisor, result }) => (divisor * result) / times - plus,
        'forgets the addition': ({ times, divisor, result }) => (divisor * result) / times,
        'adds again': ({ times, plus, divisor, result }) => (divisor * result + plus) / times,
        'stops too early': ({ plus, divisor, result }) => divisor * result - plus,
      },
    },
  ),
  'maths-beanies-and-scarves': valueSolver(
    'Two beanies and one scarf cost $<one>. One beanie and two scarves cost $<other>. All beanies have the same price, and so do all scarves.\nHow much do one beanie and one scarf cost together?',
    {
      unit: '$',
      value: ({ one, other }) => {
        const prices = choices(range(1, one), range(1, other));
        return total(
          only(prices.filter(([beanie = 0, scarf = 0]) => 2 * beanie + scarf === one && beanie + 2 * scarf === other)),
        );
      },
      wrongTurns: {
        'gives the difference': ({ one, other }) => other - one,
        'gives the beanie': ({ one, other }) => (2 * one - other) / 3,
        'gives the scarf': ({ one, other }) => (2 * other - one) / 3,
        'halves the sum': ({ one, other }) => (one + other) / 2,
      },
    },
  ),
  'maths-flag-string': valueSolver(
    'Flags on a string repeat in this order: <green> green, <yellow> yellow, <white> white. The string begins with the <green> green flags and has <length> flags.\nHow many of the flags are green?',
    {
      value: ({ green, yellow, white, length }) =>
        repeated(flags(green, yellow, white), length).filter((flag) => flag === 'green').length,
      wrongTurns: {
        'takes a third': ({ length }) => Math.floor(length / 3),
        'forgets the last flags': ({ green, yellow, white, length }) =>
          green * Math.floor(length / (green + yellow + white)),
        'takes a part of all': ({ green, yellow, white, length }) => (length * green) / (green + yellow + white),
        'counts all the last flags': ({ green, yellow, white, length }) => {
          const repeat = green + yellow + white;
          return green * Math.floor(length / repeat) + (length % repeat);
        },
      },
    },
  ),
  'maths-number-machine': valueSolver(
    'A number machine always uses the same rule: it multiplies by a number and then adds a number. It changes <a> into <x>, <b> into <y> and <c> into <z>.\nWhat does it change <n> into?',
    {
      value: ({ a, b, c, x, y, z, n }) => {
        const times = (y - x) / (b - a);
        return only([x + (n - a) * times].filter(() => z === x + (c - a) * times));
      },
      wrongTurns: {
        'adds the first difference': ({ a, x, n }) => n + x - a,
        'adds what is more': ({ c, z, n }) => z + n - c,
        'doubles the last number': ({ z }) => 2 * z,
        'forgets to add': ({ a, b, x, y, n }) => (n * (y - x)) / (b - a),
      },
    },
  ),
  'maths-rows-of-seats': valueSolver(
    'The first row of a theatre has <first> seats. Each further row has <more> seats more than the row in front of it. There are <rows> rows.\nHow many seats are there altogether?',
    {
      value: ({ first, more, rows }) => total(range(0, rows - 1).map((row) => first + more * row)),
      wrongTurns: {
        'gives the last row': ({ first, more, rows }) => first + more * (rows - 1),
        'adds the extra seats once': ({ first, more, rows }) => rows * (first + more),
        'makes the first row longer': ({ first, more, rows }) => total(range(1, rows).map((row) => first + more * row)),
        'makes all rows as long as the last': ({ first, more, rows }) => rows * (first + more * (rows - 1)),
      },
    },
  ),
  'maths-boxes-on-a-balance': valueSolver(
    'A balance is level. On one side there are <a> equal boxes and a mass of <x> kg, and on the other side <b> of these boxes and a mass of <y> kg.\nWhat is the mass of one box?',
    {
      unit: 'kg',
      value: ({ a, b, x, y }) => (y - x) / (a - b),
      wrongTurns: {
        'adds the boxes': ({ a, b, x, y }) => (y - x) / (a + b),
        'forgets the smaller mass': ({ a, b, y }) => y / (a - b),
        'adds the masses': ({ a, b, x, y }) => (x + y) / (a - b),
        'stops too early': ({ x, y }) => y - x,
      },
    },
  ),
  'maths-sum-of-two-before': valueSolver(
    'In a list of numbers, each number from the third on is the sum of the two numbers just before it. The first number is <first> and the fifth number is <fifth>.\nWhat is the second number?',
    {
      value: ({ first, fifth }) => {
        const list = (second: number) =>
          range(3, 5).reduce((numbers) => [...numbers, total(numbers.slice(-2))], [first, second]);
        return only(range(0, fifth).filter((second) => list(second)[4] === fifth));
      },
      wrongTurns: {
        'takes equal steps': ({ first, fifth }) => first + (fifth - first) / 4,
        'takes it for the fourth number': ({ first, fifth }) => (fifth - first) / 2,
        'stops too early': ({ first, fifth }) => fifth - 2 * first,
        'subtracts the first number': ({ first, fifth }) => fifth - first,
      },
    },
  ),
  'maths-star-sign': valueSolver(
    'In a puzzle, a ★ b means <times> × a − b. For example, <c> ★ <d> = <times> × <c> − <d> = <e>.\nWhat is <x> ★ (<y> ★ <z>)?',
    {
      value: ({ times, c, d, e, x, y, z }) => (times * c - d === e ? times * x - (times * y - z) : 'none'),
      wrongTurns: {
        'swaps the numbers in the brackets': ({ times, x, y, z }) => times * x - (times * z - y),
        'stops at the brackets': ({ times, y, z }) => times * y - z,
        'adds the brackets': ({ times, x, y, z }) => times * x + (times * y - z),
        'forgets the brackets': ({ times, x, y, z }) => times * (times * x - y) - z,
      },
    },
  ),
  'maths-sum-of-a-row': valueSolver(
    'Whole numbers are written in rows: 1 in row 1, then 2 and 3 in row 2, then 4, 5 and 6 in row 3, and so on. Each row has one number more than the row before.\nWhat is the sum of the numbers in row <row>?',
    {
      value: ({ row }) => total(rowOfNumbers(row)),
      wrongTurns: {
        'gives the last number': ({ row }) => Math.max(...rowOfNumbers(row)),
        'adds the first and the last': ({ row }) => Math.min(...rowOfNumbers(row)) + Math.max(...rowOfNumbers(row)),
        'takes the first number for all': ({ row }) => row * Math.min(...rowOfNumbers(row)),
        'rounds the middle down': ({ row }) => row * Math.floor(total(rowOfNumbers(row)) / row),
      },
    },
  ),
};
