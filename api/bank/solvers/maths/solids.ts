import { areAllOf, areaSizes, cornersOf, isRectangle, measuredLengths, requireFigure } from '../diagram-values';
import { choices, only, range, total } from '../search';
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
    {
      value: ({ a, b, c }) => cubesWithFaces([a, b, c], 2),
      wrongTurns: {
        'counts one edge of each length': ({ a, b, c }) => total([a, b, c].map((edge) => edge - 2)),
        'counts the corners': ({ a, b, c }) => cubesWithFaces([a, b, c], 3),
        'counts one green face': ({ a, b, c }) => cubesWithFaces([a, b, c], 1),
        'counts the corners on every edge': ({ a, b, c }) => 4 * (a + b + c),
      },
    },
  ),
  'maths-pyramid-edges': valueSolver('A pyramid has <faces> faces, counting its base.\nHow many edges does it have?', {
    value: ({ faces }) => only(range(3, 50).filter((base) => base + 1 === faces)) * 2,
    wrongTurns: {
      'counts the edges of the base': ({ faces }) => faces - 1,
      'gives the corners': ({ faces }) => faces,
      'forgets a side': ({ faces }) => 2 * (faces - 2),
      'takes all faces for sides': ({ faces }) => 2 * faces,
    },
  }),
  'maths-solid-with-nine-edges': optionSolver(
    'A solid has <faces> faces, <edges> edges and <corners> corners.\nWhich solid can it be?',
    {
      isRight:
        ({ faces, edges, corners }) =>
        (option) =>
          String(solidCounts(option)) === String([faces, edges, corners]),
    },
  ),
  'maths-tower-of-dice': valueSolver(
    'Three dice stand on top of each other on a table. On each die, the numbers on opposite faces add up to <sum>. The top of the tower shows <top>.\nFive faces are hidden: the bottom of the tower and the faces where two dice touch. What is the sum of the numbers on these five faces?',
    {
      value: ({ sum, top }) => 3 * sum - top,
      wrongTurns: {
        'counts the first die': ({ sum, top }) => sum - top,
        'counts two dice': ({ sum, top }) => 2 * sum - top,
        'forgets the top die': ({ sum }) => 2 * sum,
        'forgets the top': ({ sum }) => 3 * sum,
      },
    },
  ),
  'maths-open-box': valueSolver(
    'A rectangular card is <length> cm long and <width> cm wide. In its corners are four yellow squares with sides of <cut> cm, as in the picture. The squares are cut off. Then the sides are folded up along the dashed lines to make a box without a lid.\nWhat is the volume of the box?',
    {
      figure: 'diagram',
      unit: 'cm³',
      value: ({ length, width, cut }, card) => {
        const parts = card.areas.map((_, at) => cornersOf(card, at));
        requireFigure(parts.every(isRectangle), 'rectangles');
        requireFigure(areAllOf(areaSizes(card, 'amber'), [cut ** 2]), 'squares of this size');
        requireFigure(areAllOf(areaSizes(card, 'green'), [length * width]), 'a card of this size');
        const dashes = measuredLengths({ ...card, lines: card.lines.filter(({ isDashed }) => isDashed) });
        return only([(length - 2 * cut) * (width - 2 * cut) * cut, Math.min(...dashes) * Math.max(...dashes) * cut]);
      },
      wrongTurns: {
        'gives the bottom': ({ length, width, cut }) => (length - 2 * cut) * (width - 2 * cut),
        'gives the area of the rest': ({ length, width, cut }) => length * width - 4 * cut ** 2,
        'takes one cut from each side': ({ length, width, cut }) => (length - cut) * (width - cut) * cut,
        'cuts nothing off': ({ length, width, cut }) => length * width * cut,
      },
    },
  ),
};
