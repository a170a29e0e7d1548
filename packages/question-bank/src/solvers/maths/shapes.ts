import type { Diagram } from '../../figures/diagram-schema';
import { choices, only, pairsOf, range, total } from '../../lists';
import { compassDegrees } from '../compass';
import { isRegular, measuredAngle, requireFigure, shapesOf } from '../diagram-values';
import { placeOf } from '../figure-values';
import { optionSolver, type Solver, statementSolver, valueSolver } from '../solver';
import { numbersOf, spread } from '../statistics';
import { listOf } from '../words';

const isAcute = (degrees: number) => degrees > 0 && degrees < 90;
const isReflex = (degrees: number) => degrees > 180 && degrees < 360;
const shown = (x: number, y: number) => `(${x}, ${y})`;

/** Whether three lengths can be the sides of a triangle. */
const isTriangle = (sides: number[]) => 2 * Math.max(...sides) < total(sides);

/** Pairs of parts that share a side: two of their corners. */
const touching = ({ areas }: Diagram) =>
  pairsOf(areas.map(({ corners }) => corners)).filter(
    ([one, other]) => one.filter((corner) => other.includes(corner)).length === 2,
  );

/** A quadrilateral with opposite sides parallel: two neighbouring sides, and an angle. */
const PARALLELOGRAMS = choices([1, 2], [1, 2], [50, 90, 130]).map(([one = 0, other = 0, angle = 0]) => ({
  isRhombus: one === other,
  isSquare: one === other && angle === 90,
  hasRightAngle: angle === 90,
}));

export const shapeSolvers: Record<string, Solver> = {
  'maths-acute-angles-at-a-point': valueSolver(
    'Five straight lines start at one point, as in the picture. Every two of them form an angle, not only two that are next to each other.\nHow many of these angles are acute?',
    (_stem, picture) => {
      const parts = picture.angles.map(({ at, between, size }) =>
        only([Number.parseFloat(size), measuredAngle(picture, at, between)]),
      );
      const spans = parts.flatMap((_part, from) => range(from + 1, parts.length).map((to) => parts.slice(from, to)));
      return spans.map(total).filter(isAcute).length;
    },
    { figure: 'diagram' },
  ),
  'maths-obtuse-at-whole-hours': valueSolver(
    'Look at the two hands of a clock at each of the <hours> whole hours: 1 o’clock, 2 o’clock and so on up to <hours> o’clock.\nAt how many of these times is the smaller angle between the hands obtuse?',
    ({ hours }) =>
      range(1, hours)
        .map((hour) => (360 / hours) * Math.min(hour, hours - hour))
        .filter((angle) => angle > 90 && angle < 180).length,
  ),
  'maths-zoe-reflex-turn': optionSolver(
    'Zoe faces {from}. She turns clockwise through a reflex angle.\nWhich direction can she be facing now?',
    ({ from }) =>
      (option) =>
        isReflex((compassDegrees(option) - compassDegrees(from) + 360) % 360),
  ),
  'maths-isosceles-five-and-eleven': valueSolver(
    'Two sides of an isosceles triangle are <one> cm and <other> cm long.\nWhat is its perimeter?',
    ({ one, other }) =>
      only(
        [
          [one, one, other],
          [one, other, other],
        ]
          .filter(isTriangle)
          .map(total),
      ),
    { unit: 'cm' },
  ),
  'maths-isosceles-with-perimeter-twenty': valueSolver(
    'An isosceles triangle has a perimeter of <perimeter> cm. Each of its sides is a whole number of centimetres long.\nHow many different triangles like this are there?',
    ({ perimeter }) =>
      range(1, perimeter)
        .map((side) => [side, side, perimeter - 2 * side])
        .filter((sides) => Math.min(...sides) > 0 && isTriangle(sides)).length,
  ),
  'maths-statements-rhombus': statementSolver(
    'Which of these statements are always true?\n1. A rhombus is a parallelogram.\n2. A parallelogram is a rhombus.\n3. A rhombus with a right angle is a square.',
    () => {
      const rhombuses = PARALLELOGRAMS.filter(({ isRhombus }) => isRhombus);
      return [
        rhombuses.every((each) => PARALLELOGRAMS.includes(each)),
        PARALLELOGRAMS.every(({ isRhombus }) => isRhombus),
        rhombuses.filter(({ hasRightAngle }) => hasRightAngle).every(({ isSquare }) => isSquare),
      ];
    },
  ),
  'maths-rhombus-of-two-triangles': valueSolver(
    '<triangles> equilateral triangles of the same size are joined along a side. Together they make a rhombus.\nWhat is the size of each obtuse angle of the rhombus?',
    ({ triangles }) => (triangles * 180) / 3,
    { unit: '°' },
  ),
  'maths-rhombus-fourth-vertex': valueSolver(
    'The points P, Q and R are three vertices of the rhombus PQRS.\nWhere is the fourth vertex, S?',
    (_stem, { points }) => {
      const [[px, py], [qx, qy], [rx, ry]] = [placeOf(points, 'P'), placeOf(points, 'Q'), placeOf(points, 'R')];
      requireFigure(Math.hypot(px - qx, py - qy) === Math.hypot(rx - qx, ry - qy), 'equal sides');
      return shown(px + rx - qx, py + ry - qy);
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-parallelogram-possible-vertex': optionSolver(
    'Three of the four vertices of a parallelogram are at (<a>, <b>), (<c>, <d>) and (<e>, <f>).\nWhich of these points can be the fourth vertex?',
    ({ a, b, c, d, e, f }) => {
      const fourth = [shown(c + e - a, d + f - b), shown(a + e - c, b + f - d), shown(a + c - e, b + d - f)];
      return (option) => fourth.includes(option);
    },
  ),
  'maths-hexagon-perpendicular-diagonals': valueSolver(
    'A regular hexagon has <diagonals> diagonals. They join two vertices that are not next to each other.\nHow many of the diagonals are perpendicular to at least one side of the hexagon?',
    ({ diagonals }, picture) => {
      const [hexagon = []] = shapesOf(picture);
      requireFigure(hexagon.length === 6 && isRegular(hexagon), 'a regular hexagon');
      const lines = pairsOf(hexagon.map((place, at) => ({ place, at }))).map(([one, other]) => ({
        isSide: [1, hexagon.length - 1].includes(other.at - one.at),
        along: [other.place[0] - one.place[0], other.place[1] - one.place[1]] as const,
      }));
      const [sides, others] = [lines.filter(({ isSide }) => isSide), lines.filter(({ isSide }) => !isSide)];
      requireFigure(others.length === diagonals, 'the diagonals of a hexagon');
      return others.filter(({ along: [x, y] }) =>
        sides.some((side) => Math.abs(side.along[0] * x + side.along[1] * y) < 0.01),
      ).length;
    },
    { figure: 'diagram' },
  ),
  'maths-quadrilaterals-in-a-hexagon': valueSolver(
    'The picture shows a regular hexagon. Three lines cut it into six triangles. Some of the triangles together make a rhombus. Others make a trapezium.\nHow many rhombuses and trapeziums are there in the picture altogether?',
    (_stem, picture) => {
      requireFigure(picture.areas.length === 6 && shapesOf(picture).every(isRegular), 'six equilateral triangles');
      const pairs = touching(picture);
      const threes = pairsOf(pairs).filter(([one, other]) => one.some((part) => other.includes(part)));
      return pairs.length + threes.length;
    },
    { figure: 'diagram' },
  ),
  'maths-rhombuses-in-a-triangle': valueSolver(
    'An equilateral triangle is made of <small> small equilateral triangles, as in the picture. Two small triangles that share a side make a rhombus.\nHow many different rhombuses of this kind are there in the picture?',
    ({ small }, picture) => {
      requireFigure(picture.areas.length === small && shapesOf(picture).every(isRegular), 'equilateral triangles');
      return touching(picture).length;
    },
    { figure: 'diagram' },
  ),
  'maths-five-lines-perpendicular': optionSolver(
    'Five straight lines are drawn on a sheet of paper. Line g is perpendicular to line h, h is {second:perpendicular|parallel} to k, k is {third:perpendicular|parallel} to m, and m is {fourth:perpendicular|parallel} to n.\nWhich two lines are perpendicular to each other?',
    ({ second, third, fourth }) => {
      const turns = ['perpendicular', second, third, fourth].map((word) => Number(word === 'perpendicular'));
      const directions = new Map('ghkmn'.split('').map((line, at) => [line, total(turns.slice(0, at)) % 2]));
      return (option) => new Set(listOf(option).map((line) => directions.get(line))).size === 2;
    },
  ),
  'maths-prism-eighteen-vertices': valueSolver(
    'A prism has <vertices> vertices.\nHow many faces does it have?',
    ({ vertices }) => vertices / 2 + 2,
  ),
  'maths-pyramid-like-hexagonal-prism': valueSolver(
    'A pyramid has as many vertices as a prism whose ends are {ends:pentagons|hexagons|octagons}.\nHow many edges does the pyramid have?',
    ({ ends }) => {
      const sides = { pentagons: 5, hexagons: 6, octagons: 8 }[ends] ?? 0;
      return 2 * (2 * sides - 1);
    },
  ),
  'maths-cube-without-its-vertices': valueSolver(
    'A small piece is cut off at each vertex of a wooden cube, so that a little triangle can be seen there. The cuts do not touch each other.\nHow many vertices does the new solid have?',
    () => {
      const vertices = choices([0, 1], [0, 1], [0, 1]);
      const isEdge = (one: number[], other: number[]) => one.filter((place, at) => place !== other[at]).length === 1;
      return total(vertices.map((one) => vertices.filter((other) => isEdge(one, other)).length));
    },
  ),
  'maths-three-circles-in-a-rectangle': valueSolver(
    '<circles> circles with the same radius lie in a row in a rectangle. Each circle touches the one next to it and both long sides of the rectangle. The outer circles also touch the short sides. The perimeter of the rectangle is <perimeter> cm.\nWhat is the radius of each circle?',
    ({ circles, perimeter }) => perimeter / (4 * circles + 4),
    { unit: 'cm' },
  ),
  'maths-furthest-points-of-two-circles': valueSolver(
    'The centres of two circles are <apart> cm apart. One circle has a radius of <one> cm, and the other has a radius of <other> cm.\nWhat is the greatest distance between a point on one circle and a point on the other?',
    ({ apart, one, other }) => apart + one + other,
    { unit: 'cm' },
  ),
  'maths-centres-of-touching-circles': valueSolver(
    'Three circles have radii of <a> cm, <b> cm and <c> cm. Each circle touches the other two from outside. The three centres are the vertices of a triangle.\nWhat is the perimeter of the triangle?',
    ({ a, b, c }) => total(pairsOf([a, b, c]).map(([one, other]) => one + other)),
    { unit: 'cm' },
  ),
  'maths-circle-on-the-x-axis': optionSolver(
    'On a grid, the centre of a circle is at the point (<x>, <y>). The circle just touches the x-axis.\nWhich of these points lies on the circle?',
    ({ x, y }) =>
      (option) => {
        const [across = 0, up = 0] = numbersOf(option);
        return Math.hypot(across - x, up - y) === y;
      },
  ),
  'maths-crossing-lines-three-times': valueSolver(
    'Two straight lines cross. One of the angles between them is <times> times as large as another.\nWhat is the size of each obtuse angle?',
    ({ times }) => (180 / (times + 1)) * times,
    { unit: '°' },
  ),
  'maths-right-acute-reflex': valueSolver(
    'Three angles fit together around a point. One of them is a right angle. The second is a reflex angle, which is <times> times as large as the third.\nWhat is the size of the reflex angle?',
    ({ times }) => only([((360 - 90) / (times + 1)) * times].filter(isReflex)),
    { unit: '°' },
  ),
  'maths-statements-acute-angles': statementSolver(
    'Two angles are both acute. Which of these statements are always true?\n1. Their sum is smaller than <limit>°.\n2. Their sum is an obtuse angle.\n3. If the smaller one is taken away from a right angle, an acute angle is left.',
    ({ limit }) => {
      const pairs = choices(range(1, 89), range(1, 89));
      return [
        pairs.every((pair) => total(pair) < limit),
        pairs.every((pair) => total(pair) > 90 && total(pair) < 180),
        pairs.every((pair) => isAcute(90 - Math.min(...pair))),
      ];
    },
  ),
  'maths-hexagon-and-triangle-same-perimeter': valueSolver(
    'A regular hexagon and an equilateral triangle have the same perimeter. The area of the hexagon is <area> cm².\nWhat is the area of the triangle?',
    ({ area }) => (area / 6) * (6 / 3) ** 2,
    { unit: 'cm²' },
  ),
  'maths-pattern-blocks-left': valueSolver(
    'Of the blocks in a box, a hexagon covers as much as <hexagon> triangles, a trapezium as much as <trapezium>, and a rhombus as much as <rhombus>. Ella covers the outlines of <outlines> hexagons. She uses <trapeziums> trapeziums, <rhombuses> rhombuses and otherwise only triangles.\nHow many triangles does she use?',
    ({ hexagon, trapezium, rhombus, outlines, trapeziums, rhombuses }) =>
      outlines * hexagon - trapeziums * trapezium - rhombuses * rhombus,
  ),
  'maths-ways-to-fill-a-hexagon': valueSolver(
    'A hexagon can be filled with three kinds of blocks. A trapezium covers half of it, a rhombus covers a third of it, and a triangle covers a sixth of it. Blocks are chosen that fill it exactly. It does not matter where they lie.\nHow many different choices of blocks are there?',
    () =>
      choices(range(0, 2), range(0, 3), range(0, 6)).filter(
        ([trapeziums = 0, rhombuses = 0, triangles = 0]) => 3 * trapeziums + 2 * rhombuses + triangles === 6,
      ).length,
  ),
  'maths-reflex-cake': valueSolver(
    'A round cake is cut into <slices> equal slices. Some of them are eaten, and the others stay next to each other on the plate. The angle that they fill at the centre is a reflex angle.\nWhat is the smallest number of slices that can be left?',
    ({ slices }) => Math.min(...range(1, slices).filter((left) => isReflex((360 / slices) * left))),
  ),
  'maths-line-through-a-vertex': valueSolver(
    'A straight line goes through a vertex of an equilateral triangle. It is perpendicular to the opposite side.\nWhat is the size of the acute angle between this line and another side of the triangle?',
    () => 180 - 90 - 180 / 3,
    { unit: '°' },
  ),
  'maths-isosceles-possible-angles': optionSolver(
    'The three angles of a triangle add up to <sum>°. In an isosceles triangle, the largest angle is <larger>° larger than the smallest one.\nWhich of these can be its three angles, in degrees?',
    ({ sum, larger }) =>
      (option) => {
        const angles = numbersOf(option);
        return total(angles) === sum && spread(angles) === larger && new Set(angles).size === 2;
      },
  ),
};
