import { choices, only, range, total } from '../../lists';
import { areAllOf, areaOf, drawnLengths, isRectangle, requireFigure, shapesOf } from '../diagram-values';
import { optionSolver, type Solver, valueSolver } from '../solver';

/** Small cubes of a block, by how many of their faces lie on its outside. */
const cubesWithFaces = (sides: number[], faces: number) =>
  choices(...sides.map((side) => range(1, side))).filter(
    (cube) => total(cube.map((place, axis) => Number(place === 1) + Number(place === sides[axis]))) === faces,
  ).length;

const BASES: Record<string, number> = { triangular: 3, square: 4, pentagonal: 5, hexagonal: 6 };

/** Faces, edges and corners of a solid such as `a square pyramid`. */
const solidCounts = (solid: string): number[] => {
  const [, base = '', kind] = /^an? (\w+) (prism|pyramid)$/.exec(solid.replace('a cube', 'a square prism')) ?? [];
  const sides = BASES[base];
  if (!sides) throw new Error(`${solid} is not a known solid.`);
  return kind === 'prism' ? [sides + 2, 3 * sides, 2 * sides] : [sides + 1, 2 * sides, sides + 1];
};

export const solidSolvers: Record<string, Solver> = {
  'maths-painted-block': valueSolver(
    'A solid block is <a> cm long, <b> cm wide and <c> cm high. It is built from cubes with sides of 1 cm. The whole outside of the block, including the bottom, is painted green. Then the block is taken apart.\nHow many of the small cubes have exactly two green faces?',
    ({ a, b, c }) => cubesWithFaces([a, b, c], 2),
  ),
  'maths-pyramid-edges': valueSolver(
    'A pyramid has <faces> faces, counting its base.\nHow many edges does it have?',
    ({ faces }) => 2 * (faces - 1),
  ),
  'maths-solid-with-nine-edges': optionSolver(
    'A solid has <faces> faces, <edges> edges and <corners> corners.\nWhich solid can it be?',
    ({ faces, edges, corners }) =>
      (option) =>
        String(solidCounts(option)) === String([faces, edges, corners]),
  ),
  'maths-tower-of-dice': valueSolver(
    'Three dice stand on top of each other on a table. On each die, the numbers on opposite faces add up to <sum>. The top of the tower shows <top>.\nFive faces are hidden: the bottom of the tower and the faces where two dice touch. What is the sum of the numbers on these five faces?',
    ({ sum, top }) => 3 * sum - top,
  ),
  'maths-open-box': valueSolver(
    'A rectangular card is <length> cm long and <width> cm wide. In its corners are four yellow squares with sides of <cut> cm, as in the picture. The squares are cut off. Then the sides are folded up along the dashed lines to make a box without a lid.\nWhat is the volume of the box?',
    ({ length, width, cut }, card) => {
      requireFigure(shapesOf(card).every(isRectangle), 'rectangles');
      requireFigure(areAllOf(shapesOf(card, 'amber').map(areaOf), [cut ** 2]), 'squares of this size');
      requireFigure(areAllOf(shapesOf(card, 'green').map(areaOf), [length * width]), 'a card of this size');
      const dashes = drawnLengths({ ...card, lines: card.lines.filter(({ isDashed }) => isDashed) });
      return only([(length - 2 * cut) * (width - 2 * cut) * cut, Math.min(...dashes) * Math.max(...dashes) * cut]);
    },
    { figure: 'diagram', unit: 'cm³' },
  ),
};
