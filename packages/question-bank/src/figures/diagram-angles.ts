import { COLOURS, label, type Point, path, polygon, round } from './svg';
import { textWidth } from './text';

export const LABEL = 19;

/** How far a label reaches from its middle in a direction. */
export const extent = (text: string, [x, y]: Point) =>
  (textWidth(text, { size: LABEL, isBold: false }) / 2) * Math.abs(x) + LABEL * 0.38 * Math.abs(y);

/** The mark of an angle smaller than 180°, and its size: a square corner for `90°`, else an arc. */
export function angleParts(at: Point, one: Point, other: Point, size: string): string[] {
  const [first, second] = [unit(at, one), unit(at, other)];
  const bisector = unit([0, 0], [first[0] + second[0], first[1] + second[1]]);
  const cosine = first[0] * second[0] + first[1] * second[1];
  if (size === '90°') {
    const corner = (forward: number, sideways: number): Point => [
      at[0] + first[0] * forward + second[0] * sideways,
      at[1] + first[1] * forward + second[1] * sideways,
    ];
    return [polygon([at, corner(18, 0), corner(18, 18), corner(0, 18)], COLOURS.sand)];
  }
  const isNarrow = cosine > 0.75;
  const radius = isNarrow ? 44 : 30;
  const isClockwise = first[0] * second[1] - first[1] * second[0] > 0 ? 1 : 0;
  const [start, end] = [first, second].map(([x, y]) => `${round(at[0] + x * radius)} ${round(at[1] + y * radius)}`);
  const sine = Math.sqrt((1 - cosine) / 2);
  const beside = Math.max(...[first, second].map(([x, y]) => extent(size, [-y, x]) + 4)) / sine;
  const distance = Math.max(radius + 5 + extent(size, bisector), Math.min(beside, 110));
  return [
    path(
      `M${round(at[0])} ${round(at[1])}L${start}A${radius} ${radius} 0 0 ${isClockwise} ${end}Z`,
      COLOURS.amber,
      1.5,
    ),
    label([at[0] + bisector[0] * distance, at[1] + bisector[1] * distance], size, { size: LABEL }),
  ];
}

function unit([x0, y0]: Point, [x, y]: Point): Point {
  const size = Math.hypot(x - x0, y - y0) || 1;
  return [(x - x0) / size, (y - y0) / size];
}
