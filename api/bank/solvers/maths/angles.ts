import { cornersOf, isRegular, requireFigure } from '../diagram-values';
import { angleAt, found, measuredAngle } from '../figure-values';
import { only, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numbersOf } from '../statistics';

export const angleSolvers: Record<string, Solver> = {
  'maths-third-angle-figure': valueSolver(
    'The picture shows a triangle.\nWhat is the size of the angle with the question mark?',
    {
      figure: 'diagram',
      unit: '°',
      value: (_stem, diagram) => 180 - angleAt(diagram, 'A') - angleAt(diagram, 'B'),
      wrongTurns: {
        'gives the sum': (_stem, diagram) => angleAt(diagram, 'A') + angleAt(diagram, 'B'),
        'subtracts one angle': (_stem, diagram) => 180 - angleAt(diagram, 'A'),
        'uses 360°': (_stem, diagram) => 360 - angleAt(diagram, 'A') - angleAt(diagram, 'B'),
      },
    },
  ),
  'maths-isosceles-outside-angle': valueSolver(
    'In the picture, the two sides with a small mark are equally long, and the bottom line is straight.\nWhat is the size of the angle with the question mark?',
    {
      figure: 'diagram',
      unit: '°',
      value: (_stem, diagram) => 180 - 2 * (180 - angleAt(diagram, 'B')),
      wrongTurns: {
        'subtracts 90°': (_stem, diagram) => angleAt(diagram, 'B') - 90,
        'halves the angle at the bottom': (_stem, diagram) => (180 - angleAt(diagram, 'B')) / 2,
        'halves the outside angle': (_stem, diagram) => angleAt(diagram, 'B') / 2,
        'gives the angle at the bottom': (_stem, diagram) => 180 - angleAt(diagram, 'B'),
      },
    },
  ),
  'maths-fourth-angle': valueSolver(
    'The picture shows a shape with four sides. Its four angles add up to <sum>°.\nWhat is the size of the angle with the question mark?',
    {
      figure: 'diagram',
      unit: '°',
      value: ({ sum }, diagram) => sum - angleAt(diagram, 'A') - angleAt(diagram, 'B') - angleAt(diagram, 'C'),
      wrongTurns: {
        'uses a straight line': (_stem, diagram) => 180 - angleAt(diagram, 'A'),
        'gives the sum': (_stem, diagram) => angleAt(diagram, 'A') + angleAt(diagram, 'B') + angleAt(diagram, 'C'),
      },
    },
  ),
  'maths-pentagon-meets-square': valueSolver(
    'In the picture, a square and a shape with five equal sides and five equal angles share a side. Each angle of the shape with five sides is <pentagon>°.\nWhat is the size of the angle with the question mark?',
    {
      figure: 'diagram',
      unit: '°',
      value: ({ pentagon }, picture) => {
        const shapes = [0, 1].map((at) => cornersOf(picture, at));
        requireFigure(String(shapes.map(({ length }) => length)) === '4,5', 'a square and a shape with five sides');
        requireFigure(shapes.every(isRegular), 'equal sides and angles');
        return (
          360 - measuredAngle(picture, 'B', ['A', 'C']) - only([pentagon, measuredAngle(picture, 'B', ['A', 'G'])])
        );
      },
      wrongTurns: {
        'forgets the square': ({ pentagon }) => 180 - pentagon,
        'subtracts the angle twice': ({ pentagon }) => 360 - 2 * pentagon,
        'adds the inside angles': ({ pentagon }) => 90 + pentagon,
      },
    },
  ),
  'maths-angles-around-post': valueSolver(
    'Three straight fences meet at a post, as the picture shows from above.\nWhat is the size of the angle with the question mark?',
    {
      figure: 'diagram',
      unit: '°',
      value: (_stem, diagram) =>
        360 - total(diagram.angles.filter(({ size }) => size !== '?').map(({ size }) => Number.parseFloat(size))),
      wrongTurns: {
        'uses 180°': (_stem, diagram) => 180 - Number.parseFloat(found(diagram.angles[1], 'second angle').size),
        'gives the sum': (_stem, diagram) =>
          total(diagram.angles.filter(({ size }) => size !== '?').map(({ size }) => Number.parseFloat(size))),
      },
    },
  ),
  'maths-two-isosceles-triangles': valueSolver(
    'In the picture, the points P, S and R lie on a straight line. The three lines with a small mark are equally long.\nWhat is the size of the angle with the question mark?',
    {
      figure: 'diagram',
      unit: '°',
      value: (_stem, diagram) => 180 - 4 * angleAt(diagram, 'P'),
      wrongTurns: {
        halves: (_stem, diagram) => 90 - angleAt(diagram, 'P'),
        'stops too early': (_stem, diagram) => 2 * angleAt(diagram, 'P'),
        'gives the whole angle': (_stem, diagram) => 180 - 3 * angleAt(diagram, 'P'),
        'gives the large angle': (_stem, diagram) => 180 - 2 * angleAt(diagram, 'P'),
      },
    },
  ),
  'maths-turning-display': valueSolver(
    'A display in a museum makes one full turn every <full> seconds, always at the same speed.\nThrough which angle does it turn in <seconds> seconds?',
    {
      unit: '°',
      value: ({ full, seconds }) => (360 * seconds) / full,
      wrongTurns: {
        'counts one second': ({ full }) => 360 / full,
        'multiplies the times': ({ full, seconds }) => full * seconds,
        'uses 180°': ({ full, seconds }) => (180 * seconds) / full,
      },
    },
  ),
  'maths-triangle-angle-parts': valueSolver(
    'In a triangle, the second angle is <second> times as large as the first, and the third angle is <third> times as large as the first.\nWhat is the size of the largest angle?',
    {
      unit: '°',
      value: ({ second, third }) => (180 / (1 + second + third)) * third,
      wrongTurns: {
        'gives the smallest angle': ({ second, third }) => 180 / (1 + second + third),
        'gives the second angle': ({ second, third }) => (180 / (1 + second + third)) * second,
        'forgets the first angle': ({ second, third }) => (180 / (second + third)) * third,
        'uses 360°': ({ second, third }) => (360 / (1 + second + third)) * third,
      },
    },
  ),
  'maths-overlapping-right-angles': valueSolver(
    'In the picture, two right angles overlap: one lies between the lines OP and OR, the other between OQ and OS. The angle between OP and OS is <outer>°.\nWhat is the size of the angle with the question mark, where they overlap?',
    {
      figure: 'diagram',
      unit: '°',
      value: ({ outer }, picture) =>
        measuredAngle(picture, 'O', ['P', 'R']) +
        measuredAngle(picture, 'O', ['Q', 'S']) -
        only([outer, measuredAngle(picture, 'O', ['P', 'S'])]),
      wrongTurns: {
        'gives the angle beside it': ({ outer }) => outer - 90,
        'gives both angles beside it': ({ outer }) => 2 * (outer - 90),
      },
    },
  ),
  'maths-robot-walk': valueSolver(
    'A robot rolls <step> m straight ahead and then turns <turn>° to the left. It does this again and again until it is back at its starting point for the first time.\nHow many metres has it rolled?',
    {
      value: ({ step, turn }) => step * only([360 / turn].filter(Number.isInteger)),
      wrongTurns: {
        'takes a square': ({ step }) => step * 4,
        'uses 180°': ({ step, turn }) => step * (180 / turn),
        'counts one side too few': ({ step, turn }) => step * (360 / turn - 1),
      },
    },
  ),
  'maths-possible-triangle-angles': optionSolver(
    'The three angles of every triangle add up to <sum>°.\nWhich of these can be the three angles of a triangle?',
    {
      isRight:
        ({ sum }) =>
        (option) =>
          total(numbersOf(option)) === sum,
    },
  ),
};
