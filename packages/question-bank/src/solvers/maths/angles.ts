import { only, total } from '../../lists';
import { angleAt, isRegular, measuredAngle, requireFigure, shapesOf } from '../diagram-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numbersOf } from '../statistics';

export const angleSolvers: Record<string, Solver> = {
  'maths-third-angle-figure': valueSolver(
    'The picture shows a triangle.\nWhat is the size of the angle with the question mark?',
    (_stem, diagram) => 180 - angleAt(diagram, 'A') - angleAt(diagram, 'B'),
    { figure: 'diagram', unit: '°' },
  ),
  'maths-isosceles-outside-angle': valueSolver(
    'In the picture, the two sides with a small mark are equal in length, and the bottom line is straight.\nWhat is the size of the angle with the question mark?',
    (_stem, diagram) => 180 - 2 * (180 - angleAt(diagram, 'B')),
    { figure: 'diagram', unit: '°' },
  ),
  'maths-fourth-angle': valueSolver(
    'The picture shows a shape with four sides. Its four angles add up to <sum>°.\nWhat is the size of the angle with the question mark?',
    ({ sum }, diagram) => sum - angleAt(diagram, 'A') - angleAt(diagram, 'B') - angleAt(diagram, 'C'),
    { figure: 'diagram', unit: '°' },
  ),
  'maths-pentagon-meets-square': valueSolver(
    'In the picture, a square and a shape with five equal sides and five equal angles share a side. Each angle of the shape with five sides is <pentagon>°.\nWhat is the size of the angle with the question mark?',
    ({ pentagon }, picture) => {
      const shapes = shapesOf(picture);
      requireFigure(String(shapes.map(({ length }) => length)) === '4,5', 'a square and a shape with five sides');
      requireFigure(shapes.every(isRegular), 'equal sides and angles');
      return 360 - measuredAngle(picture, 'B', ['A', 'C']) - only([pentagon, measuredAngle(picture, 'B', ['A', 'G'])]);
    },
    { figure: 'diagram', unit: '°' },
  ),
  'maths-angles-around-post': valueSolver(
    'Three straight fences meet at a post, as the picture shows from above.\nWhat is the size of the angle with the question mark?',
    (_stem, diagram) =>
      360 - total(diagram.angles.filter(({ size }) => size !== '?').map(({ size }) => Number.parseFloat(size))),
    { figure: 'diagram', unit: '°' },
  ),
  'maths-two-isosceles-triangles': valueSolver(
    'In the picture, the points P, S and R lie on a straight line. The three lines with a small mark are equal in length.\nWhat is the size of the angle with the question mark?',
    (_stem, diagram) => 180 - 4 * angleAt(diagram, 'P'),
    { figure: 'diagram', unit: '°' },
  ),
  'maths-turning-display': valueSolver(
    'A display in a museum makes one full turn every <full> seconds, always at the same speed.\nThrough which angle does it turn in <seconds> seconds?',
    ({ full, seconds }) => (360 * seconds) / full,
    { unit: '°' },
  ),
  'maths-triangle-angle-parts': valueSolver(
    'In a triangle, the second angle is <second> times as large as the first, and the third angle is <third> times as large as the first.\nWhat is the size of the largest angle?',
    ({ second, third }) => (180 / (1 + second + third)) * third,
    { unit: '°' },
  ),
  'maths-overlapping-right-angles': valueSolver(
    'In the picture, two right angles overlap: one lies between the lines OP and OR, the other between OQ and OS. The angle between OP and OS is <outer>°.\nWhat is the size of the angle with the question mark, where they overlap?',
    ({ outer }, picture) =>
      measuredAngle(picture, 'O', ['P', 'R']) +
      measuredAngle(picture, 'O', ['Q', 'S']) -
      only([outer, measuredAngle(picture, 'O', ['P', 'S'])]),
    { figure: 'diagram', unit: '°' },
  ),
  'maths-robot-walk': valueSolver(
    'A robot rolls <step> m straight ahead and then turns <turn>° to the left. It does this again and again until it is back at its starting point for the first time.\nHow many metres has it rolled?',
    ({ step, turn }) => step * only([360 / turn].filter(Number.isInteger)),
  ),
  'maths-possible-triangle-angles': optionSolver(
    'The three angles of every triangle add up to <sum>°.\nWhich of these can be the three angles of a triangle?',
    ({ sum }) =>
      (option) =>
        total(numbersOf(option)) === sum,
  ),
};
