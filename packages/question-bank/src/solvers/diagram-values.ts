import type { Diagram } from '../figures/diagram-schema';
import { range, total } from '../lists';
import { found } from './figure-values';

type Point = [x: number, y: number];

const pointOf = ({ points }: Diagram, name: string): Point => found(points[name], `point ${name}`);

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** A wrong figure throws, so that no answer is computed from it. */
export function requireFigure(isSound: boolean, what: string): void {
  if (!isSound) throw new Error(`The figure does not show ${what}.`);
}

export const areaOf = (corners: Point[]) =>
  Math.abs(
    total(
      corners.map(([x, y], at) => {
        const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
        return x * nextY - nextX * y;
      }),
    ),
  ) / 2;

/** The area of each part, of one colour or of all. */
export const areaSizes = (diagram: Diagram, fill?: string) =>
  diagram.areas
    .filter((area) => fill === undefined || area.fill === fill)
    .map(({ corners }) => areaOf(corners.map((name) => pointOf(diagram, name))));

/** Corners of the n-th part. */
export const cornersOf = (diagram: Diagram, at: number) =>
  diagram.areas[at]?.corners.map((name) => pointOf(diagram, name)) ?? [];

/** Whether the corners are those of a rectangle with level sides. */
export const isRectangle = (corners: Point[]) => {
  const sides = ([0, 1] as const).map((axis) => {
    const places = corners.map((corner) => corner[axis]);
    return Math.max(...places) - Math.min(...places);
  });
  return corners.length === 4 && isSame(areaOf(corners), (sides[0] ?? 0) * (sides[1] ?? 0));
};

/** Places in the data have four decimals. */
const REGULAR_TOLERANCE = 1e-3;

/** Whether all sides of a shape are equal, and all its angles. */
export const isRegular = (corners: Point[]) =>
  [1, 2].every((step) => {
    const lengths = corners.map(([x, y], at) => {
      const [otherX, otherY] = corners[(at + step) % corners.length] ?? [x, y];
      return Math.hypot(otherX - x, otherY - y);
    });
    return Math.max(...lengths) - Math.min(...lengths) < REGULAR_TOLERANCE;
  });

/** The middles of the sides of a shape. */
export const middlesOf = (corners: Point[]): Point[] =>
  corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });

/** Whether all sizes are one of these. */
export const areAllOf = (sizes: number[], expected: number[]) =>
  sizes.every((size) => expected.some((each) => isSame(size, each)));

/** Lengths of the lines as they are drawn. */
export const measuredLengths = (diagram: Diagram) =>
  diagram.lines.map(({ from, to }) => {
    const [[x1, y1], [x2, y2]] = [pointOf(diagram, from), pointOf(diagram, to)];
    return Math.hypot(x2 - x1, y2 - y1);
  });

/** How many lines each part has whose lines touch each other, from the smallest part. */
export const lineGroups = ({ lines }: Diagram) => {
  const groups = lines.reduce<{ points: Set<string>; size: number }[]>((before, { from, to }) => {
    const touching = before.filter(({ points }) => points.has(from) || points.has(to));
    const points = new Set([from, to, ...touching.flatMap((group) => [...group.points])]);
    const size = 1 + total(touching.map((group) => group.size));
    return [...before.filter((group) => !touching.includes(group)), { points, size }];
  }, []);
  return groups.map(({ size }) => size).sort((one, other) => one - other);
};

/** How many dots each group has; a group is a rectangle of dots that are one step apart. */
export const dotGroups = (diagram: Diagram) => {
  const places = (diagram.dots ?? []).map((name) => pointOf(diagram, name)).sort(([one], [other]) => one - other);
  const starts = places.flatMap(([x], at) => (at === 0 || x - (places[at - 1]?.[0] ?? x) > 1 ? [at] : []));
  return starts.map((start, at) => {
    const group = places.slice(start, starts[at + 1]);
    const [columns, rows] = ([0, 1] as const).map((axis) => new Set(group.map((place) => place[axis])));
    const [left = 0, low = 0] = ([0, 1] as const).map((axis) => Math.min(...group.map((place) => place[axis])));
    const grid = range(0, (columns?.size ?? 0) - 1).flatMap((x) =>
      range(0, (rows?.size ?? 0) - 1).map((y) => String([left + x, low + y])),
    );
    requireFigure(String(grid.sort()) === String(group.map(String).sort()), 'rectangles of dots');
    return group.length;
  });
};

/** How many straight lines go from top to bottom of a grid, and how many from side to side. */
export const gridLines = (diagram: Diagram) => {
  const ends = diagram.lines.map(({ from, to }) => [pointOf(diagram, from), pointOf(diagram, to)] as const);
  const [xs, ys] = ([0, 1] as const).map((axis) => ends.flat().map((place) => place[axis]));
  const spans = (places: number[] = [], one: number, other: number) =>
    Math.min(one, other) === Math.min(...places) && Math.max(one, other) === Math.max(...places);
  const upright = ends.filter(([[x1, y1], [x2, y2]]) => x1 === x2 && spans(ys, y1, y2));
  const level = ends.filter(([[x1, y1], [x2, y2]]) => y1 === y2 && spans(xs, x1, x2));
  requireFigure(upright.length + level.length === ends.length, 'lines from side to side');
  return { upright: upright.length, level: level.length };
};

/** The next numbers of a list whose steps are equal, or grow by the same amount each time. */
export const continued = (numbers: number[], length: number): number[] =>
  range(numbers.length, length - 1).reduce((list) => {
    const [one = 0, two = 0, three = 0] = list.slice(-3);
    return [...list, 3 * three - 3 * two + one];
  }, numbers);

/** The texts of the lines, row by row from the lowest, each row from left to right. */
export const textRows = (diagram: Diagram): string[][] => {
  const texts = diagram.lines.map(({ from, length }) => ({ at: pointOf(diagram, from), text: length ?? '' }));
  const heights = [...new Set(texts.map(({ at: [, y] }) => y))].sort((one, other) => one - other);
  return heights.map((height) =>
    texts
      .filter(({ at: [, y] }) => y === height)
      .sort(({ at: [one] }, { at: [other] }) => one - other)
      .map(({ text }) => text),
  );
};
