import type { ColorName } from '../themes';
import { color } from '../tokens';
import { at, away, type Point } from './geometry';

export interface LeafProps {
  /** Where it leaves the stem. */
  base: Point;
  /** Where it points, in radians. */
  angle: number;
  /** From base to tip. */
  length: number;
  /** How far it bends to one side, as a share of its length. */
  bend?: number;
  /** Its green. */
  tone?: Extract<ColorName, 'leaf' | 'leafDeep' | 'leafPale'>;
}

/** A lance-shaped leaf with a midrib. */
export function Leaf({ base, angle, length, bend = 0.1, tone = 'leaf' }: LeafProps) {
  const spot = (along: number, aside: number) =>
    at(away(away(base, angle, length * along), angle + Math.PI / 2, length * aside));
  const tip = spot(1, 0);
  const there = `C${spot(0.28, bend + 0.155)} ${spot(0.72, bend + 0.125)} ${tip}`;
  const back = `C${spot(0.72, bend - 0.125)} ${spot(0.28, bend - 0.155)} ${at(base)}`;
  return (
    <g>
      <path d={`M${at(base)}${there}${back}Z`} fill={color[tone]} />
      <path
        d={`M${spot(0.06, bend * 0.2)}Q${spot(0.5, bend * 1.45)} ${spot(0.9, bend * 0.3)}`}
        fill="none"
        stroke={color.leafVein}
        strokeWidth={Math.round(length * 12) / 1000}
        strokeLinecap="round"
        opacity="0.75"
      />
    </g>
  );
}
