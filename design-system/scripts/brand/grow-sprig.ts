import { away, type Point, randomFrom } from './geometry';
import type { LeafShape } from './leaf-paths';

export const SPRIG_WIDTH = 480;
export const SPRIG_HEIGHT = 300;

const NODES = 9;
/** Kinds of blossoms. */
const KINDS = 2;
const GREENS = ['leaf', 'leafPale', 'leafDeep'] as const;

export interface Twig {
  from: Point;
  to: Point;
}

export interface SprigPlan {
  /** The curve of the stem: start, two handles, tip. */
  stem: readonly [Point, Point, Point, Point];
  leaves: LeafShape[];
  twigs: Twig[];
  blossoms: { centre: Point; radius: number; kind: number }[];
}

/** A sprig as numbers: one seed grows one sprig, from the lower left to the upper right. */
export function growSprig(seed: number): SprigPlan {
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const stem = [
    { x: 2, y: between(216, 232) },
    { x: between(120, 160), y: between(190, 214) },
    { x: between(260, 300), y: between(140, 176) },
    { x: 414, y: between(50, 70) },
  ] as const;
  const plan: SprigPlan = { stem, leaves: [], twigs: [], blossoms: [] };

  for (let node = 0; node < NODES; node++) {
    const share = 0.12 + (node / NODES) * 0.92;
    const side = node % 2 === 0 ? -1 : 1;
    const vigour = 1 - share * 0.38;
    const base = pointOn(stem, share);
    const direction = directionOn(stem, share);
    const green = GREENS[(node + Math.floor(random() * 2)) % GREENS.length] ?? 'leaf';

    const angle = direction + side * between(0.6, 0.85);
    plan.leaves.push({
      base,
      angle,
      length: between(108, 132) * vigour,
      bend: side * between(-0.12, -0.05),
      tone: green,
    });
    if (node > 0) growRaceme(base, direction + side * between(0.95, 1.2), vigour);
  }

  const tip = stem[3];
  plan.leaves.push({ base: tip, angle: directionOn(stem, 1) + 0.12, length: 66, bend: -0.07, tone: 'leafPale' });
  return plan;

  /** Blossoms to the left and right of a twig, the smaller the further out, and one at its end. */
  function growRaceme(foot: Point, angle: number, vigour: number) {
    const count = 2 + Math.floor(random() * 3);
    const reach = (26 + count * 15) * vigour;
    plan.twigs.push({ from: foot, to: away(foot, angle, reach) });
    for (let index = 0; index < count; index++) {
      const isLast = index === count - 1;
      const joint = away(foot, angle, reach * (0.5 + (0.5 * index) / (count - 1)));
      const aside = isLast ? 0 : (index % 2 === 0 ? -1 : 1) * between(9, 14) * vigour;
      const centre = away(joint, angle + Math.PI / 2, aside);
      plan.twigs.push({ from: joint, to: centre });
      const kind = plan.blossoms.length % KINDS;
      plan.blossoms.push({ centre, radius: between(18, 22) * vigour * (1 - index * 0.1), kind });
    }
  }
}

function pointOn([start, first, second, end]: SprigPlan['stem'], share: number): Point {
  const rest = 1 - share;
  const along = (axis: keyof Point) =>
    rest ** 3 * start[axis] +
    3 * rest ** 2 * share * first[axis] +
    3 * rest * share ** 2 * second[axis] +
    share ** 3 * end[axis];
  return { x: along('x'), y: along('y') };
}

function directionOn(stem: SprigPlan['stem'], share: number): number {
  const [before, after] = [pointOn(stem, share - 0.01), pointOn(stem, share + 0.01)];
  return Math.atan2(after.y - before.y, after.x - before.x);
}
