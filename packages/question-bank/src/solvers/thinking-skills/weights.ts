import type { Balances } from '../../figures/balances';
import { choices, range, total } from '../../lists';

const SHAPES = ['c', 's', 't', 'd'];

/** Whole-number weights of the shapes with which every scale stands as it is drawn. */
export function weightsThatFit({ scales }: Balances, most: number): Record<string, number>[] {
  const used = SHAPES.filter((shape) => scales.some(({ left, right }) => `${left}${right}`.includes(shape)));
  return choices(...used.map(() => range(1, most)))
    .map((weights) => Object.fromEntries(used.map((shape, at) => [shape, weights[at] ?? 0])))
    .filter((weights) =>
      scales.every(({ left, right, heavier }) => {
        const load = (shapes: string) => total([...shapes].map((shape) => weights[shape] ?? 0));
        const over = Math.sign(load(left) - load(right));
        return over === { left: 1, right: -1, neither: 0 }[heavier];
      }),
    );
}
