import type { Diagram } from '../../figures/diagram-schema';
import { choices, only, range, total } from '../../lists';
import {
  areAllOf,
  areaOf,
  drawnLengths,
  extentOf,
  isRectangle,
  pointOf,
  requireFigure,
  shapesOf,
} from '../diagram-values';
import { type Solver, valueSolver } from '../solver';
import { numberAt } from '../statistics';

/** How many lines each part has whose lines touch each other, from the smallest part. */
function lineGroups({ lines }: Diagram): number[] {
  const groups = lines.reduce<{ points: string[]; size: number }[]>((before, { from, to }) => {
    const touching = before.filter(({ points }) => points.includes(from) || points.includes(to));
    const points = [from, to, ...touching.flatMap((group) => group.points)];
    const size = 1 + total(touching.map((group) => group.size));
    return [...before.filter((group) => !touching.includes(group)), { points, size }];
  }, []);
  return groups.map(({ size }) => size).sort((one, other) => one - other);
}

/** How many dots each group has, from the left; a group is a rectangle of dots that are one step apart. */
function dotGroups(diagram: Diagram): number[] {
  const dots = (diagram.dots ?? []).map((name) => pointOf(diagram, name)).sort(([one], [other]) => one - other);
  const starts = dots.flatMap(([x], at) => (x - (dots[at - 1]?.[0] ?? Number.NEGATIVE_INFINITY) > 1 ? [at] : []));
  const groups = starts.map((start, at) => dots.slice(start, starts[at + 1]));
  for (const group of groups) {
    const [left, low] = group[0] ?? [0, 0];
    const isInSteps = group.every(([x, y]) => Number.isInteger(x - left) && Number.isInteger(y - low));
    const places = (extentOf(group, 0) + 1) * (extentOf(group, 1) + 1);
    const isFull = new Set(group.map(String)).size === places && group.length === places;
    requireFigure(isInSteps && isFull, 'rectangles of dots');
  }
  return groups.map(({ length }) => length);
}

/** The texts on the bricks of a wall, row by row from the lowest, each row from left to right. */
function bricksOf(diagram: Diagram): string[][] {
  const bricks = shapesOf(diagram);
  requireFigure(
    bricks.every(isRectangle) && areAllOf(bricks.map(areaOf), bricks.slice(0, 1).map(areaOf)),
    'equal bricks',
  );
  const texts = diagram.lines.map(({ from, length = '' }) => ({ at: pointOf(diagram, from), text: length }));
  const heights = [...new Set(texts.map(({ at: [, y] }) => y))].sort((one, other) => one - other);
  return heights.map((height) =>
    texts
      .filter(({ at: [, y] }) => y === height)
      .sort(({ at: [one] }, { at: [other] }) => one - other)
      .map(({ text }) => text),
  );
}

const rowAbove = (row: readonly number[]) => row.slice(1).map((brick, at) => brick + (row[at] ?? 0));
const topOf = (row: readonly number[]): number | undefined => (row.length > 1 ? topOf(rowAbove(row)) : row[0]);

export const patternSolvers: Record<string, Solver> = {
  'maths-leos-number': valueSolver(
    'Leo thinks of a number. He multiplies it by <times>, adds <plus> and then divides the result by <divisor>. He gets <result>.\nWhat was Leo’s number?',
    ({ times, plus, divisor, result }) =>
      only(range(0, 1000).filter((number) => number * times + plus === divisor * result)),
  ),
  'maths-beanies-and-scarves': valueSolver(
    'Two beanies and one scarf cost $<one>. One beanie and two scarves cost $<other>. All beanies have the same price, and so do all scarves.\nHow much do one beanie and one scarf cost together?',
    ({ one, other }) => {
      const prices = choices(range(1, one), range(1, other));
      return total(
        only(prices.filter(([beanie = 0, scarf = 0]) => 2 * beanie + scarf === one && beanie + 2 * scarf === other)),
      );
    },
    { unit: '$' },
  ),
  'maths-flag-string': valueSolver(
    'Flags on a string repeat in this order: <green> green, <yellow> yellow, <white> white. The string begins with the <green> green flags and has <length> flags.\nHow many of the flags are green?',
    ({ green, yellow, white, length }) =>
      range(0, length - 1).filter((flag) => flag % (green + yellow + white) < green).length,
  ),
  'maths-number-machine': valueSolver(
    'A number machine always uses the same rule: it multiplies by a number and then adds a number. It changes <a> into <x>, <b> into <y> and <c> into <z>.\nWhat does it change <n> into?',
    ({ a, b, c, x, y, z, n }) => {
      const times = (y - x) / (b - a);
      return only([x + (n - a) * times].filter(() => z === x + (c - a) * times));
    },
  ),
  'maths-rows-of-seats': valueSolver(
    'The first row of a theatre has <first> seats. Each further row has <more> seats more than the row in front of it. There are <rows> rows.\nHow many seats are there altogether?',
    ({ first, more, rows }) => total(range(0, rows - 1).map((row) => first + more * row)),
  ),
  'maths-boxes-on-a-balance': valueSolver(
    'A balance is level. On one side there are <a> equal boxes and a mass of <x> kg, and on the other side <b> of these boxes and a mass of <y> kg.\nWhat is the mass of one box?',
    ({ a, b, x, y }) => (y - x) / (a - b),
    { unit: 'kg' },
  ),
  'maths-sum-of-two-before': valueSolver(
    'In a list of numbers, each number from the third on is the sum of the two numbers just before it. The first number is <first> and the fifth number is <fifth>.\nWhat is the second number?',
    ({ first, fifth }) => {
      const list = (second: number) =>
        range(3, 5).reduce((numbers) => [...numbers, total(numbers.slice(-2))], [first, second]);
      return only(range(0, fifth).filter((second) => list(second)[4] === fifth));
    },
  ),
  'maths-star-sign': valueSolver(
    'In a puzzle, a ★ b means <times> × a − b. For example, <c> ★ <d> = <times> × <c> − <d> = <e>.\nWhat is <x> ★ (<y> ★ <z>)?',
    ({ times, c, d, e, x, y, z }) => (times * c - d === e ? times * x - (times * y - z) : 'none'),
  ),
  'maths-sum-of-a-row': valueSolver(
    'Whole numbers are written in rows: 1 in row 1, then 2 and 3 in row 2, then 4, 5 and 6 in row 3, and so on. Each row has one number more than the row before.\nWhat is the sum of the numbers in row <row>?',
    ({ row }) => total(range((row * (row - 1)) / 2 + 1, (row * (row + 1)) / 2)),
  ),
  'maths-stick-houses': valueSolver(
    'A row of houses is made of sticks, and houses next to each other share a wall. The picture shows rows of <rows*> houses.\nHow many sticks are needed for a row of <houses> houses?',
    ({ rows, houses }, diagram) => {
      const groups = lineGroups(diagram);
      const lengths = drawnLengths(diagram);
      const house = new Set(lengths.slice(0, groups[0]).map((length) => length.toFixed(6)));
      requireFigure(house.size === 3, 'walls and two sides of a roof of one length each');
      requireFigure(areAllOf(lengths, [...house].map(Number)), 'equal houses');
      requireFigure(String(rows) === String(range(1, groups.length)), 'rows of these lengths');
      return numberAt(groups, houses);
    },
    { figure: 'diagram' },
  ),
  'maths-number-wall': valueSolver(
    'In the number wall in the picture, the number on each brick is the sum of the numbers on the two bricks just below it.\nWhich number belongs on the brick with the star?',
    (_stem, diagram) => {
      const rows = bricksOf(diagram);
      const [top, bottom] = [Number(rows.at(-1)?.[0]), rows[0] ?? []];
      const withStar = (star: number) => bottom.map((text) => (text === '★' ? star : Number(text)));
      return only(range(0, top).filter((star) => topOf(withStar(star)) === top));
    },
    { figure: 'diagram' },
  ),
  'maths-growing-dot-pattern': valueSolver(
    'The picture shows pattern 1, pattern 2 and pattern 3, made of dots. The patterns go on in the same way.\nHow many dots are in pattern <pattern>?',
    ({ pattern }, diagram) => numberAt(dotGroups(diagram), pattern),
    { figure: 'diagram' },
  ),
};
