import { cornersOf, isRegular, middlesOf, requireFigure } from '../diagram-values';
import { lengthOf, measuredArea } from '../figure-values';
import { only, range } from '../search';
import { type Solver, valueSolver } from '../solver';

export const areaSolvers: Record<string, Solver> = {
  'maths-l-shaped-floor': valueSolver(
    'The picture shows the floor of a hallway. All its corners are right angles.\nWhat is the area of the floor?',
    {
      figure: 'diagram',
      unit: 'm²',
      value: (_stem, floor) =>
        only([
          measuredArea(floor, 'sand'),
          lengthOf(floor, 'A', 'B') * lengthOf(floor, 'B', 'C') +
            lengthOf(floor, 'E', 'F') * (lengthOf(floor, 'F', 'A') - lengthOf(floor, 'B', 'C')),
        ]),
      wrongTurns: {
        'adds the lengths': (_stem, floor) =>
          lengthOf(floor, 'A', 'B') + lengthOf(floor, 'B', 'C') + lengthOf(floor, 'E', 'F') + lengthOf(floor, 'F', 'A'),
        'counts one part': (_stem, floor) => lengthOf(floor, 'A', 'B') * lengthOf(floor, 'B', 'C'),
        'counts the other part': (_stem, floor) => lengthOf(floor, 'E', 'F') * lengthOf(floor, 'F', 'A'),
        'gives the perimeter': (_stem, floor) => 2 * (lengthOf(floor, 'A', 'B') + lengthOf(floor, 'F', 'A')),
      },
    },
  ),
  'maths-perimeter-from-area': valueSolver(
    'A square drink coaster has an area of <area> cm².\nWhat is its perimeter?',
    {
      unit: 'cm',
      value: ({ area }) => 4 * Math.sqrt(area),
      wrongTurns: {
        'gives the side': ({ area }) => Math.sqrt(area),
        'adds two sides': ({ area }) => 2 * Math.sqrt(area),
        'divides the area': ({ area }) => area / 4,
        'multiplies the area': ({ area }) => 4 * area,
      },
    },
  ),
  'maths-path-around-pool': valueSolver(
    'A rectangular pool is <length> m long and <width> m wide. A path that is <path> m wide runs all the way around it, as in the picture.\nWhat is the area of the path?',
    {
      figure: 'diagram',
      unit: 'm²',
      value: ({ length, width, path }, plan) =>
        only([
          measuredArea(plan, 'sand') - measuredArea(plan, 'green'),
          (length + 2 * path) * (width + 2 * path) - length * width,
        ]),
      wrongTurns: {
        'leaves out the corners': ({ length, width, path }) => 2 * (length + width) * path,
        'gives the outer perimeter': ({ length, width, path }) => 2 * (length + width + 4 * path),
        'gives the pool': ({ length, width }) => length * width,
        'keeps the pool': ({ length, width, path }) => (length + 2 * path) * (width + 2 * path),
      },
    },
  ),
  'maths-square-into-three': valueSolver(
    'A square is cut into <parts> equal rectangles by straight lines that run in the same direction. Each rectangle has a perimeter of <perimeter> cm.\nWhat is the area of the square?',
    {
      unit: 'cm²',
      value: ({ parts, perimeter }) => (perimeter / (2 + 2 / parts)) ** 2,
      wrongTurns: {
        'gives one rectangle': ({ parts, perimeter }) => (perimeter / (2 + 2 / parts)) ** 2 / parts,
        'takes it for the square': ({ perimeter }) => (perimeter / 4) ** 2,
        'counts four': ({ parts, perimeter }) => ((perimeter / (2 + 2 / parts)) ** 2 / parts) * (parts + 1),
        'adds the perimeters': ({ parts, perimeter }) => ((parts * perimeter) / 4) ** 2,
      },
    },
  ),
  'maths-rope-largest-rectangle': valueSolver(
    'Class 5K has a rope that is <rope> m long. The children lay all of it around a rectangle on the oval. The sides of the rectangle are whole metres.\nWhat is the largest area that the rectangle can have?',
    {
      unit: 'm²',
      value: ({ rope }) => Math.max(...range(1, rope / 2 - 1).map((side) => side * (rope / 2 - side))),
      wrongTurns: {
        'gives the smallest': ({ rope }) => rope / 2 - 1,
        'repeats the length': ({ rope }) => rope,
        'rounds down to a square': ({ rope }) => Math.floor(rope / 4) ** 2,
      },
    },
  ),
  'maths-poster-width': valueSolver(
    'A rectangular poster has a perimeter of <perimeter> cm. It is <length> cm long.\nHow wide is it?',
    {
      unit: 'cm',
      value: ({ perimeter, length }) => perimeter / 2 - length,
      wrongTurns: {
        'subtracts one side and halves': ({ perimeter, length }) => (perimeter - length) / 2,
        'forgets to halve': ({ perimeter, length }) => perimeter - 2 * length,
        'gives half': ({ perimeter }) => perimeter / 2,
        'subtracts one side': ({ perimeter, length }) => perimeter - length,
      },
    },
  ),
  'maths-midpoint-square': valueSolver(
    'The middles of the four sides of a square are joined, as in the picture. The sides of the large square are <side> cm long.\nWhat is the area of the green part?',
    {
      figure: 'diagram',
      unit: 'cm²',
      value: ({ side }, picture) => {
        const [square, green] = [cornersOf(picture, 0), cornersOf(picture, 1)];
        requireFigure(isRegular(square) && String(middlesOf(square)) === String(green), 'the middles of a square');
        return only([measuredArea(picture, 'green'), (side * side) / 2]);
      },
      wrongTurns: {
        'gives one triangle': ({ side }) => (side / 2) ** 2 / 2,
        'doubles the side': ({ side }) => 2 * side,
        'takes half the side': ({ side }) => (side / 2) ** 2,
        'gives the perimeter': ({ side }) => 4 * side,
      },
    },
  ),
  'maths-mural-square-metres': valueSolver(
    'A mural on a wall is a rectangle. It is <length> m long and <width> cm high.\nWhat is its area in square metres?',
    {
      unit: 'm²',
      value: ({ length, width }) => (length * width) / 100,
      wrongTurns: {
        'gives the perimeter': ({ length, width }) => 2 * (length + width / 100),
        'takes a tenth': ({ length, width }) => (length * width) / 10,
        'mixes the units': ({ length, width }) => length * width,
        'gives square centimetres': ({ length, width }) => length * 100 * width,
      },
    },
  ),
  'maths-five-squares-in-a-row': valueSolver(
    'Five equal square tiles lie side by side in a row, without gaps. They make a rectangle with a perimeter of <perimeter> cm.\nWhat is the area of one tile?',
    {
      unit: 'cm²',
      value: ({ perimeter }) => (perimeter / 12) ** 2,
      wrongTurns: {
        'counts all sides': ({ perimeter }) => (perimeter / 20) ** 2,
        'divides the perimeter': ({ perimeter }) => perimeter / 5,
        'gives all tiles': ({ perimeter }) => 5 * (perimeter / 12) ** 2,
      },
    },
  ),
  'maths-triangle-and-square': valueSolver(
    'A triangle with three equal sides and a square have the same perimeter. Each side of the triangle is <side> cm long.\nWhat is the area of the square?',
    {
      unit: 'cm²',
      value: ({ side }) => ((3 * side) / 4) ** 2,
      wrongTurns: {
        'gives the side': ({ side }) => (3 * side) / 4,
        'gives the perimeter': ({ side }) => 3 * side,
        'keeps the side': ({ side }) => side * side,
        'turns the ratio round': ({ side }) => ((4 * side) / 3) ** 2,
      },
    },
  ),
  'maths-larger-rug': valueSolver(
    'A rectangular rug has an area of <area> m². Another rug is twice as long and <times> times as wide.\nWhat is the area of the other rug?',
    {
      unit: 'm²',
      value: ({ area, times }) => area * 2 * times,
      wrongTurns: {
        'adds to the area': ({ area, times }) => area + 2 + times,
        'uses the length only': ({ area }) => area * 2,
        'uses the width only': ({ area, times }) => area * times,
        'adds the factors': ({ area, times }) => area * (2 + times),
      },
    },
  ),
  'maths-triangles-in-rectangle': valueSolver(
    'Point P lies on the top side of a rectangle, as in the picture.\nWhat is the area of the two green triangles together?',
    {
      figure: 'diagram',
      unit: 'cm²',
      value: (_stem, picture) =>
        only([measuredArea(picture, 'green'), (lengthOf(picture, 'A', 'B') * lengthOf(picture, 'B', 'C')) / 2]),
      wrongTurns: {
        'takes a quarter': (_stem, picture) => (lengthOf(picture, 'A', 'B') * lengthOf(picture, 'B', 'C')) / 4,
        'takes a third': (_stem, picture) => (lengthOf(picture, 'A', 'B') * lengthOf(picture, 'B', 'C')) / 3,
        'gives the perimeter': (_stem, picture) => 2 * (lengthOf(picture, 'A', 'B') + lengthOf(picture, 'B', 'C')),
        'gives the rectangle': (_stem, picture) => lengthOf(picture, 'A', 'B') * lengthOf(picture, 'B', 'C'),
      },
    },
  ),
};
