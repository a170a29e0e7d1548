import type { Diagram } from '../../figures/diagram-schema';
import { total } from '../../lists';
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
import { type Solver, valueSolver } from '../solver';

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
    'On a grid, three corners of a rectangle are at (<a>, <b>), (<c>, <d>) and (<e>, <f>).\nWhere is the centre of the rectangle?',
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
    'P, Q and R are three corners of a square, with Q between P and R as you go around it.\nWhere is the fourth corner?',
    (_stem, { points }) => {
      const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
      requireFigure(Math.hypot(px - qx, py - qy) === Math.hypot(rx - qx, ry - qy), 'equal sides');
      return shown(px + rx - qx, py + ry - qy);
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-diagonals-of-a-polygon': valueSolver(
    'A diagonal of a polygon is a straight line between two corners that are not next to each other.\nHow many diagonals does a polygon with <corners> corners have?',
    ({ corners }) => pairs(corners) - corners,
  ),
};
