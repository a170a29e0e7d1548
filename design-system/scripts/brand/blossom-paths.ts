import type { BlossomDrawing } from '../../src/brand/drawing';
import { away, dot, type Point, randomFrom } from './geometry';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const GRAINS = 40;
const STAMENS = 40;
const RADIUS = 100;
const CENTRE = { x: 0, y: 0 };

/** A fluffy round blossom: stamens with a grain of pollen each, and a head whose grains spiral as in nature. */
export function blossomPaths(seed: number): BlossomDrawing {
  const random = randomFrom(seed);
  const ring = (least: number, most: number) =>
    Array.from({ length: STAMENS }, (_, index) =>
      away(CENTRE, ((index + random() * 0.8) / STAMENS) * 2 * Math.PI, RADIUS * (least + random() * (most - least))),
    );
  const dots = (points: Point[]) => points.map((point) => dot(point, 0)).join('');

  const [long, short] = [ring(0.86, 1), ring(0.72, 0.84)];
  const grains = Array.from({ length: GRAINS }, (_, index) =>
    away(CENTRE, index * GOLDEN_ANGLE + seed, RADIUS * 0.66 * Math.sqrt((index + 0.5) / GRAINS)),
  );
  const isLit = ({ x, y }: Point) => x + y * 1.4 < -RADIUS * 0.1;
  return {
    longTips: dots(long),
    shortTips: dots(short),
    grains: dots(grains.filter((grain) => !isLit(grain))),
    litGrains: dots(grains.filter(isLit)),
  };
}
