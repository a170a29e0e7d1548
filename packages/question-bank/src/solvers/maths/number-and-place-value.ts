import { only, orders, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { spread } from '../statistics';

const digitsOf = (number: number) => [...String(number)].map(Number);
const isSameBothWays = (number: number) => String(digitsOf(number)) === String(digitsOf(number).toReversed());
const roundTo = (step: number, number: number) => step * Math.round(number / step);
/** All the digits that are needed to write the numbers from 1 on. */
const digitsUpTo = (last: number) => range(1, last).flatMap(digitsOf);
const factorsOf = (factor: number, last: number) =>
  total(range(1, last).map((number) => range(1, 9).filter((power) => number % factor ** power === 0).length));

export const placeValueSolvers: Record<string, Solver> = {
  'maths-crowd-rounding': valueSolver(
    'Rounded to the nearest hundred, <crowd> people watched a netball final.\nWhat is the difference between the largest and the smallest number of people who could have been there?',
    ({ crowd }) => spread(range(crowd - 100, crowd + 100).filter((number) => roundTo(100, number) === crowd)),
  ),
  'maths-closest-to-forty-thousand': valueSolver(
    'Mei has five digit cards: <cards*>. She uses every card once to make a five-digit number.\nWhich is the closest number to <target> that she can make?',
    ({ cards, target }) => {
      const numbers = orders(cards).map((digits) => Number(digits.join('')));
      const least = Math.min(...numbers.map((number) => Math.abs(number - target)));
      return only(numbers.filter((number) => Math.abs(number - target) === least));
    },
  ),
  'maths-lemon-bags': valueSolver(
    'A farmer has between <low> and <high> lemons. When she packs them in bags of <small>, there are <over> left over. When she packs them in bags of <large>, there are also <over> left over.\nHow many lemons are left over when she packs them in bags of <last>?',
    ({ low, high, small, large, over, last }) =>
      only(range(low + 1, high - 1).filter((all) => all % small === over && all % large === over)) % last,
  ),
  'maths-odometer-palindrome': valueSolver(
    'The odometer of Aunty Rosa’s ute shows <km> km. This number reads the same forwards and backwards.\nHow many more kilometres must she drive until the odometer next shows a number like that?',
    ({ km }) => range(1, 2000).find((more) => isSameBothWays(km + more)) ?? 'none',
  ),
  'maths-tens-and-ones-number': valueSolver(
    'A number is made of <thousands> thousands, <tens> tens and <ones> ones.\nWhich number is it?',
    ({ thousands, tens, ones }) => 1000 * thousands + 10 * tens + ones,
  ),
  'maths-rounded-sum-error': valueSolver(
    'Kiran rounds each of the numbers <numbers*> to the nearest hundred. Then he adds the three rounded numbers.\nWhat is the difference between his sum and the exact sum?',
    ({ numbers }) => Math.abs(total(numbers.map((each) => roundTo(100, each))) - total(numbers)),
  ),
  'maths-sevens-to-two-hundred': valueSolver(
    'Amina writes all the whole numbers from 1 to <last>.\nHow many times does she write the digit <digit>?',
    ({ last, digit }) => digitsUpTo(last).filter((each) => each === digit).length,
  ),
  'maths-seat-number-stickers': valueSolver(
    'A sign maker numbers the seats of a hall 1, 2, 3 and so on. Each sticker shows one digit, so seat 27 needs two stickers. She uses exactly <stickers> stickers.\nWhat is the number of the last seat?',
    ({ stickers }) => only(range(1, stickers).filter((last) => digitsUpTo(last).length === stickers)),
  ),
  'maths-fewest-game-coins': valueSolver(
    'In a board game, <rate> bronze coins can be swapped for 1 silver coin, and <rate> silver coins for 1 gold coin. Ana has <bronze> bronze coins. She swaps as many coins as she can.\nHow many coins does she have in the end?',
    ({ rate, bronze }) => Math.floor(bronze / rate ** 2) + Math.floor((bronze % rate ** 2) / rate) + (bronze % rate),
  ),
  'maths-digit-worth-twice': valueSolver(
    'The digit <digit> appears twice in the number <number>. Compare the value of the first <digit> with the value of the second <digit>.\nHow many times as large is it?',
    ({ digit, number }) => {
      const places = digitsOf(number).flatMap((each, at) => (each === digit ? [at] : []));
      return 10 ** ((places[1] ?? 0) - (places[0] ?? 0));
    },
  ),
  'maths-zeros-of-a-product': valueSolver(
    'The whole numbers from 1 to <last> are multiplied together: 1 × 2 × 3 × … × <last>.\nHow many zeros are at the end of the product?',
    ({ last }) => Math.min(factorsOf(2, last), factorsOf(5, last)),
  ),
};
