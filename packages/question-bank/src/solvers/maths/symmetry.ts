import type { FigureOf } from '../../figures/figure';
import { found, placeOf } from '../figure-values';
import { type Solver, valueSolver } from '../solver';

/** Where a square comes to, by column and row. */
type Motion = (column: number, row: number, size: number) => [column: number, row: number];

const leftToRight: Motion = (column, row, size) => [size + 1 - column, row];
const topToBottom: Motion = (column, row, size) => [column, size + 1 - row];
/** Repeated, it leads to the other turns. */
const quarterTurn: Motion = (column, row, size) => [size + 1 - row, column];

/** How many squares must be shaded until the motions change nothing. */
function missingSquares({ size, shaded }: FigureOf<'symmetry-grid'>, ...motions: Motion[]): number {
  const squares = new Map(shaded.map((square) => [String(square), square]));
  // A square that is added while the map is read is read too.
  for (const [column, row] of squares.values()) {
    for (const motion of motions) {
      const image = motion(column, row, size);
      squares.set(String(image), image);
    }
  }
  return squares.size - shaded.length;
}

export const symmetrySolvers: Record<string, Solver> = {
  'maths-mirror-one-line': valueSolver(
    'Some squares of the grid are shaded. The dashed line must become a line of symmetry of the pattern.\nWhat is the smallest number of extra squares that must be shaded?',
    (_stem, grid) => missingSquares(grid, leftToRight),
    { figure: 'symmetry-grid' },
  ),
  'maths-mirror-two-lines': valueSolver(
    'A floor of green and white tiles will have both dashed lines as lines of symmetry. Only some of its green tiles have been laid so far, as in the picture. No more green tiles are laid than the symmetry needs.\nHow many green tiles does the finished floor have?',
    (_stem, grid) => grid.shaded.length + missingSquares(grid, leftToRight, topToBottom),
    { figure: 'symmetry-grid' },
  ),
  'maths-grid-quarter-turn': valueSolver(
    'Some squares of the grid are shaded. After a quarter turn around its centre, the pattern must look exactly as before.\nWhat is the smallest number of extra squares that must be shaded?',
    (_stem, grid) => missingSquares(grid, quarterTurn),
    { figure: 'symmetry-grid' },
  ),
  'maths-reflect-in-axis': valueSolver(
    'Triangle T is reflected in the y-axis (the upright axis).\nWhere is the reflection of vertex P?',
    (_stem, { points }) => {
      const [x, y] = placeOf(points, 'P');
      return `(${-x}, ${y})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-slide-a-shape': valueSolver(
    'Shape S slides over the grid without being turned or flipped, so that vertex P comes to the point (<x>, <y>).\nWhere does vertex Q come to?',
    ({ x, y }, { points }) => {
      const [[px, py], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
      return `(${qx + x - px}, ${qy + y - py})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-quarter-turn-point': valueSolver(
    'Point Q is turned around the point (0, 0) by a quarter turn clockwise.\nWhere does it come to?',
    (_stem, { points }) => {
      const [x, y] = placeOf(points, 'Q');
      return `(${y}, ${-x})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-reflect-in-dashed-line': valueSolver(
    'Point R is reflected in the dashed line.\nWhere is its reflection?',
    (_stem, { points, mirror }) => {
      const [x, y] = placeOf(points, 'R');
      return `(${2 * found(mirror, 'mirror')[0][0] - x}, ${y})`;
    },
    { figure: 'coordinate-grid' },
  ),
};
