import { only, total } from '../../lists';
import { areAllOf, areaOf, cornersOf, gridLines, isRectangle, measuredLengths, requireFigure } from '../diagram-values';
import { angleAt, measuredAngle, placeOf } from '../figure-values';
import { type Solver, valueSolver } from '../solver';

const pairs = (count: number) => (count * (count - 1)) / 2;
const dots = (size: string) => size.length - size.replaceAll('●', '').length;
const middle = (places: number[]) => (Math.min(...places) + Math.max(...places)) / 2;
const shown = (x: number, y: number) => `(${x}, ${y})`;
const handsApart = (hourHand: number, minute: number) => Math.abs(30 * hourHand - 6 * minute);

/** Where two rectangles with level sides overlap. */
const overlapArea = (one: [x: number, y: number][], other: [x: number, y: number][]) => {
  const [width = 0, height = 0] = ([0, 1] as const).map((axis) => {
    const [first, second] = [one, other].map((corners) => corners.map((corner) => corner[axis]));
    const [low, high] = [Math.min, Math.max].map((end) => [end(...(first ?? [])), end(...(second ?? []))]);
    return Math.max(0, Math.min(...(high ?? [])) - Math.max(...(low ?? [])));
  });
  return width * height;
};

export const geometrySolvers: Record<string, Solver> = {
  'maths-clock-angle': valueSolver(
    'What is the size of the smaller angle between the two hands of a clock at exactly <hour>:<minute>?',
    ({ hour, minute }) => {
      const apart = handsApart(hour + minute / 60, minute);
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
      const [one, other] = [cornersOf(cards, 0), cornersOf(cards, 1)];
      const isCentred = overlapArea(one, other) === areaOf(one) / 4 && areaOf(one) === areaOf(other);
      requireFigure(isCentred && isRectangle(one) && isRectangle(other), 'corners at the centres');
      const dashes = measuredLengths(cards).map((length) => length ** 2);
      requireFigure(areAllOf(dashes, [areaOf(one) / 4]), 'dashed lines to the centre');
      const square = areaOf(one) / side ** 2;
      return (areaOf(one) + areaOf(other) - overlapArea(one, other)) / square;
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
    (_stem, grid) => pairs(gridLines(grid).upright) * pairs(gridLines(grid).level),
    { figure: 'diagram' },
  ),
  'maths-fourth-corner-of-a-square': valueSolver(
    'P, Q and R are three corners of a square, with Q between P and R as you go around it.\nWhere is the fourth corner?',
    (_stem, { points }) => {
      const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
      return only(
        [[px + rx - qx, py + ry - qy] as const]
          .filter(() => Math.hypot(px - qx, py - qy) === Math.hypot(rx - qx, ry - qy))
          .map(([x, y]) => shown(x, y)),
      );
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-diagonals-of-a-polygon': valueSolver(
    'A diagonal of a polygon is a straight line between two corners that are not next to each other.\nHow many diagonals does a polygon with <corners> corners have?',
    ({ corners }) => pairs(corners) - corners,
  ),
};
