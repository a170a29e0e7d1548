import { only, range } from '../../lists';
import { areaOfColour, isRegular, lengthOf, middlesOf, requireFigure, shapesOf } from '../diagram-values';
import { type Solver, valueSolver } from '../solver';

export const areaSolvers: Record<string, Solver> = {
  'maths-l-shaped-floor': valueSolver(
    'The picture shows the floor of a hallway. All its corners are right angles.\nWhat is the area of the floor?',
    (_stem, floor) =>
      only([
        areaOfColour(floor, 'sand'),
        lengthOf(floor, 'A', 'B') * lengthOf(floor, 'B', 'C') +
          lengthOf(floor, 'E', 'F') * (lengthOf(floor, 'F', 'A') - lengthOf(floor, 'B', 'C')),
      ]),
    { figure: 'diagram', unit: 'm²' },
  ),
  'maths-perimeter-from-area': valueSolver(
    'A square drink coaster has an area of <area> cm².\nWhat is its perimeter?',
    ({ area }) => 4 * Math.sqrt(area),
    { unit: 'cm' },
  ),
  'maths-path-around-pool': valueSolver(
    'A rectangular pool is <length> m long and <width> m wide. A path that is <path> m wide runs all the way around it, as in the picture.\nWhat is the area of the path?',
    ({ length, width, path }, plan) =>
      only([
        areaOfColour(plan, 'sand') - areaOfColour(plan, 'green'),
        (length + 2 * path) * (width + 2 * path) - length * width,
      ]),
    { figure: 'diagram', unit: 'm²' },
  ),
  'maths-square-into-three': valueSolver(
    'A square is cut into <parts> equal rectangles by straight lines that run in the same direction. Each rectangle has a perimeter of <perimeter> cm.\nWhat is the area of the square?',
    ({ parts, perimeter }) => (perimeter / (2 + 2 / parts)) ** 2,
    { unit: 'cm²' },
  ),
  'maths-rope-largest-rectangle': valueSolver(
    'Class 5K has a rope that is <rope> m long. The children lay all of it around a rectangle on the oval. The sides of the rectangle are whole metres.\nWhat is the largest area that the rectangle can have?',
    ({ rope }) => Math.max(...range(1, rope / 2 - 1).map((side) => side * (rope / 2 - side))),
    { unit: 'm²' },
  ),
  'maths-poster-width': valueSolver(
    'A rectangular poster has a perimeter of <perimeter> cm. It is <length> cm long.\nWhat is its area?',
    ({ perimeter, length }) => (perimeter / 2 - length) * length,
    { unit: 'cm²' },
  ),
  'maths-midpoint-square': valueSolver(
    'The middles of the four sides of a square are joined, as in the picture. The sides of the large square are <side> cm long.\nWhat is the area of the green part?',
    ({ side }, picture) => {
      const [square = [], green] = shapesOf(picture);
      requireFigure(isRegular(square) && String(middlesOf(square)) === String(green), 'the middles of a square');
      return only([areaOfColour(picture, 'green'), (side * side) / 2]);
    },
    { figure: 'diagram', unit: 'cm²' },
  ),
  'maths-mural-square-metres': valueSolver(
    'A mural on a wall is a rectangle. It is <length> m long and <width> cm high.\nWhat is its area in square metres?',
    ({ length, width }) => (length * width) / 100,
    { unit: 'm²' },
  ),
  'maths-five-squares-in-a-row': valueSolver(
    'Five equal square tiles lie side by side in a row, without gaps. They make a rectangle with a perimeter of <perimeter> cm.\nWhat is the area of one tile?',
    ({ perimeter }) => (perimeter / 12) ** 2,
    { unit: 'cm²' },
  ),
  'maths-triangle-and-square': valueSolver(
    'A triangle with three equal sides and a square have the same perimeter. Each side of the triangle is <side> cm long.\nWhat is the area of the square?',
    ({ side }) => ((3 * side) / 4) ** 2,
    { unit: 'cm²' },
  ),
  'maths-larger-rug': valueSolver(
    'A rectangular rug has an area of <area> m². Another rug is twice as long and <times> times as wide.\nWhat is the area of the other rug?',
    ({ area, times }) => area * 2 * times,
    { unit: 'm²' },
  ),
  'maths-triangles-in-rectangle': valueSolver(
    'Point P lies on the top side of a rectangle, as in the picture.\nWhat is the area of the two green triangles together?',
    (_stem, picture) =>
      only([areaOfColour(picture, 'green'), (lengthOf(picture, 'A', 'B') * lengthOf(picture, 'B', 'C')) / 2]),
    { figure: 'diagram', unit: 'cm²' },
  ),
};
