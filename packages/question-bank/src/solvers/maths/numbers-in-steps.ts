import { only, orders, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { lcm, spread } from '../statistics';
import { clockWithHalfDay } from '../times';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY_MINUTES = 24 * 60;

export const numberStepSolvers: Record<string, Solver> = {
  'maths-people-on-a-tram': valueSolver(
    'At the first stop, half of the people on a tram got off. At the second stop, <on> people got on. At the third stop, <off> people got off. Then <left> people were on the tram.\nHow many people were on the tram before the first stop?',
    ({ on, off, left }) => 2 * (left + off - on),
  ),
  'maths-mias-outfits': valueSolver(
    'Mia has <shirts> T-shirts, <shorts> pairs of shorts and <hats> hats. An outfit is a T-shirt, a pair of shorts and a hat. She never wears her red T-shirt with her green shorts.\nHow many different outfits can she wear?',
    ({ shirts, shorts, hats }) => (shirts * shorts - 1) * hats,
  ),
  'maths-sums-of-four-digits': valueSolver(
    'The digits <digits*> are used once each to write two numbers with two digits. The two numbers are added.\nWhat is the difference between the greatest and the smallest sum that is possible?',
    ({ digits }) => spread(orders(digits).map(([a = 0, b = 0, c = 0, d = 0]) => 10 * a + b + 10 * c + d)),
  ),
  'maths-mango-punch': valueSolver(
    'Punch is mixed from mango juice and soda water in the ratio <mango> : <soda>. A litre of mango juice costs $<dear>, and a litre of soda water costs $<cheap>.\nHow much do <litres> L of punch cost?',
    ({ mango, soda, dear, cheap, litres }) => (litres * (mango * dear + soda * cheap)) / (mango + soda),
    { unit: '$' },
  ),
  'maths-brother-on-a-bike': valueSolver(
    'Ava leaves home and walks to school at <slow> m a minute. Her brother leaves <minutes> minutes later and rides the same way at <fast> m a minute.\nHow far from home does he catch up with her?',
    ({ slow, minutes, fast }) => (fast * slow * minutes) / (fast - slow),
    { unit: 'm' },
  ),
  'maths-present-for-a-coach': valueSolver(
    'Three children want to share the price of a present for their coach equally. Then a fourth child joins in, so that each of the three pays $<less> less.\nHow much does the present cost?',
    ({ less }) => only(range(1, 1000).filter((price) => price / 3 - price / 4 === less)),
    { unit: '$' },
  ),
  'maths-grapes-in-the-sun': valueSolver(
    'Fresh grapes have a mass of <mass> kg, and <fresh>% of this is water. They dry in the sun until only <dry>% of their mass is water.\nWhat is their mass then?',
    ({ mass, fresh, dry }) => (mass * (100 - fresh)) / (100 - dry),
    { unit: 'kg' },
  ),
  'maths-two-printers': valueSolver(
    'One printer prints <one> pages a minute, and another prints <other> pages a minute. The first one starts on a job of <pages> pages. After <alone> minutes the other one joins in.\nHow many minutes does the whole job take?',
    ({ one, other, pages, alone }) => alone + (pages - alone * one) / (one + other),
  ),
  'maths-blue-marbles-taken-out': valueSolver(
    'In a bag of red and blue marbles, 1/<before> of the marbles are red. Then <taken> blue marbles are taken out, and now the chance of taking a red marble is 1/<after>.\nHow many red marbles are in the bag?',
    ({ before, taken, after }) => only(range(1, 1000).filter((red) => red * before - taken === red * after)),
  ),
  'maths-swimming-days': valueSolver(
    'Tala swims every <one:place> day, and her brother swims every <other:place> day. Today is a {day}, and both of them swim.\nOn which day of the week do they swim on the same day for the <time:place> time, counting today as the first?',
    ({ one, other, day, time }) => DAYS[(DAYS.indexOf(day) + lcm(one, other) * (time - 1)) % DAYS.length] ?? '',
  ),
  'maths-two-candles': valueSolver(
    'Two candles are both <height> cm high. One of them burns down in <short> hours, and the other in <long> hours. Both are lit at <lit:time> and burn evenly.\nAt what time is one candle twice as high as the other?',
    ({ height, short, long, lit }) => {
      const left = (minutes: number, hours: number) => height * (1 - minutes / (60 * hours));
      const minutes = range(0, 60 * short).filter((each) => Math.abs(left(each, long) - 2 * left(each, short)) < 1e-9);
      return clockWithHalfDay((lit + only(minutes)) % DAY_MINUTES);
    },
  ),
  'maths-square-on-a-calendar': valueSolver(
    'On a page of a calendar, each row is a week. Four dates form a square: two next to each other, and the two below them. The four dates add up to <sum>.\nWhich is the latest of the four dates?',
    ({ sum }) => {
      const square = (first: number) => [first, first + 1, first + 7, first + 8];
      return Math.max(...square(only(range(1, 23).filter((first) => total(square(first)) === sum))));
    },
  ),
  'maths-train-in-a-tunnel': valueSolver(
    'A train is <train> m long. It travels <speed> km in each minute, and it goes through a tunnel that is <tunnel> m long.\nHow many seconds does it take from when its front enters the tunnel until its end has left it?',
    ({ train, speed, tunnel }) => Number(((60 * (train + tunnel)) / (1000 * speed)).toFixed(6)),
  ),
};
