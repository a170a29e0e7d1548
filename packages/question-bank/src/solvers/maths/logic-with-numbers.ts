import { choices, only, orders, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';

const digitsOf = (number: number) => [...String(number)].map(Number);
const reversed = (number: number) => Number([...String(number)].reverse().join(''));
const withDigitSum = (sum: number) => range(100, 999).filter((number) => total(digitsOf(number)) === sum);
/** Every choice of some of the items, in their order. */
const subsets = <T>(items: readonly T[]) => choices(...items.map((item) => [[item], []])).map((parts) => parts.flat());

export const logicSolvers: Record<string, Solver> = {
  'maths-mai-and-dad': valueSolver(
    'The ages of Mai and her dad add up to <sum> years. In <later> years’ time, Dad will be three times as old as Mai.\nHow old is Mai now?',
    ({ sum, later }) => only(range(0, sum).filter((mai) => sum - mai + later === 3 * (mai + later))),
  ),
  'maths-touch-footy-games': valueSolver(
    '<teams> teams play in a touch football league. Each team plays every other team twice, once at home and once away.\nHow many games are played altogether?',
    ({ teams }) => teams * (teams - 1),
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
    ({ all, first, second }) => all / 3 - first + second,
  ),
  'maths-digits-that-make-five': valueSolver(
    'The digits of the three-digit number <example> add up to <sum>.\nHow many three-digit numbers have digits that add up to <sum>, including <example>?',
    ({ example, sum }) => (withDigitSum(sum).includes(example) ? withDigitSum(sum).length : 'none'),
  ),
  'maths-even-with-larger-tens': valueSolver(
    'The tens digit of a two-digit number is <times> times its ones digit. The number is even.\nWhich number is it?',
    ({ times }) => {
      const isSought = ([tens = 0, ones = 0]: number[]) => tens === times * ones && ones % 2 === 0;
      return only(range(10, 99).filter((number) => isSought(digitsOf(number))));
    },
  ),
  'maths-two-in-a-queue': valueSolver(
    'In a queue, Ali is number <front> from the front and Bea is number <back> from the back. Bea stands behind Ali, and there are exactly <between> people between them.\nHow many people are in the queue?',
    ({ front, back, between }) => front + between + back,
  ),
  'maths-parcels-in-pairs': valueSolver(
    'Three parcels are weighed in pairs. Parcels 1 and 2 have a mass of <a> kg together, parcels 2 and 3 have <b> kg, and parcels 1 and 3 have <c> kg.\nWhat is the mass of the heaviest parcel?',
    ({ a, b, c }) => Math.max(...[a, b, c].map((pair) => (a + b + c) / 2 - pair)),
    { unit: 'kg' },
  ),
  'maths-knock-out-games': valueSolver(
    'In a table tennis knock-out, the loser of each game is out, and there are no draws. There are <players> players.\nHow many games are played until only the winner is left?',
    ({ players }) => players - 1,
  ),
  'maths-five-odd-houses': valueSolver(
    'The houses on one side of a street have odd numbers: 1, 3, 5 and so on. The numbers of five houses next to each other add up to <sum>.\nWhat is the largest of these five numbers?',
    ({ sum }) => sum / 5 + 4,
  ),
  'maths-groups-of-four-digits': valueSolver(
    'Four different digits from 1 to 9 add up to <sum>. The order of the digits does not matter.\nHow many such groups of four digits are there?',
    ({ sum }) => subsets(range(1, 9)).filter((digits) => digits.length === 4 && total(digits) === sum).length,
  ),
  'maths-rolls-in-full-boxes': valueSolver(
    'A shop packs <all> rolls of tape into small boxes of <small> rolls and large boxes of <large> rolls. Every box must be full.\nWhat is the smallest number of boxes that it can use?',
    ({ all, small, large }) => {
      const counts = choices(range(0, Math.floor(all / small)), range(0, Math.floor(all / large)));
      const full = counts.filter(([smalls = 0, larges = 0]) => smalls * small + larges * large === all);
      return Math.min(...full.map(total));
    },
  ),
};
