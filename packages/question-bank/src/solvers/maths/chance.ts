import Fraction from 'fraction.js';
import { choices, only, range, total } from '../../lists';
import { sector } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { factors, isPrime, takenUntilCertain } from '../statistics';

const chance = (good: number, all: number) => new Fraction(good).div(all);
const isEven = (number: number) => number % 2 === 0;
const rolls = (low: number, high: number) => choices(range(low, high), range(low, high)).map(total);

const isResult = (text: string, roll: number) => {
  const number = Number(/\d+/.exec(text)?.[0]);
  if (text.startsWith('a factor of')) return factors(number).includes(roll);
  if (text.startsWith('a multiple of')) return roll % number === 0;
  if (text.startsWith('a number greater than')) return roll > number;
  if (text === 'a prime number') return isPrime(roll);
  if (text === 'an odd number') return !isEven(roll);
  throw new Error(`${text} is not a known result.`);
};

export const chanceSolvers: Record<string, Solver> = {
  'maths-yellow-marbles': valueSolver(
    'A bag holds <red> red, <blue> blue and <yellow> yellow marbles. More yellow marbles are added until the chance of taking out a yellow marble is exactly <top>/<bottom>.\nHow many yellow marbles are added?',
    ({ red, blue, yellow, top, bottom }) =>
      only(range(0, 500).filter((more) => (yellow + more) * bottom === (red + blue + yellow + more) * top)),
  ),
  'maths-two-spinners': valueSolver(
    'One spinner has three equal parts, numbered <first*>. Another has four equal parts, numbered <second*>. Ivy spins both and multiplies the two numbers.\nWhat is the chance that the product is even?',
    ({ first, second }) => {
      const pairs = choices(first, second);
      return chance(pairs.filter(([one = 0, other = 0]) => isEven(one * other)).length, pairs.length);
    },
  ),
  'maths-likely-roll': optionSolver(
    'A fair die with the numbers <low> to <high> is rolled once.\nWhich of these results has a chance of <top>/<bottom>?',
    ({ low, high, top, bottom }) =>
      (option) => {
        const die = range(low, high);
        return chance(die.filter((roll) => isResult(option, roll)).length, die.length).equals(chance(top, bottom));
      },
  ),
  'maths-sock-drawer': valueSolver(
    'A drawer holds <black> black, <white> white and <green> green socks. Nina takes out socks without looking.\nWhat is the smallest number of socks she must take to be certain of having two green ones?',
    ({ black, white, green }) => takenUntilCertain([black, white, green], ([, , greens = 0]) => greens >= 2),
  ),
  'maths-prize-wheel': valueSolver(
    'The picture shows a prize wheel with the angle of each part. The wheel is equally likely to stop at any place.\nWhat is the chance that it stops at a book or a kite?',
    (_stem, wheel) => chance(sector(wheel, 'Book') + sector(wheel, 'Kite'), 360),
    { figure: 'pie-chart' },
  ),
  'maths-high-sum-of-two-dice': valueSolver(
    'Two fair dice with the numbers <low> to <high> are rolled.\nWhat is the chance that the two numbers add up to at least <sum>?',
    ({ low, high, sum }) => chance(rolls(low, high).filter((roll) => roll >= sum).length, rolls(low, high).length),
  ),
  'maths-not-green': valueSolver(
    'A bag holds <red> red, <green> green and <yellow> yellow counters. One of them is taken out without looking.\nWhat is the chance that it is NOT green?',
    ({ red, green, yellow }) => chance(red + yellow, red + green + yellow),
  ),
  'maths-expected-spins': valueSolver(
    'A spinner has <parts> equal parts with the numbers 1 to <parts>. Fatima spins it <spins> times.\nAbout how many times can she expect a multiple of <factor>?',
    ({ parts, spins, factor }) => (spins * Math.floor(parts / factor)) / parts,
  ),
  'maths-two-blue-pens': valueSolver(
    'A box holds <blue> blue and <black> black pens. Two pens are taken out without looking, and the first one is not put back.\nWhat is the chance that both pens are blue?',
    ({ blue, black }) => chance(blue * (blue - 1), (blue + black) * (blue + black - 1)),
  ),
  'maths-best-bag': valueSolver(
    'Ravi may take one ball from one of five bags without looking. Bag 1 has <redA> red and <whiteA> white balls. Bag 2 has <redB> red and <whiteB> white balls. Bag 3 has <redC> red and <whiteC> white balls. Bag 4 has <redD> red and <whiteD> white balls. Bag 5 has <redE> red and <whiteE> white balls.\nFrom which bag is the chance of a red ball the greatest?',
    ({ redA, redB, redC, redD, redE, whiteA, whiteB, whiteC, whiteD, whiteE }) => {
      const ratios = [redA / whiteA, redB / whiteB, redC / whiteC, redD / whiteD, redE / whiteE];
      return `bag ${only(ratios.flatMap((ratio, at) => (ratio === Math.max(...ratios) ? [at + 1] : [])))}`;
    },
  ),
};
