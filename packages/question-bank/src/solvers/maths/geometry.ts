import type { Diagram } from '../../figures/diagram-schema';
import { choices, only, range, total } from '../../lists';
import {
  angleAt,
  areAllOf,
  areaOf,
  drawnLengths,
  extentOf,
  isRectangle,
  measuredAngle,
  pointOf,
  requireFigure,
  shapesOf,
} from '../diagram-values';
import { placeOf } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';

const pairs = (count: number) => (count * (count - 1)) / 2;
const dots = (size: string) => size.length - size.replaceAll('●', '').length;
const middle = (places: number[]) => (Math.min(...places) + Math.max(...places)) / 2;
const shown = (x: number, y: number) => `(${x}, ${y})`;

/** The area in which rectangles with level sides overlap. */
function overlapArea(shapes: [x: number, y: number][][]): number {
  const sides = ([0, 1] as const).map((axis) => {
    const places = shapes.map((corners) => corners.map((corner) => corner[axis]));
    const low = Math.max(...places.map((each) => Math.min(...each)));
    const high = Math.min(...places.map((each) => Math.max(...each)));
    return Math.max(0, high - low);
  });
  return (sides[0] ?? 0) * (sides[1] ?? 0);
}

/** How many straight lines go from top to bottom of a grid, and how many from side to side. */
function gridLines(diagram: Diagram): [upright: number, level: number] {
  const lines = diagram.lines.map(({ from, to }) => [pointOf(diagram, from), pointOf(diagram, to)]);
  const whole = ([0, 1] as const).map((axis) => extentOf(lines.flat(), axis));
  const isAlong = (axis: 0 | 1) => (line: [number, number][]) =>
    extentOf(line, axis) === whole[axis] && extentOf(line, axis === 0 ? 1 : 0) === 0;
  const [level, upright] = [lines.filter(isAlong(0)), lines.filter(isAlong(1))];
  requireFigure(upright.length + level.length === lines.length, 'lines from side to side');
  return [upright.length, level.length];
}

/** Small cubes of a block, by how many of their faces lie on its outside. */
const cubesWithFaces = (sides: number[], faces: number) =>
  choices(...sides.map((side) => range(1, side))).filter(
    (cube) => total(cube.map((place, axis) => Number(place === 1) + Number(place === sides[axis]))) === faces,
  ).length;

const BASES: Record<string, number> = { triangular: 3, square: 4, pentagonal: 5, hexagonal: 6 };

/** Faces, edges and vertices of a solid such as `a square pyramid`. */
const solidCounts = (solid: string): number[] => {
  const [, base = '', kind] = /^an? (\w+) (prism|pyramid)$/.exec(solid.replace('a cube', 'a square prism')) ?? [];
  const sides = BASES[base];
  if (!sides) throw new Error(`${solid} is not a known solid.`);
  return kind === 'prism' ? [sides + 2, 3 * sides, 2 * sides] : [sides + 1, 2 * sides, sides + 1];
};

export const geometrySolvers: Record<string, Solver> = {
  'maths-clock-angle': valueSolver(
    'What is the size of the smaller angle between the two hands of a clock at exactly <hour>:<minute>?',
    ({ hour, minute }) => {
      const apart = Math.abs(30 * (hour + minute / 60) - 6 * minute);
      return Math.min(apart, 360 - apart);
    },
    { unit: '°' },
  ),
  'maths-rectangle-centre': valueSolver(
    'On a grid, three vertices of a rectangle are at (<a>, <b>), (<c>, <d>) and (<e>, <f>).\nWhere is the centre of the rectangle?',
    ({ a, b, c, d, e, f }) => shown(middle([a, c, e]), middle([b, d, f])),
  ),
  'maths-overlapping-squares': valueSolver(
    'Two square cards have sides of <side> cm. They overlap as in the picture: a corner of each card lies at the centre of the other one.\nWhat area do the two cards cover altogether?',
    ({ side }, cards) => {
      const shapes = shapesOf(cards);
      const [one = 0, other = 0] = shapes.map(areaOf);
      const overlap = overlapArea(shapes);
      requireFigure(overlap === one / 4 && one === other && shapes.every(isRectangle), 'corners at the centres');
      const dashes = drawnLengths(cards).map((length) => length ** 2);
      requireFigure(areAllOf(dashes, [one / 4]), 'dashed lines to the centre');
      return ((one + other - overlap) / one) * side ** 2;
    },
    { figure: 'diagram', unit: 'cm²' },
  ),
  'maths-dotted-angles': valueSolver(
    'In the picture, three angles meet on a straight line. The angle in the middle is a right angle. The angle with two dots is twice as large as the angle with one dot.\nHow large is the angle with two dots?',
    (_stem, diagram) => {
      const right = measuredAngle(diagram, 'O', ['C', 'D']);
      requireFigure(
        right === angleAt(diagram, 'O') && measuredAngle(diagram, 'O', ['A', 'B']) === 180,
        'a straight line',
      );
      const parts = diagram.angles.map(({ size }) => dots(size));
      return (Math.max(...parts) * (180 - right)) / total(parts);
    },
    { figure: 'diagram', unit: '°' },
  ),
  'maths-rectangles-in-a-grid': valueSolver(
    'A rectangle is cut by straight lines, as in the picture.\nHow many rectangles of all sizes are there in the picture?',
    (_stem, grid) => {
      const [upright, level] = gridLines(grid);
      return pairs(upright) * pairs(level);
    },
    { figure: 'diagram' },
  ),
  'maths-fourth-corner-of-a-square': valueSolver(
    'P, Q and R are three vertices of a square, with Q between P and R as you go around it.\nWhere is the fourth vertex?',
    (_stem, { points }) => {
      const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
      requireFigure(Math.hypot(px - qx, py - qy) === Math.hypot(rx - qx, ry - qy), 'equal sides');
      return shown(px + rx - qx, py + ry - qy);
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-diagonals-of-a-polygon': valueSolver(
    'A diagonal of a polygon is a straight line between two vertices that are not next to each other.\nHow many diagonals does a polygon with <vertices> vertices have?',
    ({ vertices }) => pairs(vertices) - vertices,
  ),
  'maths-painted-block': valueSolver(
    'A solid block is <a> cm long, <b> cm wide and <c> cm high. It is built from cubes with sides of 1 cm. The whole outside of the block, including the bottom, is painted green. Then the block is taken apart.\nHow many of the small cubes have exactly two green faces?',
    ({ a, b, c }) => cubesWithFaces([a, b, c], 2),
  ),
  'maths-pyramid-edges': valueSolver(
    'A pyramid has <faces> faces, counting its base.\nHow many edges does it have?',
    ({ faces }) => 2 * (faces - 1),
  ),
  'maths-solid-with-nine-edges': optionSolver(
    'A solid has <faces> faces, <edges> edges and <vertices> vertices.\nWhich solid can it be?',
    ({ faces, edges, vertices }) =>
      (option) =>
        String(solidCounts(option)) === String([faces, edges, vertices]),
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
