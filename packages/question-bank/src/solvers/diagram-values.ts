import type { Diagram } from '../figures/diagram-schema';
import { drawnAngle, drawnLength } from '../figures/diagram-schema';
import { total } from '../lists';
import { found } from './figure-values';
import { spread } from './statistics';

type Point = [x: number, y: number];
type Shape = Point[];

/** A wrong figure throws, so that no answer is computed from it. */
export function requireFigure(isSound: boolean, what: string): void {
  if (!isSound) throw new Error(`The figure does not show ${what}.`);
}

export const pointOf = ({ points }: Diagram, name: string): Point => found(points[name], `point ${name}`);

/** The corners of each part, of one colour or of all. */
export const shapesOf = (diagram: Diagram, fill?: string): Shape[] =>
  diagram.areas
    .filter((area) => fill === undefined || area.fill === fill)
    .map(({ corners }) => corners.map((name) => pointOf(diagram, name)));

/** Each corner of a shape with another one, so many steps further around it. */
const withNext = (shape: Shape, step = 1) =>
  shape.map((corner, at) => [corner, shape[(at + step) % shape.length] ?? corner] as const);

export const areaOf = (shape: Shape) =>
  Math.abs(total(withNext(shape).map(([[x, y], [nextX, nextY]]) => x * nextY - nextX * y))) / 2;

/** The area of all parts of a colour together. */
export const areaOfColour = (diagram: Diagram, fill: string) =>
  Number(total(shapesOf(diagram, fill).map(areaOf)).toFixed(3));

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** Whether all sizes are one of these. */
export const areAllOf = (sizes: readonly number[], expected: readonly number[]) =>
  sizes.every((size) => expected.some((each) => isSame(size, each)));

/** How far a shape reaches along an axis. */
export const extentOf = (shape: Shape, axis: 0 | 1) => spread(shape.map((corner) => corner[axis]));

/** Whether the corners are those of a rectangle with level sides. */
export const isRectangle = (shape: Shape) =>
  shape.length === 4 && isSame(areaOf(shape), extentOf(shape, 0) * extentOf(shape, 1));

/** Places in the data have four decimals. */
const REGULAR_TOLERANCE = 1e-3;

/** Whether all sides of a shape are equal, and all its angles. */
export const isRegular = (shape: Shape) =>
  [1, 2].every((step) => {
    const lengths = withNext(shape, step).map(([[x, y], [nextX, nextY]]) => Math.hypot(nextX - x, nextY - y));
    return Math.max(...lengths) - Math.min(...lengths) < REGULAR_TOLERANCE;
  });

/** The middles of the sides of a shape. */
export const middlesOf = (shape: Shape) =>
  withNext(shape).map(([[x, y], [nextX, nextY]]): Point => [(x + nextX) / 2, (y + nextY) / 2]);

/** Lengths of the lines as they are drawn. */
export const drawnLengths = ({ points, lines }: Diagram) => lines.map((line) => drawnLength(points, line));

/** Degrees between two lines of a diagram, as it is drawn. */
export const measuredAngle = ({ points }: Diagram, at: string, between: [string, string]) =>
  Number(drawnAngle(points, at, between).toFixed(1));

/** Degrees that the diagram shows at a point. */
export function angleAt({ angles }: Diagram, at: string): number {
  const angle = angles.find((each) => each.at === at && /^\d/.test(each.size));
  return Number.parseFloat(found(angle, `angle at ${at}`).size);
}

/** The length that the diagram shows between two points. */
export function lengthOf({ lines }: Diagram, from: string, to: string): number {
  const line = lines.find((each) => each.from === from && each.to === to);
  return Number.parseFloat(found(line?.length, `length of ${from}${to}`));
}
