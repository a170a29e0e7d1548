import type { SprigDrawing } from '../../src/brand/drawing';
import { at, type Point } from './geometry';
import { growSprig, type SprigPlan } from './grow-sprig';
import { leafPaths } from './leaf-paths';

/** One seed, one sprig. */
export function sprigPaths(seed: number): SprigDrawing {
  const { stem, leaves, twigs, blossoms } = growSprig(seed);
  return {
    leaves: leaves.map(leafPaths),
    twigs: twigs.map(({ from, to }) => `M${at(from)} ${at(to)}`).join(''),
    stem: tapered(stem),
    blossoms: blossoms.map(({ centre, radius, kind }) => ({
      x: rounded(centre.x),
      y: rounded(centre.y),
      radius: rounded(radius),
      kind,
    })),
  };
}

/** The stem as an area: thick where it was cut, gone at the tip. */
function tapered([start, first, second, tip]: SprigPlan['stem']): string {
  const shifted = ({ x, y }: Point, by: number) => at({ x, y: y + by });
  const above = `M${shifted(start, -3.4)}C${shifted(first, -2.8)} ${shifted(second, -2)} ${shifted(tip, -0.6)}`;
  const below = `L${shifted(tip, 0.6)}C${shifted(second, 2)} ${shifted(first, 2.8)} ${shifted(start, 3.4)}Z`;
  return above + below;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
