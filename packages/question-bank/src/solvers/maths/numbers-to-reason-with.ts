import Fraction from 'fraction.js';
import { choices, only, pairsOf, range, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { factors, gcd, isPrime, numbersOf } from '../statistics';
import { at, clockWithHalfDay, minutesOf } from '../times';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const AUSTRALIAN_COINS = [5, 10, 20, 50, 100, 200];

const twoDigits = (number: number) => String(number).padStart(2, '0');
const isPalindrome = (text: string) => text === [...text].reverse().join('');
const digitsOf = (text: string) => [...text.replace(/\D/g, '')].map(Number);

/** Every choice of three different items, in their order. */
const threesOf = <T>(items: readonly T[]) =>
  items.flatMap((one, at) => pairsOf(items.slice(at + 1)).map((others): [T, T, T] => [one, ...others]));

export const reasoningSolvers: Record<string, Solver> = {
  'maths-rounds-to-four-point-seven': optionSolver(
    'A number has two decimal places. Rounded to one decimal place, it is <rounded>. Its three digits add up to <sum>.\nWhich number is it?',
    ({ rounded, sum }) => {
      const hundredths = range(100, 999).filter(
        (number) => Math.floor((number + 5) / 10) === Math.round(10 * rounded) && total(digitsOf(`${number}`)) === sum,
      );
      return (option) => Math.round(100 * Number(option)) === only(hundredths);
    },
  ),
  'maths-palindromes-on-a-clock': valueSolver(
    'A digital clock shows every minute of the day with four digits, from 00:00 to 23:59. At {example}, for example, the four digits read the same forwards and backwards.\nHow many times a day does this happen?',
    ({ example }) => {
      const shown = choices(range(0, 23), range(0, 59))
        .map((parts) => parts.map(twoDigits).join(''))
        .filter(isPalindrome);
      return shown.includes(example.replace(':', '')) ? shown.length : 'none';
    },
  ),
  'maths-thirty-percent-of-one-number': valueSolver(
    '<one>% of one number is as much as <other>% of another number. The other number is <number>.\nWhat is the first number?',
    ({ one, other, number }) => (other * number) / one,
  ),
  'maths-ribbon-three-fifths': valueSolver(
    'A ribbon is cut into two pieces. The short piece is <short>/<long> as long as the long piece, and it is <shorter> cm shorter.\nHow long was the whole ribbon?',
    ({ short, long, shorter }) => (shorter / (long - short)) * (long + short),
    { unit: 'cm' },
  ),
  'maths-every-two-share-a-factor': valueSolver(
    'Three different whole numbers are written on cards. Every two of them can be divided by the same number greater than 1, but no number greater than 1 divides all three.\nWhat is the smallest sum that the three numbers can have?',
    () =>
      Math.min(
        ...threesOf(range(1, 40))
          .filter(([a, b, c]) => gcd(a, b) > 1 && gcd(b, c) > 1 && gcd(a, c) > 1 && gcd(gcd(a, b), c) === 1)
          .map(total),
      ),
  ),
  'maths-red-and-blue-two-fifths': valueSolver(
    'A bag holds only red and blue counters. There are <more> more blue counters than red ones. The chance of taking a red counter is <part>/<whole>.\nHow many counters are in the bag?',
    ({ more, part, whole }) => (more * whole) / (whole - 2 * part),
  ),
  'maths-white-part-of-a-spinner': valueSolver(
    'A spinner has four colours. The chance of blue is 1/<blue>, and the chance of yellow is 1/<yellow>. The chance of green is as great as those of blue and yellow together. The rest is white.\nWhat is the chance of white?',
    ({ blue, yellow }) => new Fraction(1).sub(new Fraction(1, blue).add(new Fraction(1, yellow)).mul(2)),
  ),
  'maths-cubes-in-a-carton': valueSolver(
    'A carton is <a> cm long, <b> cm wide and <c> cm high inside. It is filled with cubes that have edges of <edge> cm, and the lid can be closed.\nWhat is the greatest number of cubes that fit in?',
    ({ a, b, c, edge }) => Math.floor(a / edge) * Math.floor(b / edge) * Math.floor(c / edge),
  ),
  'maths-two-litres-in-a-tray': valueSolver(
    'A baking tray with straight sides is <length> cm long and <width> cm wide inside. <litres> litres of water are poured into it. One litre is <litre> cm³.\nHow deep is the water?',
    ({ length, width, litres, litre }) => (litres * litre) / (length * width),
    { unit: 'cm' },
  ),
  'maths-carpet-on-the-stairs': valueSolver(
    'A staircase has <steps> steps. Each step is <high> cm high, and each is <deep> cm deep, the top one too. A carpet covers the front and the top of every step.\nHow long is the carpet?',
    ({ steps, high, deep }) => (steps * (high + deep)) / 100,
    { unit: 'm' },
  ),
  'maths-three-of-six-coins': valueSolver(
    'Priya has one each of the six Australian coins: 5 cents, 10 cents, 20 cents, 50 cents, $1 and $2. She takes any three of them.\nHow many different amounts of money can she take?',
    () => new Set(threesOf(AUSTRALIAN_COINS).map(total)).size,
  ),
  'maths-four-darts-at-three-rings': optionSolver(
    'A target has three rings, worth <rings*> points. Bao throws four darts, and every dart hits one of the rings.\nWhich of these totals is possible?',
    ({ rings }) => {
      const totals = new Set(choices(rings, rings, rings, rings).map(total));
      return (option) => totals.has(Number(option));
    },
  ),
  'maths-beetle-on-a-grid': valueSolver(
    'A beetle starts at (0, 0) on a grid. It walks 1 unit to the right, then 2 units up, 3 to the left, 4 down, 5 to the right and so on. Each stretch is 1 unit longer than the one before.\nWhere is it after <stretches> stretches?',
    ({ stretches }) => {
      const along = (first: number) =>
        total(
          range(1, stretches).map((step) => (step % 4 === first ? step : step % 4 === (first + 2) % 4 ? -step : 0)),
        );
      return `(${along(1)}, ${along(2)})`;
    },
  ),
  'maths-month-with-five-sundays': optionSolver(
    'A month has five {one}s, five {other}s and five {third}s.\nWhich day of the week is the <day>th of this month?',
    ({ one, other, third, day }) => {
      const dayOf = (start: number, date: number) => DAYS[(start + date - 1) % 7] ?? '';
      const starts = choices(range(0, 6), range(28, 31)).flatMap(([start = 0, days = 0]) => {
        const names = range(1, days).map((date) => dayOf(start, date));
        const isFit = [one, other, third].every((name) => names.filter((each) => each === name).length === 5);
        return isFit ? [start] : [];
      });
      return (option) => option === dayOf(only(starts), day);
    },
  ),
  'maths-one-factor-changed': valueSolver(
    'The product <a> × <b> × <c> × <d> is worked out. Then the <a> is changed to <changed>, and the product is worked out again.\nBy how much is the new product greater?',
    ({ a, b, c, d, changed }) => (changed - a) * b * c * d,
  ),
  'maths-half-of-the-lollies-red': valueSolver(
    'There are <all> lollies in a jar, and <percent>% of them are red. Then some red lollies are added until exactly half of all the lollies are red.\nHow many red lollies are added?',
    ({ all, percent }) => {
      const red = (all * percent) / 100;
      return only(range(1, all).filter((added) => 2 * (red + added) === all + added));
    },
  ),
  'maths-four-times-the-other-decimal': valueSolver(
    'Two decimal numbers add up to <sum>. One of them is <times> times the other.\nWhat is the difference between the two numbers?',
    ({ sum, times }) => Number(((sum / (times + 1)) * (times - 1)).toFixed(6)),
  ),
  'maths-paper-by-the-tonne': valueSolver(
    'A school collects <tonnes> tonnes of old paper. For each kilogram it gets <cents> cents.\nHow much money does it get?',
    ({ tonnes, cents }) => (tonnes * 1000 * cents) / 100,
    { unit: '$' },
  ),
  'maths-burnt-part-of-a-reserve': valueSolver(
    'A nature reserve is a rectangle that is <length> km long and <width> km wide. A fire has burnt <percent>% of it. One hectare is <hectare> m².\nHow many hectares have burnt?',
    ({ length, width, percent, hectare }) => (((length * width * 1_000_000) / hectare) * percent) / 100,
  ),
  'maths-minute-hand-reflex-turn': valueSolver(
    'It is {time}. The minute hand of a clock turns on through a reflex angle of <angle>°.\nWhat time is it then?',
    ({ time, angle }) => clockWithHalfDay(minutesOf(time) + (at(1) * angle) / 360),
  ),
  'maths-prime-with-two-remainders': valueSolver(
    'A prime number is greater than <from> and less than <to>. When it is divided by <first>, the remainder is <one>. When it is divided by <second>, the remainder is <other>.\nWhich number is it?',
    ({ from, to, first, one, second, other }) =>
      only(
        range(from + 1, to - 1).filter(
          (number) => isPrime(number) && number % first === one && number % second === other,
        ),
      ),
  ),
  'maths-decimal-with-remainder-shared': valueSolver(
    'A rope of <rope> m is cut into pieces of <piece> m, as many as possible. The remainder is cut into <parts> equal pieces.\nHow long is each of these <parts> pieces, as a decimal number of metres?',
    ({ rope, piece, parts }) => (rope % piece) / parts,
    { unit: 'm' },
  ),
  'maths-random-factor-of-twenty-four': valueSolver(
    'One of the factors of <number> is chosen at random, so that all of them are equally likely.\nWhat is the chance that it is a prime number?',
    ({ number }) => new Fraction(factors(number).filter(isPrime).length, factors(number).length),
  ),
  'maths-prism-and-pyramid-same-base': valueSolver(
    'A prism and a pyramid stand side by side. Both have a base of the same shape. Together they have <edges> edges.\nHow many faces do they have together?',
    ({ edges }) => 2 * (edges / 5) + 3,
  ),
  'maths-parallel-and-perpendicular-edges': valueSolver(
    'Choose one edge of a cube. Some of the other edges are parallel to it, and some meet it at a right angle.\nHow many of the other edges are neither parallel to it nor meet it?',
    () => {
      const vertices = choices([0, 1], [0, 1], [0, 1]);
      const differing = ([one, other]: [number[], number[]]) =>
        one.flatMap((place, axis) => (place === other[axis] ? [] : axis));
      const edges = pairsOf(vertices).filter((edge) => differing(edge).length === 1);
      const directionOf = (edge: [number[], number[]]) => differing(edge)[0];
      const chosen = edges[0] as [number[], number[]];
      return edges
        .slice(1)
        .filter((edge) => directionOf(edge) !== directionOf(chosen) && !edge.some((end) => chosen.includes(end)))
        .length;
    },
  ),
  'maths-pyramid-parallel-cut': valueSolver(
    'A pyramid has a base with <sides> sides. It is cut in two by a flat cut that is parallel to its base, and the top piece is a smaller pyramid.\nHow many more edges does the bottom piece have than the top piece?',
    ({ sides }) => 3 * sides - 2 * sides,
  ),
  'maths-parallelograms-of-parallel-lines': valueSolver(
    '<first> lines are parallel to each other, and <second> other lines are parallel to each other too. Each line of the first group crosses each line of the second.\nHow many parallelograms do these seven lines make?',
    ({ first, second }) => ((first * (first - 1)) / 2) * ((second * (second - 1)) / 2),
  ),
  'maths-row-of-trapezium-tables': valueSolver(
    'A table in the shape of a trapezium has room for <long> children at its longest side and for <short> child at each of its three other sides. <tables> of these tables are put in a row, so that they touch along the slanted sides and no child can sit there.\nHow many children can sit at the tables?',
    ({ long, short, tables }) => tables * (long + short) + 2 * short,
  ),
  'maths-rings-around-a-hexagon': valueSolver(
    'A mosaic starts with one tile in the shape of a hexagon. Around it lies a first ring of <first> such tiles. Each further ring has <first> tiles more than the ring before it. The mosaic has <rings> rings.\nHow many tiles does it have?',
    ({ first, rings }) => 1 + total(range(1, rings).map((ring) => ring * first)),
  ),
  'maths-house-of-square-and-triangle': valueSolver(
    'A square and an equilateral triangle are joined along a whole side. They make a pentagon, like the front of a house.\nHow large is each of the two obtuse angles of the pentagon?',
    () => 360 / 4 + 180 / 3,
    { unit: '°' },
  ),
  'maths-parallelogram-cut-in-two': valueSolver(
    'A straight cut divides a parallelogram into two parts. One is an equilateral triangle. Its perimeter is <triangle> cm. The other is a trapezium. Its perimeter is <trapezium> cm.\nWhat is the perimeter of the parallelogram?',
    ({ triangle, trapezium }) => triangle + trapezium - (2 * triangle) / 3,
    { unit: 'cm' },
  ),
  'maths-perpendicular-at-a-point': optionSolver(
    'A line on a grid goes from (<a>, <b>) to (<c>, <d>). A second line starts at (<c>, <d>). It is as long as the first, and perpendicular to it.\nWhich of these points can be its other end?',
    ({ a, b, c, d }) =>
      (option) => {
        const [x = 0, y = 0] = numbersOf(option);
        const isPerpendicular = (c - a) * (x - c) + (d - b) * (y - d) === 0;
        return isPerpendicular && Math.hypot(x - c, y - d) === Math.hypot(c - a, d - b);
      },
  ),
  'maths-squares-on-sixteen-dots': valueSolver(
    'Sixteen dots are in a square grid, in <rows> rows of <rows>. Squares are drawn that have dots as their vertices.\nHow many such squares are there, tilted ones too?',
    ({ rows }) => {
      const places = range(1, rows);
      const isOnGrid = (...numbers: number[]) => numbers.every((place) => place >= 1 && place <= rows);
      // Each square once: from the corner whose next side goes to the right and up, but not straight up.
      return choices(places, places, range(1, rows - 1), range(0, rows - 1)).filter(
        ([x = 0, y = 0, right = 0, up = 0]) =>
          isOnGrid(x + right, y + up, x + right - up, y + up + right, x - up, y + right),
      ).length;
    },
  ),
};
