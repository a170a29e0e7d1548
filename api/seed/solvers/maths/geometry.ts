import { areaOf, cornersOf, drawnLengths, gridLines } from '../diagram-values';
import { angleAt, lengthOf, placeOf } from '../figure-values';
import { choices, only, range, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';

const pairs = (count: number) => (count * (count - 1)) / 2;
const dots = (size: string) => size.length - size.replaceAll('•', '').length;
const middle = (places: number[]) => (Math.min(...places) + Math.max(...places)) / 2;
const shown = (x: number, y: number) => `(${x}, ${y})`;
const handsApart = (hourHand: number, minute: number) => Math.abs(30 * hourHand - 6 * minute);

/** Small cubes of a block, by how many of their faces lie on its outside. */
const cubesWithFaces = (sides: number[], faces: number) =>
  choices(...sides.map((side) => range(1, side))).filter(
    (cube) => total(cube.map((place, axis) => Number(place === 1) + Number(place === sides[axis]))) === faces,
  ).length;

/** Where two rectangles with level sides overlap. */
const overlapArea = (one: [x: number, y: number][], other: [x: number, y: number][]) => {
  const [width = 0, height = 0] = ([0, 1] as const).map((axis) => {
    const [first, second] = [one, other].map((corners) => corners.map((corner) => corner[axis]));
    const [low, high] = [Math.min, Math.max].map((end) => [end(...(first ?? [])), end(...(second ?? []))]);
    return Math.max(0, Math.min(...(high ?? [])) - Math.max(...(low ?? [])));
  });
  return width * height;
};

const BASES: Record<string, number> = { triangular: 3, square: 4, pentagonal: 5, hexagonal: 6 };
/** Faces, edges and corners of a solid such as `a square pyramid`. */
const solidCounts = (solid: string): number[] => {
  const [, base = '', kind] = /^an? (\w+) (prism|pyramid)$/.exec(solid.replace('a cube', 'a square prism')) ?? [];
  const sides = BASES[base];
  if (!sides) throw new Error(`${solid} is not a known solid.`);
  return kind === 'prism' ? [sides + 2, 3 * sides, 2 * sides] : [sides + 1, 2 * sides, sides + 1];
};

export const geometrySolvers: Record<string, Solver> = {
  'maths-clock-angle': valueSolver(
    'What is the size of the smaller angle between the two hands of a clock at exactly <hour>:<minute>?',
    {
      unit: '°',
      value: ({ hour, minute }) => {
        const apart = handsApart(hour + minute / 60, minute);
        return Math.min(apart, 360 - apart);
      },
      wrongTurns: {
        'puts the hour hand on the next number': ({ hour, minute }) => handsApart(hour + 1, minute),
        'leaves the hour hand on the number': ({ hour, minute }) => handsApart(hour, minute),
        'moves the hour hand back': ({ hour, minute }) => handsApart(hour - minute / 60, minute),
        'measures from the 12': ({ hour, minute }) => handsApart(hour + minute / 60, 0),
      },
    },
  ),
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
  'maths-rectangle-centre': valueSolver(
    'On a grid, three corners of a rectangle are at (<a>, <b>), (<c>, <d>) and (<e>, <f>).\nWhere is the centre of the rectangle?',
    {
      value: ({ a, b, c, d, e, f }) => shown(middle([a, c, e]), middle([b, d, f])),
      wrongTurns: {
        'gives the fourth corner': ({ a, b, c, d, e, f }) => shown(a + e - c, b + f - d),
        'gives the lengths': ({ a, b, c, d, e, f }) =>
          shown(Math.max(a, c, e) - Math.min(a, c, e), Math.max(b, d, f) - Math.min(b, d, f)),
        'halves the lengths': ({ a, b, c, d, e, f }) =>
          shown((Math.max(a, c, e) - Math.min(a, c, e)) / 2, (Math.max(b, d, f) - Math.min(b, d, f)) / 2),
        'swaps the numbers': ({ a, b, c, d, e, f }) => shown(middle([b, d, f]), middle([a, c, e])),
      },
    },
  ),
  'maths-overlapping-squares': valueSolver(
    'Two square cards have sides of <side> cm. They overlap as in the picture: a corner of each card lies at the centre of the other one.\nWhat area do the two cards cover altogether?',
    {
      figure: 'diagram',
      unit: 'cm²',
      value: ({ side }, cards) => {
        const [one, other] = [cornersOf(cards, 0), cornersOf(cards, 1)];
        const square = areaOf(one) / side ** 2;
        return (areaOf(one) + areaOf(other) - overlapArea(one, other)) / square;
      },
      wrongTurns: {
        'counts one card': ({ side }) => side ** 2 + (side / 2) ** 2,
        'takes the overlap away twice': ({ side }) => 2 * side ** 2 - 2 * (side / 2) ** 2,
        'counts the overlap twice': ({ side }) => 2 * side ** 2,
        'draws a square around them': ({ side }) => (side + side / 2) ** 2,
      },
    },
  ),
  'maths-dotted-angles': valueSolver(
    'In the picture, three angles meet on a straight line. The angle in the middle is a right angle. The angle with two dots is twice as large as the angle with one dot.\nHow large is the angle with two dots?',
    {
      figure: 'diagram',
      unit: '°',
      value: (_stem, diagram) => {
        const parts = diagram.angles.map(({ size }) => dots(size));
        return (Math.max(...parts) * (180 - angleAt(diagram, 'O'))) / total(parts);
      },
      wrongTurns: {
        'gives the other angle': (_stem, diagram) => {
          const parts = diagram.angles.map(({ size }) => dots(size));
          return (180 - angleAt(diagram, 'O')) / total(parts);
        },
        'halves the rest': (_stem, diagram) => (180 - angleAt(diagram, 'O')) / 2,
        'gives the rest': (_stem, diagram) => 180 - angleAt(diagram, 'O'),
        'forgets the right angle': (_stem, diagram) => {
          const parts = diagram.angles.map(({ size }) => dots(size));
          return (Math.max(...parts) * 180) / total(parts);
        },
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
  'maths-rectangles-in-a-grid': valueSolver(
    'A rectangle is cut by straight lines, as in the picture.\nHow many rectangles of all sizes are there in the picture?',
    {
      figure: 'diagram',
      value: (_stem, grid) => pairs(gridLines(grid).upright) * pairs(gridLines(grid).level),
      wrongTurns: {
        'counts the smallest': (_stem, grid) => (gridLines(grid).upright - 1) * (gridLines(grid).level - 1),
        'counts the smallest and the whole': (_stem, grid) =>
          (gridLines(grid).upright - 1) * (gridLines(grid).level - 1) + 1,
        'counts single rows': (_stem, grid) => pairs(gridLines(grid).upright) * (gridLines(grid).level - 1),
        'forgets the whole': (_stem, grid) => pairs(gridLines(grid).upright) * pairs(gridLines(grid).level) - 1,
      },
    },
  ),
  'maths-fourth-corner-of-a-square': valueSolver(
    'P, Q and R are three corners of a square, with Q between P and R as you go around it.\nWhere is the fourth corner?',
    {
      figure: 'coordinate-grid',
      value: (_stem, { points }) => {
        const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
        return only(
          [[px + rx - qx, py + ry - qy] as const]
            .filter(() => Math.hypot(px - qx, py - qy) === Math.hypot(rx - qx, ry - qy))
            .map(([x, y]) => shown(x, y)),
        );
      },
      wrongTurns: {
        'goes level with R': (_stem, { points }) => shown(placeOf(points, 'P')[0], placeOf(points, 'R')[1]),
        'goes straight up': (_stem, { points }) => {
          const [[px, py], [, qy], [, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
          return shown(px, py + ry - qy);
        },
        'swaps the numbers': (_stem, { points }) => {
          const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
          return shown(py + ry - qy, px + rx - qx);
        },
        'goes on from R': (_stem, { points }) => {
          const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
          return shown(qx + rx - px, qy + ry - py);
        },
      },
    },
  ),
  'maths-diagonals-of-a-polygon': valueSolver(
    'A diagonal of a polygon is a straight line between two corners that are not next to each other.\nHow many diagonals does a polygon with <corners> corners have?',
    {
      value: ({ corners }) => pairs(corners) - corners,
      wrongTurns: {
        'counts one corner': ({ corners }) => corners - 3,
        'counts the sides too': ({ corners }) => pairs(corners),
        'adds the sides': ({ corners }) => pairs(corners) + corners,
        'counts both ends': ({ corners }) => corners * (corners - 3),
      },
    },
  ),
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
    'The picture shows a rectangular card. The four equal yellow squares are cut off. Then the sides are folded up along the dashed lines to make a box without a lid.\nWhat is the volume of the box?',
    {
      figure: 'diagram',
      unit: 'cm³',
      value: (_stem, card) => {
        const cut = lengthOf(card, 'A', 'E');
        const dashes = drawnLengths({ ...card, lines: card.lines.filter(({ isDashed }) => isDashed) });
        const [width, length] = [Math.min(...dashes), Math.max(...dashes)];
        return only([
          (lengthOf(card, 'A', 'B') - 2 * cut) * (lengthOf(card, 'D', 'A') - 2 * cut) * cut,
          length * width * cut,
        ]);
      },
      wrongTurns: {
        'gives the bottom': (_stem, card) =>
          (lengthOf(card, 'A', 'B') - 2 * lengthOf(card, 'A', 'E')) *
          (lengthOf(card, 'D', 'A') - 2 * lengthOf(card, 'A', 'E')),
        'gives the area of the rest': (_stem, card) =>
          lengthOf(card, 'A', 'B') * lengthOf(card, 'D', 'A') - 4 * lengthOf(card, 'A', 'E') ** 2,
        'takes one cut from each side': (_stem, card) => {
          const cut = lengthOf(card, 'A', 'E');
          return (lengthOf(card, 'A', 'B') - cut) * (lengthOf(card, 'D', 'A') - cut) * cut;
        },
        'cuts nothing off': (_stem, card) =>
          lengthOf(card, 'A', 'B') * lengthOf(card, 'D', 'A') * lengthOf(card, 'A', 'E'),
      },
    },
  ),
};
