import { total } from '../search';
import type { Solver } from '../solver';
import { judge } from './claims';
import { figureSolver } from './thinking-solver';
import { weightsThatFit } from './weights';
import { readWords } from './words';

const levelScales = (question: string, figure: Parameters<typeof weightsThatFit>[0]) => {
  const stem = readWords(
    'Shapes of the same kind have the same weight. Both scales in the picture are level.\nHow many {unit:circle|square|triangle}s have the same weight as one {one:circle|square|triangle} and one {other:circle|square|triangle} together?',
    question,
  );
  if (figure.scales.length !== 2 || figure.scales.some(({ heavier }) => heavier !== 'neither'))
    throw new Error('There are not two level scales.');
  const initial = (name: string) => name.charAt(0);
  const [weights = {}] = weightsThatFit(figure, 12);
  const inUnits = (...shapes: string[]) =>
    String(total(shapes.map((shape) => weights[initial(shape)] ?? 0)) / (weights[initial(stem.unit)] ?? 0));
  const isCertain = weightsThatFit(figure, 12).every(
    (each) =>
      String(((each[initial(stem.one)] ?? 0) + (each[initial(stem.other)] ?? 0)) / (each[initial(stem.unit)] ?? 0)) ===
      inUnits(stem.one, stem.other),
  );
  return { stem, inUnits, isCertain };
};

export const scaleSolvers: Record<string, Solver> = {
  'thinking-level-scales': figureSolver(
    'balances',
    (question, figure) => {
      const { stem, inUnits, isCertain } = levelScales(question, figure);
      return (option) => isCertain && option === inUnits(stem.one, stem.other);
    },
    {
      'takes two squares': (question, figure) => levelScales(question, figure).inUnits('square', 'square'),
      'takes the square for a triangle': (question, figure) =>
        levelScales(question, figure).inUnits('triangle', 'triangle'),
      'adds both squares': (question, figure) => levelScales(question, figure).inUnits('triangle', 'square', 'square'),
    },
  ),
  'thinking-tilted-scales': figureSolver('balances', (question, figure) => {
    const { end } = readWords(
      'Shapes of the same kind have the same weight. On a scale that tilts, the heavier side is down.\nWhich shape is the {end:heaviest|lightest}?',
      question,
    );
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
  }),
};
