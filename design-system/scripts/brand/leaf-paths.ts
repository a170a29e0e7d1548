import type { LeafDrawing } from '../../src/brand/drawing';
import { at, away, type Point } from './geometry';

export interface LeafShape {
  /** Where it leaves the stem. */
  base: Point;
  /** Where it points, in radians. */
  angle: number;
  /** From base to tip. */
  length: number;
  /** How far it bends to one side, as a share of its length. */
  bend: number;
  /** Its green. */
  tone: LeafDrawing['tone'];
}

/** A lance-shaped leaf with a midrib. */
export function leafPaths({ base, angle, length, bend, tone }: LeafShape): LeafDrawing {
  const spot = (along: number, aside: number) =>
    at(away(away(base, angle, length * along), angle + Math.PI / 2, length * aside));
  const tip = spot(1, 0);
  const there = `C${spot(0.28, bend + 0.155)} ${spot(0.72, bend + 0.125)} ${tip}`;
  const back = `C${spot(0.72, bend - 0.125)} ${spot(0.28, bend - 0.155)} ${at(base)}`;
  return {
    blade: `M${at(base)}${there}${back}Z`,
    vein: `M${spot(0.06, bend * 0.2)}Q${spot(0.5, bend * 1.45)} ${spot(0.9, bend * 0.3)}`,
    veinWidth: Math.round(length * 12) / 1000,
    tone,
  };
}
