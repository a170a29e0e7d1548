import type { Diagram } from '../figures/diagram';
import { found } from './figure-values';
import { range, total } from './search';

type Point = [x: number, y: number];

const pointOf = ({ points }: Diagram, name: string): Point => found(points[name], `point ${name}`);

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

/** Lengths of the lines as they are drawn. */
export const drawnLengths = (diagram: Diagram) =>
  diagram.lines.map(({ from, to }) => {
    const [[x1, y1], [x2, y2]] = [pointOf(diagram, from), pointOf(diagram, to)];
    return Math.hypot(x2 - x1, y2 - y1);
  });

/** How many lines each part has whose lines touch each other, from the smallest part. */
export const lineGroups = ({ lines }: Diagram) => {
  const groups = lines.reduce<{ points: Set<string>; size: number }[]>((found, { from, to }) => {
    const touching = found.filter(({ points }) => points.has(from) || points.has(to));
    const points = new Set([from, to, ...touching.flatMap((group) => [...group.points])]);
    const size = 1 + total(touching.map((group) => group.size));
    return [...found.filter((group) => !touching.includes(group)), { points, size }];
  }, []);
  return groups.map(({ size }) => size).sort((one, other) => one - other);
};

/** How many dots stand together: dots further apart than one step belong to different groups. */
export const dotGroups = (diagram: Diagram) => {
  const places = (diagram.dots ?? []).map((name) => pointOf(diagram, name)[0]).sort((one, other) => one - other);
  const starts = places.flatMap((x, at) => (at === 0 || x - (places[at - 1] ?? x) > 1 ? [at] : []));
  return starts.map((start, at) => (starts[at + 1] ?? places.length) - start);
};

/** How many straight lines of a grid stand upright and how many lie level. */
export const gridLines = (diagram: Diagram) => {
  const ends = diagram.lines.map(({ from, to }) => [pointOf(diagram, from), pointOf(diagram, to)] as const);
  return {
    upright: new Set(ends.flatMap(([[x1], [x2]]) => (x1 === x2 ? [x1] : []))).size,
    level: new Set(ends.flatMap(([[, y1], [, y2]]) => (y1 === y2 ? [y1] : []))).size,
  };
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
