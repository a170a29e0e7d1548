import { only, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { readWords } from '../words';
import { judge } from './claims';
import { weightsThatFit } from './weights';

export const scaleSolvers: Record<string, Solver> = {
  'thinking-level-scales': valueSolver(
    'Shapes of the same kind have the same weight. Both scales in the picture are level.\nHow many {unit:circle|square|triangle}s have the same weight as one {one:circle|square|triangle} and one {other:circle|square|triangle} together?',
    ({ unit, one, other }, figure) => {
      if (figure.scales.length !== 2 || figure.scales.some(({ heavier }) => heavier !== 'neither'))
        throw new Error('There are not two level scales.');
      const cases = weightsThatFit(figure, 12);
      const inUnits = (...shapes: string[]) =>
        only(
          cases.map((weights) => {
            const weightOf = (shape: string) => weights[shape.charAt(0)] ?? 0;
            return total(shapes.map(weightOf)) / weightOf(unit);
          }),
        );
      return inUnits(one, other);
    },
    { figure: 'balances' },
  ),
  'thinking-tilted-scales': optionSolver(
    'Shapes of the same kind have the same weight. On a scale that tilts, the heavier side is down.\nWhich shape is the {end:heaviest|lightest}?',
    ({ end }, figure) => {
      const cases = weightsThatFit(figure, 8);
      return (option) => {
        const { shape } = readWords('the {shape:circle|square|triangle|diamond}', option);
        return judge(
          cases,
          (weights) => {
            const own = weights[shape.charAt(0)] ?? 0;
            const others = Object.entries(weights).filter(([each]) => each !== shape.charAt(0));
            return others.every(([, weight]) => (end === 'heaviest' ? own > weight : own < weight));
          },
          'must',
        );
      };
    },
    { figure: 'balances' },
  ),
};
