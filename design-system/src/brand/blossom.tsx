import { color } from '../tokens';
import { at, away, dot, type Point } from './geometry';
import { randomFrom } from './random';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const GRAINS = 40;

export interface BlossomProps {
  /** The middle. */
  centre: Point;
  /** From the middle to the tips of the stamens. */
  radius: number;
  /** How many long stamens stand around it, with as many short ones. */
  stamens?: number;
  /** Which of all blossoms it is. */
  seed: number;
}

/** A fluffy round blossom: stamens with a grain of pollen each, and a head whose grains spiral as in nature. */
export function Blossom({ centre, radius, stamens = 40, seed }: BlossomProps) {
  const random = randomFrom(seed);
  const width = (share: number) => Math.round(radius * share * 100) / 100;
  const ring = (least: number, most: number) =>
    Array.from({ length: stamens }, (_, index) =>
      away(centre, ((index + random() * 0.8) / stamens) * 2 * Math.PI, radius * (least + random() * (most - least))),
    );
  const rays = (tips: Point[]) => tips.map((tip) => `M${at(centre)}L${at(tip)}`).join('');
  const dots = (points: Point[]) => points.map(dot).join('');

  const [long, short] = [ring(0.86, 1), ring(0.72, 0.84)];
  const grains = Array.from({ length: GRAINS }, (_, index) =>
    away(centre, index * GOLDEN_ANGLE + seed, radius * 0.66 * Math.sqrt((index + 0.5) / GRAINS)),
  );
  const isLit = ({ x, y }: Point) => x - centre.x + (y - centre.y) * 1.4 < -radius * 0.1;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={rays(long)} stroke={color.blossomDeep} strokeWidth={width(0.04)} />
      <path d={dots(long)} stroke={color.blossomDeep} strokeWidth={width(0.12)} />
      <path d={rays(short)} stroke={color.blossom} strokeWidth={width(0.07)} />
      <path d={dots(short)} stroke={color.blossom} strokeWidth={width(0.14)} />
      <circle cx={centre.x} cy={centre.y} r={width(0.7)} fill={color.blossom} />
      <path d={dots(grains.filter((grain) => !isLit(grain)))} stroke={color.blossomDeep} strokeWidth={width(0.07)} />
      <path d={dots(grains.filter(isLit))} stroke={color.blossomPale} strokeWidth={width(0.13)} />
    </g>
  );
}
