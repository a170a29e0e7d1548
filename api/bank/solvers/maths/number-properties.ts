import { found } from '../figure-values';
import { only, range, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { divides, factors, gcd, isPrime, lcm } from '../statistics';

/** The middle one of three whole numbers that follow each other. */
const middleFactor = (product: number) =>
  only(range(2, 100).filter((number) => (number - 1) * number * (number + 1) === product));

export const numberPropertySolvers: Record<string, Solver> = {
  'maths-multiple-but-not-four': optionSolver(
    'Which of these numbers is a multiple of <a> and of <b>, but NOT a multiple of <c>?',
    {
      isRight:
        ({ a, b, c }) =>
        (option) =>
          divides(a, Number(option)) && divides(b, Number(option)) && !divides(c, Number(option)),
    },
  ),
  'maths-factors-of-forty-eight': valueSolver(
    'How many factors does the number <number> have, including 1 and <number>?',
    {
      value: ({ number }) => factors(number).length,
      wrongTurns: {
        'counts primes': ({ number }) => factors(number).filter(isPrime).length,
        'counts pairs': ({ number }) => factors(number).length / 2,
        'leaves out the ends': ({ number }) => factors(number).length - 2,
        'misses one': ({ number }) => factors(number).length - 1,
      },
    },
  ),
  'maths-three-numbers-in-a-row': valueSolver(
    'Three whole numbers follow each other, such as 4, 5 and 6. Their product is <product>.\nWhat is their sum?',
    {
      value: ({ product }) => 3 * middleFactor(product),
      wrongTurns: {
        'gives the middle number': ({ product }) => middleFactor(product),
        'stops too early': ({ product }) => 3 * middleFactor(product) - 3,
        'goes one too far': ({ product }) => 3 + 3 * middleFactor(product),
        'divides by 3': ({ product }) => product / 3,
      },
    },
  ),
  'maths-two-primes-sum': valueSolver('Two prime numbers have a sum of <sum>.\nWhat is their product?', {
    value: ({ sum }) =>
      only(
        range(2, sum - 2)
          .filter((prime) => isPrime(prime) && isPrime(sum - prime))
          .map((prime) => prime * (sum - prime)),
      ),
    wrongTurns: {
      'doubles the sum': ({ sum }) => 2 * sum,
      'uses 3': ({ sum }) => 3 * (sum - 3),
      'uses 5': ({ sum }) => 5 * (sum - 5),
      'uses 7': ({ sum }) => 7 * (sum - 7),
    },
  }),
  'maths-three-lights-flash': valueSolver(
    'On a stage, one light flashes every <a> seconds, another every <b> seconds and a third every <c> seconds. Now all three flash at the same moment.\nAfter how many seconds do all three flash together again for the first time?',
    {
      value: ({ a, b, c }) => lcm(a, b, c),
      wrongTurns: {
        adds: ({ a, b, c }) => a + b + c,
        'multiplies two': ({ b, c }) => b * c,
        doubles: ({ a, b, c }) => 2 * lcm(a, b, c),
        multiplies: ({ a, b, c }) => a * b * c,
      },
    },
  ),
  'maths-make-a-square-number': valueSolver(
    'Some whole numbers, such as 1, 4, 9 and 16, are the product of a whole number with itself.\nWhat is the smallest whole number that <number> can be multiplied by to get such a number?',
    {
      value: ({ number }) =>
        found(
          range(1, number).find((times) => Number.isInteger(Math.sqrt(number * times))),
          'number',
        ),
    },
  ),
  'maths-last-digit-of-sevens': valueSolver(
    'The number <factor> is multiplied by itself again and again: <factor> × <factor> × <factor> × … until <factor> has been written <times> times in the product.\nWhat is the last digit of the product?',
    {
      value: ({ factor, times }) => range(1, times).reduce((digit) => (digit * factor) % 10, 1),
      wrongTurns: {
        'goes two steps too far': ({ factor, times }) =>
          range(1, times + 2).reduce((digit) => (digit * factor) % 10, 1),
        'goes one step too far': ({ factor, times }) => range(1, times + 1).reduce((digit) => (digit * factor) % 10, 1),
        'multiplies once': ({ factor, times }) => (factor * times) % 10,
        'gives the factor': ({ factor }) => factor,
      },
    },
  ),
  'maths-missing-digit-nine': valueSolver(
    'In the number <left>▢<right>, one digit is missing. The number is a multiple of <divisor>.\nWhat is the missing digit?',
    {
      value: ({ left, right, divisor }) =>
        only(range(0, 9).filter((digit) => divides(divisor, Number(`${left}${digit}${right}`)))),
      wrongTurns: {
        'gives the remainder': ({ left, right, divisor }) => total([...`${left}${right}`].map(Number)) % divisor,
        'gives the divisor': ({ divisor }) => divisor,
      },
    },
  ),
  'maths-ribbons-equal-pieces': valueSolver(
    'Isla has a red ribbon that is <a> cm long and a blue one that is <b> cm long. She cuts both into pieces that are all equally long. Nothing is left over, and the pieces are as long as possible.\nHow many pieces does she get altogether?',
    {
      value: ({ a, b }) => (a + b) / gcd(a, b),
      wrongTurns: {
        'counts the other ribbon': ({ a, b }) => b / gcd(a, b),
        'counts one ribbon': ({ a, b }) => a / gcd(a, b),
        'cuts halves of the pieces': ({ a, b }) => (2 * (a + b)) / gcd(a, b),
      },
    },
  ),
};
