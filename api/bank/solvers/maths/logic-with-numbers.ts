import { choices, only, orders, range, total } from '../search';
import { type Solver, valueSolver } from '../solver';
import { median } from '../statistics';

const digitsOf = (number: number) => [...String(number)].map(Number);
const reversed = (number: number) => Number([...String(number)].reverse().join(''));
const withDigitSum = (sum: number) => range(100, 999).filter((number) => total(digitsOf(number)) === sum);
const tensAreTimesOnes = (times: number) =>
  range(10, 99).filter((number) => digitsOf(number)[0] === times * (digitsOf(number)[1] ?? 0));
/** Groups of four different digits from 1 to 9, each in rising order. */
const groupsOfFour = (sum: number) =>
  range(1, 9)
    .flatMap((a) =>
      range(a + 1, 9).flatMap((b) => range(b + 1, 9).flatMap((c) => range(c + 1, 9).map((d) => [a, b, c, d]))),
    )
    .filter((group) => total(group) === sum);
/** Numbers of boxes that hold exactly all things. */
const boxCounts = (all: number, small: number, large: number) =>
  choices(range(0, Math.floor(all / small)), range(0, Math.floor(all / large)))
    .filter(([smalls = 0, larges = 0]) => smalls * small + larges * large === all)
    .map(total);

export const logicSolvers: Record<string, Solver> = {
  'maths-mai-and-dad': valueSolver(
    'The ages of Mai and her dad add up to <sum> years. In <later> years’ time, Dad will be three times as old as Mai.\nHow old is Mai now?',
    {
      value: ({ sum, later }) => only(range(0, sum).filter((mai) => sum - mai + later === 3 * (mai + later))),
      wrongTurns: {
        'shares today and takes the years away': ({ sum, later }) => sum / 4 - later,
        'shares the ages of today': ({ sum }) => sum / 4,
        'lets one of them grow older': ({ sum, later }) => (sum + later) / 4,
        'gives the later age': ({ sum, later }) => (sum + 2 * later) / 4,
      },
    },
  ),
  'maths-touch-footy-games': valueSolver(
    'Six teams play in a touch football league. Each team plays every other team twice, once at home and once away.\nHow many games are played altogether?',
    {
      value: () => choices(range(1, 6), range(1, 6)).filter(([home, away]) => home !== away).length,
      wrongTurns: {
        'plays once': () => (6 * 5) / 2,
        'lets teams play themselves': () => 6 * 6,
        'counts games twice': () => 6 * 5 * 2,
        'counts twice and lets teams play themselves': () => 6 * 6 * 2,
      },
    },
  ),
  'maths-number-cross': valueSolver(
    'The numbers <numbers*> are written in a cross of five squares: a row of three and a column of three that share the middle square. The row adds up to <sum>, and so does the column.\nWhich number is in the middle square?',
    {
      value: ({ numbers, sum }) =>
        only(
          orders(numbers)
            .filter(
              ([left = 0, middle = 0, right = 0, up = 0, down = 0]) =>
                left + middle + right === sum && up + middle + down === sum,
            )
            .map(([, middle = 0]) => middle),
        ),
      wrongTurns: {
        'takes the middle of the list': ({ numbers }) => median(numbers),
        'takes the largest': ({ numbers }) => Math.max(...numbers),
      },
    },
  ),
  'maths-reversed-digits': valueSolver(
    'The two digits of a number add up to <sum>. When the digits are written in reverse order, the number becomes smaller by <less>.\nWhat is the number?',
    {
      value: ({ sum, less }) =>
        only(range(10, 99).filter((number) => total(digitsOf(number)) === sum && number - reversed(number) === less)),
      wrongTurns: {
        'makes it larger': ({ sum, less }) =>
          only(range(10, 99).filter((number) => total(digitsOf(number)) === sum && reversed(number) - number === less)),
        'takes half the difference': ({ sum, less }) =>
          only(
            range(10, 99).filter((number) => total(digitsOf(number)) === sum && number - reversed(number) === less / 2),
          ),
      },
    },
  ),
  'maths-sticker-friends': valueSolver(
    'Aisha, Ben and Chloe have <all> stickers altogether. Aisha gives <first> stickers to Ben. Then Ben gives <second> stickers to Chloe. Now all three have the same number.\nHow many stickers did Ben have at the start?',
    {
      value: ({ all, first, second }) => only(range(0, all).filter((ben) => ben + first - second === all / 3)),
      wrongTurns: {
        'takes both away': ({ all, first, second }) => all / 3 - first - second,
        'forgets the first gift': ({ all, second }) => all / 3 - second,
        'gives the end': ({ all }) => all / 3,
        'goes the wrong way': ({ all, first, second }) => all / 3 + first - second,
      },
    },
  ),
  'maths-digits-that-make-five': valueSolver(
    'The digits of the three-digit number <example> add up to <sum>.\nHow many three-digit numbers have digits that add up to <sum>, including <example>?',
    {
      value: ({ example, sum }) => (withDigitSum(sum).includes(example) ? withDigitSum(sum).length : 'none'),
      wrongTurns: {
        'begins with 1': ({ sum }) => withDigitSum(sum).filter((number) => number < 200).length,
        'leaves out zeros': ({ sum }) => withDigitSum(sum).filter((number) => !digitsOf(number).includes(0)).length,
        'wants different digits': ({ sum }) =>
          withDigitSum(sum).filter((number) => new Set(digitsOf(number)).size === 3).length,
        'begins with 0': ({ sum }) =>
          choices(range(0, 9), range(0, 9), range(0, 9)).filter((digits) => total(digits) === sum).length,
      },
    },
  ),
  'maths-even-with-larger-tens': valueSolver(
    'The tens digit of a two-digit number is <times> times its ones digit. The number is even.\nWhich number is it?',
    {
      value: ({ times }) => only(tensAreTimesOnes(times).filter((number) => number % 2 === 0)),
      wrongTurns: {
        'swaps the digits': ({ times }) => reversed(only(tensAreTimesOnes(times).filter((number) => number % 2 === 0))),
        'takes the smallest': ({ times }) => Math.min(...tensAreTimesOnes(times)),
        'swaps the digits of the largest': ({ times }) => reversed(Math.max(...tensAreTimesOnes(times))),
        'takes the largest': ({ times }) => Math.max(...tensAreTimesOnes(times)),
      },
    },
  ),
  'maths-two-in-a-queue': valueSolver(
    'In a queue, Ali is number <front> from the front and Bea is number <back> from the back. Bea stands behind Ali, and there are exactly <between> people between them.\nHow many people are in the queue?',
    {
      value: ({ front, back, between }) => only(range(1, 200).filter((all) => all - back + 1 - front - 1 === between)),
      wrongTurns: {
        'puts Bea in front': ({ front, back, between }) => front + back - between - 2,
        'counts one of them twice': ({ front, back }) => front + back - 1,
        'forgets those between': ({ front, back }) => front + back,
        'takes one away': ({ front, back, between }) => front + back + between - 1,
      },
    },
  ),
  'maths-parcels-in-pairs': valueSolver(
    'Three parcels are weighed in pairs. Parcels 1 and 2 have a mass of <a> kg together, parcels 2 and 3 have <b> kg, and parcels 1 and 3 have <c> kg.\nWhat is the mass of the heaviest parcel?',
    {
      unit: 'kg',
      value: ({ a, b, c }) => Math.max(...[a, b, c].map((pair) => (a + b + c) / 2 - pair)),
      wrongTurns: {
        'gives the lightest': ({ a, b, c }) => Math.min(...[a, b, c].map((pair) => (a + b + c) / 2 - pair)),
        'gives the middle one': ({ a, b, c }) => median([a, b, c].map((pair) => (a + b + c) / 2 - pair)),
        'halves the heaviest pair': ({ a, b, c }) => Math.max(a, b, c) / 2,
        'gives all three': ({ a, b, c }) => (a + b + c) / 2,
      },
    },
  ),
  'maths-knock-out-games': valueSolver(
    'In a table tennis knock-out, the loser of each game is out, and there are no draws. There are <players> players.\nHow many games are played until only the winner is left?',
    {
      value: ({ players }) => {
        const games = (left: number): number => (left === 1 ? 0 : Math.floor(left / 2) + games(Math.ceil(left / 2)));
        return games(players);
      },
      wrongTurns: {
        'counts rounds': ({ players }) => Math.ceil(Math.log2(players)),
        'counts the first round': ({ players }) => Math.floor(players / 2),
        'counts players': ({ players }) => players,
        'lets all play each other': ({ players }) => (players * (players - 1)) / 2,
      },
    },
  ),
  'maths-five-odd-houses': valueSolver(
    'The houses on one side of a street have odd numbers: 1, 3, 5 and so on. The numbers of five houses next to each other add up to <sum>.\nWhat is the largest of these five numbers?',
    {
      value: ({ sum }) => {
        const starts = range(0, sum).map((step) => 2 * step + 1);
        return only(starts.filter((start) => total(range(0, 4).map((step) => start + 2 * step)) === sum)) + 8;
      },
      wrongTurns: {
        'gives the smallest': ({ sum }) => sum / 5 - 4,
        'gives the second': ({ sum }) => sum / 5 - 2,
        'gives the middle': ({ sum }) => sum / 5,
        'takes steps of one': ({ sum }) => sum / 5 + 2,
      },
    },
  ),
  'maths-groups-of-four-digits': valueSolver(
    'Four different digits from 1 to 9 add up to <sum>. The order of the digits does not matter.\nHow many such groups of four digits are there?',
    {
      value: ({ sum }) => groupsOfFour(sum).length,
      wrongTurns: {
        'wants the largest two digits': ({ sum }) =>
          groupsOfFour(sum).filter((group) => group.includes(9) && group.includes(8)).length,
        'wants the largest digit': ({ sum }) => groupsOfFour(sum).filter((group) => group.includes(9)).length,
        'counts the orders of one group': () => orders([1, 2, 3, 4]).length,
        'counts all orders': ({ sum }) => groupsOfFour(sum).length * orders([1, 2, 3, 4]).length,
      },
    },
  ),
  'maths-rolls-in-full-boxes': valueSolver(
    'A shop packs <all> rolls of tape into small boxes of <small> rolls and large boxes of <large> rolls. Every box must be full.\nWhat is the smallest number of boxes that it can use?',
    {
      value: ({ all, small, large }) => Math.min(...boxCounts(all, small, large)),
      wrongTurns: {
        'leaves rolls over': ({ all, large }) => Math.floor(all / large),
        'uses a box that is not full': ({ all, large }) => Math.ceil(all / large),
        'uses the most boxes': ({ all, small, large }) => Math.max(...boxCounts(all, small, large)),
        'uses small boxes': ({ all, small }) => Math.ceil(all / small),
      },
    },
  ),
};
