import type { Diagram } from './diagram-schema';

type Points = Diagram['points'];

const placeOf = (points: Points, name: string) => points[name] ?? [Number.NaN, Number.NaN];

function offset(points: Points, from: string, to: string) {
  const [[x1, y1], [x2, y2]] = [placeOf(points, from), placeOf(points, to)];
  return [x2 - x1, y2 - y1] as const;
}

/** How long a line is drawn. */
export const drawnLength = (points: Points, { from, to }: { from: string; to: string }) =>
  Math.hypot(...offset(points, from, to));

/** The degrees between two lines from a point, as they are drawn. */
export function drawnAngle(points: Points, at: string, [one, other]: readonly [string, string]): number {
  const [[x1, y1], [x2, y2]] = [offset(points, at, one), offset(points, at, other)];
  return (Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) * 180) / Math.PI;
}
