import type { Figure } from '../figures/figure';
import { placeOf } from './figure-values';

type MapFigure = Extract<Figure, { kind: 'map' }>;

/** What the side of a square stands for, in the unit of the scale bar. */
export const metresOfSquare = ({ scaleBar }: MapFigure) => scaleBar.distance / scaleBar.squares;

/** Sides of squares along the tracks from one place to another; tracks follow the lines of the grid. */
export function shortestWay(map: MapFigure, from: string, to: string): number {
  const neighbours = new Map<string, Set<string>>();
  for (const track of map.tracks.map(steps)) {
    for (const [at, point] of track.entries()) {
      const before = track[at - 1];
      if (before === undefined) continue;
      neighbours.set(point, (neighbours.get(point) ?? new Set()).add(before));
      neighbours.set(before, (neighbours.get(before) ?? new Set()).add(point));
    }
  }
  const target = String(placeOf(map.places, to));
  let reached = new Set([String(placeOf(map.places, from))]);
  for (let length = 0; length < 200; length += 1) {
    if (reached.has(target)) return length;
    reached = new Set([...reached].flatMap((point) => [point, ...(neighbours.get(point) ?? [])]));
  }
  throw new Error(`No track leads from ${from} to ${to}.`);
}

/** Every point of the grid along a track. */
function steps(track: [number, number][]): string[] {
  const [start, ...turns] = track;
  if (!start) return [];
  let [x, y] = start;
  const points = [String([x, y])];
  for (const [nextX, nextY] of turns) {
    while (x !== nextX || y !== nextY) {
      x += Math.sign(nextX - x);
      y += Math.sign(nextY - y);
      points.push(String([x, y]));
    }
  }
  return points;
}
