import { total } from '../../lists';
import { found, placeOf } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { MIRRORS, missingSquares, SYMMETRIES, TURNS } from '../symmetry';

export const symmetrySolvers: Record<string, Solver> = {
  'maths-mirror-one-line': valueSolver(
    'Some squares of the grid are shaded. The dashed line must become a line of symmetry of the pattern.\nWhat is the smallest number of extra squares that must be shaded?',
    (_stem, grid) => missingSquares(grid, [MIRRORS.upright]),
    { figure: 'symmetry-grid' },
  ),
  'maths-mirror-two-lines': valueSolver(
    'A floor of green and white tiles will have both dashed lines as lines of symmetry. Only some of its green tiles have been laid so far, as in the picture. No more green tiles are laid than the symmetry needs.\nHow many green tiles does the finished floor have?',
    (_stem, grid) => grid.shaded.length + missingSquares(grid, [MIRRORS.upright, MIRRORS.level]),
    { figure: 'symmetry-grid' },
  ),
  'maths-grid-quarter-turn': valueSolver(
    'Some squares of the grid are shaded. After a quarter turn around its centre, the pattern must look exactly as before.\nWhat is the smallest number of extra squares that must be shaded?',
    (_stem, grid) => missingSquares(grid, TURNS),
    { figure: 'symmetry-grid' },
  ),
  'maths-reflect-in-axis': valueSolver(
    'Triangle T is reflected in the y-axis (the upright axis).\nWhere is the reflection of corner P?',
    (_stem, { points }) => {
      const [x, y] = placeOf(points, 'P');
      return `(${-x}, ${y})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-slide-a-shape': valueSolver(
    'Shape S slides over the grid without being turned or flipped, so that corner P comes to the point (<x>, <y>).\nWhere does corner Q come to?',
    ({ x, y }, { points }) => {
      const [[px, py], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
      return `(${qx + x - px}, ${qy + y - py})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-capital-letter-symmetry': optionSolver(
    'Five capital letters are written with straight lines, as on a street sign.\nWhich of them has exactly <lines> lines of symmetry?',
    ({ lines }) =>
      (option) =>
        SYMMETRIES.linesOfLetter[option] === lines,
  ),
  'maths-quarter-turn-point': valueSolver(
    'Point Q is turned around the point (0, 0) by a quarter turn clockwise.\nWhere does it come to?',
    (_stem, { points }) => {
      const [x, y] = placeOf(points, 'Q');
      return `(${y}, ${-x})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-lines-of-symmetry-total': valueSolver(
    'Count the lines of symmetry of each shape: a square, a triangle with three equal sides, and a rectangle that is not a square.\nHow many lines of symmetry do the three shapes have altogether?',
    () => total([SYMMETRIES.linesOfShape.square, SYMMETRIES.linesOfShape.triangle, SYMMETRIES.linesOfShape.rectangle]),
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
