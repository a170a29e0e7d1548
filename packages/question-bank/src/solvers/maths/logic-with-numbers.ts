import { choices, only, orders, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';

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
    ({ sum, later }) => only(range(0, sum).filter((mai) => sum - mai + later === 3 * (mai + later))),
  ),
  'maths-touch-footy-games': valueSolver(
    'Six teams play in a touch football league. Each team plays every other team twice, once at home and once away.\nHow many games are played altogether?',
    () => choices(range(1, 6), range(1, 6)).filter(([home, away]) => home !== away).length,
  ),
  'maths-number-cross': valueSolver(
    'The numbers <numbers*> are written in a cross of five squares: a row of three and a column of three that share the middle square. The row adds up to <sum>, and so does the column.\nWhich number is in the middle square?',
    ({ numbers, sum }) =>
      only(
        orders(numbers)
          .filter(
            ([left = 0, middle = 0, right = 0, up = 0, down = 0]) =>
              left + middle + right === sum && up + middle + down === sum,
          )
          .map(([, middle = 0]) => middle),
      ),
  ),
  'maths-reversed-digits': valueSolver(
    'The two digits of a number add up to <sum>. When the digits are written in reverse order, the number becomes smaller by <less>.\nWhat is the number?',
    ({ sum, less }) =>
      only(range(10, 99).filter((number) => total(digitsOf(number)) === sum && number - reversed(number) === less)),
  ),
  'maths-sticker-friends': valueSolver(
    'Aisha, Ben and Chloe have <all> stickers altogether. Aisha gives <first> stickers to Ben. Then Ben gives <second> stickers to Chloe. Now all three have the same number.\nHow many stickers did Ben have at the start?',
    ({ all, first, second }) => only(range(0, all).filter((ben) => ben + first - second === all / 3)),
  ),
  'maths-digits-that-make-five': valueSolver(
    'The digits of the three-digit number <example> add up to <sum>.\nHow many three-digit numbers have digits that add up to <sum>, including <example>?',
    ({ example, sum }) => (withDigitSum(sum).includes(example) ? withDigitSum(sum).length : 'none'),
  ),
  'maths-even-with-larger-tens': valueSolver(
    'The tens digit of a two-digit number is <times> times its ones digit. The number is even.\nWhich number is it?',
    ({ times }) => only(tensAreTimesOnes(times).filter((number) => number % 2 === 0)),
  ),
  'maths-two-in-a-queue': valueSolver(
    'In a queue, Ali is number <front> from the front and Bea is number <back> from the back. Bea stands behind Ali, and there are exactly <between> people between them.\nHow many people are in the queue?',
    ({ front, back, between }) => only(range(1, 200).filter((all) => all - back + 1 - front - 1 === between)),
  ),
  'maths-parcels-in-pairs': valueSolver(
    'Three parcels are weighed in pairs. Parcels 1 and 2 have a mass of <a> kg together, parcels 2 and 3 have <b> kg, and parcels 1 and 3 have <c> kg.\nWhat is the mass of the heaviest parcel?',
    ({ a, b, c }) => Math.max(...[a, b, c].map((pair) => (a + b + c) / 2 - pair)),
    { unit: 'kg' },
  ),
  'maths-knock-out-games': valueSolver(
    'In a table tennis knock-out, the loser of each game is out, and there are no draws. There are <players> players.\nHow many games are played until only the winner is left?',
    ({ players }) => {
      const games = (left: number): number => (left === 1 ? 0 : Math.floor(left / 2) + games(Math.ceil(left / 2)));
      return games(players);
    },
  ),
  'maths-five-odd-houses': valueSolver(
    'The houses on one side of a street have odd numbers: 1, 3, 5 and so on. The numbers of five houses next to each other add up to <sum>.\nWhat is the largest of these five numbers?',
    ({ sum }) => {
      const starts = range(0, sum).map((step) => 2 * step + 1);
      return only(starts.filter((start) => total(range(0, 4).map((step) => start + 2 * step)) === sum)) + 8;
    },
  ),
  'maths-groups-of-four-digits': valueSolver(
    'Four different digits from 1 to 9 add up to <sum>. The order of the digits does not matter.\nHow many such groups of four digits are there?',
    ({ sum }) => groupsOfFour(sum).length,
  ),
  'maths-rolls-in-full-boxes': valueSolver(
    'A shop packs <all> rolls of tape into small boxes of <small> rolls and large boxes of <large> rolls. Every box must be full.\nWhat is the smallest number of boxes that it can use?',
    ({ all, small, large }) => Math.min(...boxCounts(all, small, large)),
  ),
};
