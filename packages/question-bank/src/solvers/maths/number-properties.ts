import { only, range } from '../../lists';
import { found } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { divides, factors, gcd, isPrime, lcm } from '../statistics';

/** The middle one of three whole numbers that follow each other. */
const middleFactor = (product: number) =>
  only(range(2, 100).filter((number) => (number - 1) * number * (number + 1) === product));

export const numberPropertySolvers: Record<string, Solver> = {
  'maths-multiple-but-not-four': optionSolver(
    'Which of these numbers is a multiple of <a> and of <b>, but NOT a multiple of <c>?',
    ({ a, b, c }) =>
      (option) =>
        divides(a, Number(option)) && divides(b, Number(option)) && !divides(c, Number(option)),
  ),
  'maths-factors-of-forty-eight': valueSolver(
    'How many factors does the number <number> have, including 1 and <number>?',
    ({ number }) => factors(number).length,
  ),
  'maths-three-numbers-in-a-row': valueSolver(
    'Three whole numbers follow each other, such as 4, 5 and 6. Their product is <product>.\nWhat is their sum?',
    ({ product }) => 3 * middleFactor(product),
  ),
  'maths-two-primes-sum': valueSolver('Two prime numbers have a sum of <sum>.\nWhat is their product?', ({ sum }) =>
    only(
      range(2, sum - 2)
        .filter((prime) => isPrime(prime) && isPrime(sum - prime))
        .map((prime) => prime * (sum - prime)),
    ),
  ),
  'maths-three-lights-flash': valueSolver(
    'On a stage, one light flashes every <a> seconds, another every <b> seconds and a third every <c> seconds. Now all three flash at the same moment.\nAfter how many seconds do all three flash together again for the first time?',
    ({ a, b, c }) => lcm(a, b, c),
  ),
  'maths-make-a-square-number': valueSolver(
    'Some whole numbers, such as 1, 4, 9 and 16, are the product of a whole number with itself.\nWhat is the smallest whole number that <number> can be multiplied by to get such a number?',
    ({ number }) =>
      found(
        range(1, number).find((times) => Number.isInteger(Math.sqrt(number * times))),
        'number',
      ),
  ),
  'maths-last-digit-of-sevens': valueSolver(
    'The number <factor> is multiplied by itself again and again: <factor> × <factor> × <factor> × … until <factor> has been written <times> times in the product.\nWhat is the last digit of the product?',
    ({ factor, times }) => range(1, times).reduce((digit) => (digit * factor) % 10, 1),
  ),
  'maths-missing-digit-nine': valueSolver(
    'In the number <left>▢<right>, one digit is missing. The number is a multiple of <divisor>.\nWhat is the missing digit?',
    ({ left, right, divisor }) =>
      only(range(0, 9).filter((digit) => divides(divisor, Number(`${left}${digit}${right}`)))),
  ),
  'maths-ribbons-equal-pieces': valueSolver(
    'Isla has a red ribbon that is <a> cm long and a blue one that is <b> cm long. She cuts both into pieces that are all the same length. Nothing is left over, and the pieces are as long as possible.\nHow many pieces does she get altogether?',
    ({ a, b }) => (a + b) / gcd(a, b),
  ),
};
