import { SHAPES } from '../../figures/balances';
import type { FigureOf } from '../../figures/figure';
import { choices, only, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';

/** The weight of each shape, by its name. */
type Weights = Record<string, number>;

/** Whole-number weights with which every scale stands as it is drawn. */
function weightsThatFit({ scales }: FigureOf<'balances'>, most: number): Weights[] {
  const namesOf = (marks: string) => [...marks].map((mark) => SHAPES[mark as keyof typeof SHAPES]);
  const shapes = [...new Set(scales.flatMap(({ left, right }) => namesOf(left + right)))];
  return choices(...shapes.map(() => range(1, most)))
    .map((weights): Weights => Object.fromEntries(shapes.map((shape, at) => [shape, weights[at] ?? 0])))
    .filter((weights) =>
      scales.every(({ left, right, heavier }) => {
        const load = (marks: string) => total(namesOf(marks).map((shape) => weights[shape] ?? 0));
        return Math.sign(load(left) - load(right)) === { left: 1, right: -1, neither: 0 }[heavier];
      }),
    );
}

export const balanceSolvers: Record<string, Solver> = {
  'thinking-level-scales': valueSolver(
    'Shapes of the same kind have the same weight. Both scales in the picture are level.\nHow many {unit}s have the same weight as one {one} and one {other} together?',
    ({ unit, one, other }, figure) =>
      only(
        weightsThatFit(figure, 12).map(
          (weights) => ((weights[one] ?? 0) + (weights[other] ?? 0)) / (weights[unit] ?? 0),
        ),
      ),
    { figure: 'balances' },
  ),
  'thinking-tilted-scales': valueSolver(
    'Shapes of the same kind have the same weight. On a scale that tilts, the heavier side is down.\nWhich shape is the heaviest?',
    (_stem, figure) => {
      const heaviest = (weights: Weights) =>
        Object.keys(weights).filter((shape) => weights[shape] === Math.max(...Object.values(weights)));
      return `the ${only(weightsThatFit(figure, 8).map((weights) => heaviest(weights).join(' or ')))}`;
    },
    { figure: 'balances' },
  ),
};
