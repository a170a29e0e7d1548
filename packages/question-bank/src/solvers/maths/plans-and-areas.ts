import { only, range, total } from '../../lists';
import {
  areAllOf,
  areaOf,
  extentOf,
  isRectangle,
  isRegular,
  lengthOf,
  middlesOf,
  pointOf,
  requireFigure,
  shapesOf,
} from '../diagram-values';
import { found } from '../figure-values';
import { type Solver, valueSolver } from '../solver';

/** How long it is around a shape. */
const around = (corners: readonly (readonly [number, number])[]) =>
  total(
    corners.map(([x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
      return Math.hypot(nextX - x, nextY - y);
    }),
  );

/** The sides of squares in a pattern that no other square shares. */
function outerSides(cells: readonly string[]): number {
  const isSquare = (row: number, column: number) => (cells[row]?.[column] ?? ' ') !== ' ';
  return total(
    cells.flatMap((line, row) =>
      [...line].map((_mark, column) => {
        const beside = [
          [row - 1, column],
          [row + 1, column],
          [row, column - 1],
          [row, column + 1],
        ] as const;
        return isSquare(row, column) ? beside.filter(([r, c]) => !isSquare(r, c)).length : 0;
      }),
    ),
  );
}

export const planSolvers: Record<string, Solver> = {
  'maths-six-joined-squares': valueSolver(
    'The shape in the picture is made of six equal squares. Each of these squares has a perimeter of <perimeter> cm.\nWhat is the perimeter of the whole shape?',
    ({ perimeter }, { rows }) => {
      const { cells } = only(rows.flatMap(({ tiles }) => tiles));
      requireFigure(cells.join('').replaceAll(' ', '').length === 6, 'six squares');
      return (outerSides(cells) * perimeter) / 4;
    },
    { figure: 'tiles', unit: 'cm' },
  ),
  'maths-posts-of-a-paddock': valueSolver(
    'A farmer builds a fence around the rectangular paddock in the picture. A post stands at each vertex, and there is a post every <gap> m along the sides. Each post costs $<price>.\nHow much do all the posts cost?',
    ({ gap, price }, plan) => {
      const sides = [lengthOf(plan, 'A', 'B'), lengthOf(plan, 'B', 'C')];
      requireFigure(shapesOf(plan).every(isRectangle) && sides.every((side) => side % gap === 0), 'whole gaps');
      return ((2 * total(sides)) / gap) * price;
    },
    { figure: 'diagram', unit: '$' },
  ),
  'maths-rectangle-of-five-tiles': valueSolver(
    'Five equal rectangular tiles make the large rectangle in the picture. The large rectangle is <length> cm long.\nWhat is its area?',
    ({ length }, picture) => {
      const tiles = shapesOf(picture);
      requireFigure(tiles.length === 5 && tiles.every(isRectangle), 'five rectangles');
      const [across, down] = [extentOf(tiles.flat(), 0), extentOf(tiles.flat(), 1)];
      const areas = tiles.map(areaOf);
      requireFigure(areAllOf(areas, [(across * down) / 5]) && lengthOf(picture, 'A', 'D') === length, 'equal tiles');
      return total(areas) * (length / across) ** 2;
    },
    { figure: 'diagram', unit: 'cm²' },
  ),
  'maths-fence-on-a-plan': valueSolver(
    'Shape F on the grid is the plan of a garden. Each unit of the grid stands for <unit> m. A fence goes around the whole garden, but for a gate that is <gate> m wide.\nHow long is the fence?',
    ({ unit, gate }, { polygons }) => around(found(polygons[0], 'plan').corners) * unit - gate,
    { figure: 'coordinate-grid', unit: 'm' },
  ),
  'maths-card-around-a-net': valueSolver(
    'The picture shows the net of a box with a lid. It was cut out of a rectangular piece of card. The card was the smallest one that this net fits on when its sides are parallel to those of the card.\nWhat area of the card is left over?',
    (_stem, { length, width, height, hasLid }) => {
      requireFigure(hasLid, 'a lid');
      const card = (2 * height + 2 * length) * (2 * height + width);
      return card - 2 * (length * width + length * height + width * height);
    },
    { figure: 'box-net', unit: 'cm²' },
  ),
  'maths-triangle-in-a-square': valueSolver(
    'In the picture, points E and F are the middles of two sides of a square. Each side of the square is <side> cm long.\nWhat is the area of the green triangle?',
    ({ side }, picture) => {
      const [square = [], triangle = []] = shapesOf(picture);
      const middles = middlesOf(square).map(String);
      requireFigure(
        isRegular(square) && ['E', 'F'].every((name) => middles.includes(String(pointOf(picture, name)))),
        'the middles of a square',
      );
      return (areaOf(triangle) * side ** 2) / areaOf(square);
    },
    { figure: 'diagram', unit: 'cm²' },
  ),
  'maths-concrete-steps': valueSolver(
    'The picture shows the side of four solid concrete steps. All of them are equally long and equally high. The steps are <width> m wide.\nWhat is the volume of the concrete?',
    ({ width }, picture) => {
      const side = only(shapesOf(picture));
      const [length, height] = [lengthOf(picture, 'A', 'B'), lengthOf(picture, 'B', 'C')];
      const counted = total(range(1, 4)) * (length / 4) * (height / 4);
      return (only([areaOf(side), counted]) / 100 ** 2) * width;
    },
    { figure: 'diagram', unit: 'm³' },
  ),
  'maths-rectangle-in-four-parts': valueSolver(
    'Two straight lines cut a rectangle into four smaller rectangles, as in the picture. P has an area of <p> cm², Q has <q> cm² and R has <r> cm².\nWhat is the area of S?',
    ({ p, q, r }, picture) => {
      requireFigure(shapesOf(picture).length === 4 && shapesOf(picture).every(isRectangle), 'four rectangles');
      return (q * r) / p;
    },
    { figure: 'diagram', unit: 'cm²' },
  ),
};
