import type { Diagram } from '../../figures/diagram-schema';
import { only, range, total } from '../../lists';
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

export const figurePatternSolvers: Record<string, Solver> = {
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
