import { choices, range, total } from '../../lists';
import { cell, valueNamed } from '../figure-values';
import { type Solver, statementSolver } from '../solver';
import { divides, mean, median, spread } from '../statistics';

export const statementSolvers: Record<string, Solver> = {
  'maths-statements-odd-numbers': statementSolver(
    'Two numbers are both odd. Which of these statements are always true?\n1. Their sum is even.\n2. Their product is even.\n3. If <add> is added to their product, the result is even.',
    ({ add }) => {
      const odd = range(0, 9).map((half) => 2 * half + 1);
      const sums = choices(odd, odd).map(total);
      const products = choices(odd, odd).map(([one = 1, other = 1]) => one * other);
      return [
        sums.every((sum) => divides(2, sum)),
        products.every((product) => divides(2, product)),
        products.every((product) => divides(2, product + add)),
      ];
    },
  ),
  'maths-statements-reading-club': statementSolver(
    'The table shows the members of a reading club. Which of these statements are true?\n1. Exactly <half>% of the members are in Year 5.\n2. There are twice as many girls as boys in Year 6.\n3. More than <limit> members are girls.',
    ({ half, limit }, table) => {
      const [girls5, boys5] = [cell(table, 'Year 5', 'Girls'), cell(table, 'Year 5', 'Boys')];
      const [girls6, boys6] = [cell(table, 'Year 6', 'Girls'), cell(table, 'Year 6', 'Boys')];
      return [
        (girls5 + boys5) * 100 === half * (girls5 + boys5 + girls6 + boys6),
        girls6 === 2 * boys6,
        girls5 + girls6 > limit,
      ];
    },
    { figure: 'two-way-table' },
  ),
  'maths-statements-rain-days': statementSolver(
    'The graph shows how many rainy days there were in five months. Which of these statements are true?\n1. The median is <median> days.\n2. The mean (average) is <mean> days.\n3. The range is <range> days.',
    ({ median: middleNumber, mean: average, range: difference }, { bars }) => {
      const days = bars.map(({ value }) => value);
      return [median(days) === middleNumber, mean(days) === average, spread(days) === difference];
    },
    { figure: 'bar-chart' },
  ),
  'maths-statements-triangle': statementSolver(
    'Two angles of a triangle are <first>° and <second>°. Which of these statements are true?\n1. The third angle is a right angle.\n2. Two of the sides of the triangle are equal in length.\n3. All three angles are smaller than <limit>°.',
    ({ first, second, limit }) => {
      const third = 180 - first - second;
      return [third === 90, new Set([first, second, third]).size < 3, Math.max(first, second, third) < limit];
    },
  ),
  'maths-statements-bread-rolls': statementSolver(
    'A bakery sells <small> bread rolls for $<smallPrice> or <large> bread rolls for $<largePrice>. Which of these statements are true?\n1. Each roll is cheaper in the larger pack.\n2. <rolls> rolls cost $<saving> less in large packs than in small packs.\n3. Two small packs cost more than one large pack.',
    ({ small, smallPrice, large, largePrice, rolls, saving }) => [
      largePrice / large < smallPrice / small,
      (rolls / small) * smallPrice - (rolls / large) * largePrice === saving,
      2 * smallPrice > largePrice,
    ],
  ),
  'maths-statements-change-the-largest': statementSolver(
    'A list has the numbers <numbers*>. The number 14 is changed to <changed>. Which of these statements are true?\n1. The median does not change.\n2. The mean (average) becomes larger by <rise>.\n3. The range becomes larger by <rise>.',
    ({ numbers, changed, rise }) => {
      const after = [...numbers.slice(0, -1), changed];
      return [
        median(after) === median(numbers),
        mean(after) - mean(numbers) === rise,
        spread(after) - spread(numbers) === rise,
      ];
    },
  ),
  'maths-statements-remainder': statementSolver(
    'When a whole number is divided by <divisor>, the remainder is <remainder>. Which of these statements must be true?\n1. The number is a multiple of <first>.\n2. The number is odd.\n3. When twice the number is divided by <divisor>, there is no remainder.',
    ({ divisor, remainder, first }) => {
      const numbers = range(0, 50).map((times) => divisor * times + remainder);
      return [
        numbers.every((number) => divides(first, number)),
        numbers.every((number) => !divides(2, number)),
        numbers.every((number) => divides(divisor, 2 * number)),
      ];
    },
  ),
  'maths-statements-ferry-trip': statementSolver(
    'The graph shows how far a ferry was from its harbour. Which of these statements are true?\n1. The ferry stopped for <stop> minutes.\n2. In the first <first> minutes, its speed was <speed> km/h.\n3. On the way back it was faster than on the way out.',
    ({ stop, first, speed }, { points }) => {
      const furthest = Math.max(...points.map(({ value }) => value));
      const minutes = points.flatMap(({ label, value }) => (value === furthest ? [Number(label)] : []));
      const [arrival, departure, end] = [Math.min(...minutes), Math.max(...minutes), Number(points.at(-1)?.label)];
      return [
        departure - arrival === stop,
        (valueNamed(points, String(first)) * 60) / first === speed,
        end - departure < arrival,
      ];
    },
    { figure: 'line-graph' },
  ),
  'maths-statements-fraction-half': statementSolver(
    'Which of these statements about <top>/<bottom> are true?\n1. It is less than 1/2.\n2. It is greater than 1/3.\n3. It is equal to <percent>%.',
    ({ top, bottom, percent }) => [2 * top < bottom, 3 * top > bottom, 100 * top === percent * bottom],
  ),
};
