import { only, orders, range, total } from '../search';
import { type Solver, valueSolver } from '../solver';

const digitsOf = (number: number) => [...String(number)].map(Number);
const isSameBothWays = (number: number) => String(number) === [...String(number)].reverse().join('');
const numbersOfCards = (cards: number[]) => orders(cards).map((digits) => Number(digits.join('')));
const nearestTo = (target: number, numbers: number[]) => {
  const distance = Math.min(...numbers.map((number) => Math.abs(number - target)));
  return only(numbers.filter((number) => Math.abs(number - target) === distance));
};
const roundTo = (step: number, number: number) => step * Math.round(number / step);
const roundedTo = (step: number, target: number) =>
  range(target - step, target + step).filter((number) => roundTo(step, number) === target);
const timesUsed = (digit: number, last: number) =>
  total(range(1, last).map((number) => digitsOf(number).filter((each) => each === digit).length));
/** Digits that are needed to write the numbers from 1 on. */
const digitsUpTo = (last: number) => total(range(1, last).map((number) => digitsOf(number).length));
const factorsOf = (factor: number, last: number) =>
  total(range(1, last).map((number) => range(1, 9).filter((power) => number % factor ** power === 0).length));
/** Coins of three kinds, each worth as many of the next as `rate` says, for an amount of the smallest kind. */
const coins = (amount: number, rate: number) => [
  Math.floor(amount / rate ** 2),
  Math.floor((amount % rate ** 2) / rate),
  amount % rate,
];

export const placeValueSolvers: Record<string, Solver> = {
  'maths-crowd-rounding': valueSolver(
    'Rounded to the nearest hundred, <crowd> people watched a netball final.\nWhat is the difference between the largest and the smallest number of people who could have been there?',
    {
      value: ({ crowd }) => Math.max(...roundedTo(100, crowd)) - Math.min(...roundedTo(100, crowd)),
      wrongTurns: {
        'counts the part above': ({ crowd }) => Math.max(...roundedTo(100, crowd)) - crowd,
        'counts the part below': ({ crowd }) => crowd - Math.min(...roundedTo(100, crowd)),
        'leaves out one end': ({ crowd }) => roundedTo(100, crowd).length - 2,
        'goes one too far': ({ crowd }) => roundedTo(100, crowd).length,
      },
    },
  ),
  'maths-closest-to-forty-thousand': valueSolver(
    'Mei has five digit cards: <cards*>. She uses every card once to make a five-digit number.\nWhich is the closest number to <target> that she can make?',
    {
      value: ({ cards, target }) => nearestTo(target, numbersOfCards(cards)),
      wrongTurns: {
        'begins with the same digit': ({ cards, target }) =>
          Math.min(...numbersOfCards(cards).filter((number) => number > target)),
        'puts small digits last': ({ cards, target }) => {
          const thousand = Math.floor(nearestTo(target, numbersOfCards(cards)) / 1000);
          return Math.min(...numbersOfCards(cards).filter((number) => Math.floor(number / 1000) === thousand));
        },
      },
    },
  ),
  'maths-lemon-bags': valueSolver(
    'A farmer has between <low> and <high> lemons. When she packs them in bags of <small>, there are <over> left over. When she packs them in bags of <large>, there are also <over> left over.\nHow many lemons are left over when she packs them in bags of <last>?',
    {
      value: ({ low, high, small, large, over, last }) =>
        only(range(low + 1, high - 1).filter((all) => all % small === over && all % large === over)) % last,
      wrongTurns: {
        'uses one size of bag': ({ low, high, small, over, last }) =>
          (range(low + 1, high - 1).find((all) => all % small === over) ?? 0) % last,
        'forgets the lemons left over': ({ low, high, small, large, last }) =>
          only(range(low + 1, high - 1).filter((all) => all % small === 0 && all % large === 0)) % last,
        'adds the lemons left over twice': ({ low, high, small, large, over, last }) =>
          (only(range(low + 1, high - 1).filter((all) => all % small === over && all % large === over)) + over) % last,
        'keeps the remainder': ({ over }) => over,
      },
    },
  ),
  'maths-odometer-palindrome': valueSolver(
    'The odometer of Aunty Rosa’s ute shows <km> km. This number reads the same forwards and backwards.\nHow many more kilometres must she drive until the odometer next shows a number like that?',
    { value: ({ km }) => range(1, 2000).find((more) => isSameBothWays(km + more)) ?? 'none' },
  ),
  'maths-tens-and-ones-number': valueSolver(
    'A number is made of <thousands> thousands, <tens> tens and <ones> ones.\nWhich number is it?',
    {
      value: ({ thousands, tens, ones }) => 1000 * thousands + 10 * tens + ones,
      wrongTurns: {
        'takes all for tens': ({ thousands, tens, ones }) => 1000 * thousands + 10 * tens + 10 * ones,
        'takes tens for hundreds': ({ thousands, tens, ones }) => 1000 * thousands + 100 * tens + ones,
        'takes the thousands for ten thousands': ({ thousands, tens, ones }) => 10_000 * thousands + 10 * tens + ones,
        'writes them in a row': ({ thousands, tens, ones }) => Number(`${thousands}${tens}${ones}`),
      },
    },
  ),
  'maths-rounded-sum-error': valueSolver(
    'Kiran rounds each of the numbers <numbers*> to the nearest hundred. Then he adds the three rounded numbers.\nWhat is the difference between his sum and the exact sum?',
    {
      value: ({ numbers }) => Math.abs(total(numbers.map((each) => roundTo(100, each))) - total(numbers)),
      wrongTurns: {
        'rounds to tens': ({ numbers }) => Math.abs(total(numbers.map((each) => roundTo(10, each))) - total(numbers)),
        'rounds the sum': ({ numbers }) => Math.abs(roundTo(100, total(numbers)) - total(numbers)),
        'rounds all up': ({ numbers }) => total(numbers.map((each) => 100 * Math.ceil(each / 100))) - total(numbers),
        'rounds all down': ({ numbers }) => total(numbers) - total(numbers.map((each) => 100 * Math.floor(each / 100))),
      },
    },
  ),
  'maths-sevens-to-two-hundred': valueSolver(
    'Amina writes all the whole numbers from 1 to <last>.\nHow many times does she write the digit <digit>?',
    {
      value: ({ last, digit }) => timesUsed(digit, last),
      wrongTurns: {
        'counts the ones only': ({ last, digit }) => range(1, last).filter((number) => number % 10 === digit).length,
        'counts each ten once': ({ last }) => (last / 100) * 11,
        'counts the tens for one hundred': ({ last, digit }) =>
          range(1, last).filter((number) => number % 10 === digit).length + 10,
        'counts numbers': ({ last, digit }) =>
          range(1, last).filter((number) => digitsOf(number).includes(digit)).length,
      },
    },
  ),
  'maths-seat-number-stickers': valueSolver(
    'A sign maker numbers the seats of a hall 1, 2, 3 and so on. Each sticker shows one digit, so seat 27 needs two stickers. She uses exactly <stickers> stickers.\nWhat is the number of the last seat?',
    {
      value: ({ stickers }) => only(range(1, stickers).filter((last) => digitsUpTo(last) === stickers)),
      wrongTurns: {
        'counts three digits for each': ({ stickers }) => stickers / 3,
        'stops at two digits': () => 99,
        'forgets the first nine': ({ stickers }) => (stickers - digitsUpTo(99)) / 3 + 90,
        'counts two digits for the first nine': ({ stickers }) => (stickers - 2 * 99) / 3 + 99,
      },
    },
  ),
  'maths-fewest-game-coins': valueSolver(
    'In a board game, <rate> bronze coins can be swapped for 1 silver coin, and <rate> silver coins for 1 gold coin. Ana has <bronze> bronze coins. She swaps as many coins as she can.\nHow many coins does she have in the end?',
    {
      value: ({ rate, bronze }) => total(coins(bronze, rate)),
      wrongTurns: {
        'forgets the bronze coins': ({ rate, bronze }) => total(coins(bronze, rate).slice(0, 2)),
        'counts silver only': ({ rate, bronze }) => Math.floor(bronze / rate),
        'swaps for silver only': ({ rate, bronze }) => Math.floor(bronze / rate) + (bronze % rate),
        'swaps for gold only': ({ rate, bronze }) => Math.floor(bronze / rate ** 2) + (bronze % rate ** 2),
      },
    },
  ),
  'maths-digit-worth-twice': valueSolver(
    'The digit <digit> appears twice in the number <number>. Compare the value of the first <digit> with the value of the second <digit>.\nHow many times as large is it?',
    {
      value: ({ digit, number }) => {
        const places = digitsOf(number).flatMap((each, at) => (each === digit ? [at] : []));
        return 10 ** ((places[1] ?? 0) - (places[0] ?? 0));
      },
      wrongTurns: {
        'compares the digits': () => 1,
        'gives the second value': ({ digit, number }) => {
          const text = String(number);
          return digit * 10 ** (text.length - 1 - text.lastIndexOf(String(digit)));
        },
        'counts the places between': ({ digit, number }) =>
          10 ** (String(number).lastIndexOf(String(digit)) - String(number).indexOf(String(digit)) - 1),
        'subtracts the values': ({ digit, number }) => {
          const text = String(number);
          const worth = (at: number) => digit * 10 ** (text.length - 1 - at);
          return worth(text.indexOf(String(digit))) - worth(text.lastIndexOf(String(digit)));
        },
      },
    },
  ),
  'maths-zeros-of-a-product': valueSolver(
    'The whole numbers from 1 to <last> are multiplied together: 1 × 2 × 3 × … × <last>.\nHow many zeros are at the end of the product?',
    {
      value: ({ last }) => Math.min(factorsOf(2, last), factorsOf(5, last)),
      wrongTurns: {
        'counts the tens': ({ last }) => Math.floor(last / 10),
        'forgets the second 5': ({ last }) => Math.floor(last / 5),
        'counts the tens again': ({ last }) => Math.floor(last / 5) + Math.floor(last / 10),
        'counts the even numbers': ({ last }) => last / 2,
      },
    },
  ),
};
