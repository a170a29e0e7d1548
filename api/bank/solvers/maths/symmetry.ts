import { found, placeOf } from '../figure-values';
import { total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { MIRRORS, missingSquares, newMirrorImages, SYMMETRIES, TURNS } from '../symmetry';

export const symmetrySolvers: Record<string, Solver> = {
  'maths-mirror-one-line': valueSolver(
    'Some squares of the grid are shaded. The dashed line must become a line of symmetry of the pattern.\nWhat is the smallest number of extra squares that must be shaded?',
    {
      figure: 'symmetry-grid',
      value: (_stem, grid) => missingSquares(grid, [MIRRORS.upright]),
      wrongTurns: {
        'counts those with a partner': (_stem, grid) => grid.shaded.length - missingSquares(grid, [MIRRORS.upright]),
      },
    },
  ),
  'maths-mirror-two-lines': valueSolver(
    'A floor of green and white tiles will have both dashed lines as lines of symmetry. Only some of its green tiles have been laid so far, as in the picture. No more green tiles are laid than the symmetry needs.\nHow many green tiles does the finished floor have?',
    {
      figure: 'symmetry-grid',
      value: (_stem, grid) => grid.shaded.length + missingSquares(grid, [MIRRORS.upright, MIRRORS.level]),
      wrongTurns: {
        'mirrors in one line': (_stem, grid) => grid.shaded.length + missingSquares(grid, [MIRRORS.upright]),
        'leaves out the laid tiles': (_stem, grid) => missingSquares(grid, [MIRRORS.upright, MIRRORS.level]),
        doubles: (_stem, grid) => 2 * grid.shaded.length,
        'mirrors once in each line': (_stem, grid) =>
          grid.shaded.length + newMirrorImages(grid, [MIRRORS.upright, MIRRORS.level]),
      },
    },
  ),
  'maths-grid-quarter-turn': valueSolver(
    'Some squares of the grid are shaded. After a quarter turn around its centre, the pattern must look exactly as before.\nWhat is the smallest number of extra squares that must be shaded?',
    {
      figure: 'symmetry-grid',
      value: (_stem, grid) => missingSquares(grid, TURNS),
      wrongTurns: {
        'counts all at the end': (_stem, grid) => missingSquares(grid, TURNS) + grid.shaded.length,
        'counts three for each': (_stem, grid) => 3 * grid.shaded.length,
      },
    },
  ),
  'maths-reflect-in-axis': valueSolver(
    'Triangle T is reflected in the y-axis (the upright axis).\nWhere is the reflection of corner P?',
    {
      figure: 'coordinate-grid',
      value: (_stem, { points }) => {
        const [x, y] = placeOf(points, 'P');
        return `(${-x}, ${y})`;
      },
      wrongTurns: {
        'uses the other axis': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'P');
          return `(${x}, ${-y})`;
        },
        'uses both axes': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'P');
          return `(${-x}, ${-y})`;
        },
        'swaps the numbers': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'P');
          return `(${y}, ${x})`;
        },
        'swaps and changes signs': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'P');
          return `(${-y}, ${-x})`;
        },
      },
    },
  ),
  'maths-slide-a-shape': valueSolver(
    'Shape S slides over the grid without being turned or flipped, so that corner P comes to the point (<x>, <y>).\nWhere does corner Q come to?',
    {
      figure: 'coordinate-grid',
      value: ({ x, y }, { points }) => {
        const [[px, py], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
        return `(${qx + x - px}, ${qy + y - py})`;
      },
      wrongTurns: {
        'swaps the numbers': ({ x, y }, { points }) => {
          const [[px, py], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
          return `(${qy + y - py}, ${qx + x - px})`;
        },
        'adds the new place': ({ x, y }, { points }) => {
          const [qx, qy] = placeOf(points, 'Q');
          return `(${qx + x}, ${qy + y})`;
        },
        'moves to the side only': ({ x }, { points }) => {
          const [[px], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
          return `(${qx + x - px}, ${qy})`;
        },
        'moves up only': ({ y }, { points }) => {
          const [[, py], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
          return `(${qx}, ${qy + y - py})`;
        },
      },
    },
  ),
  'maths-capital-letter-symmetry': optionSolver(
    'Five capital letters are written with straight lines, as on a street sign.\nWhich of them has exactly <lines> lines of symmetry?',
    {
      isRight:
        ({ lines }) =>
        (option) =>
          SYMMETRIES.linesOfLetter[option] === lines,
    },
  ),
  'maths-quarter-turn-point': valueSolver(
    'Point Q is turned around the point (0, 0) by a quarter turn clockwise.\nWhere does it come to?',
    {
      figure: 'coordinate-grid',
      value: (_stem, { points }) => {
        const [x, y] = placeOf(points, 'Q');
        return `(${y}, ${-x})`;
      },
      wrongTurns: {
        'turns anticlockwise': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'Q');
          return `(${-y}, ${x})`;
        },
        'makes a half turn': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'Q');
          return `(${-x}, ${-y})`;
        },
        reflects: (_stem, { points }) => {
          const [x, y] = placeOf(points, 'Q');
          return `(${x}, ${-y})`;
        },
        'swaps the numbers': (_stem, { points }) => {
          const [x, y] = placeOf(points, 'Q');
          return `(${y}, ${x})`;
        },
      },
    },
  ),
  'maths-lines-of-symmetry-total': valueSolver(
    'Count the lines of symmetry of each shape: a square, a triangle with three equal sides, and a rectangle that is not a square.\nHow many lines of symmetry do the three shapes have altogether?',
    {
      value: () =>
        total([SYMMETRIES.linesOfShape.square, SYMMETRIES.linesOfShape.triangle, SYMMETRIES.linesOfShape.rectangle]),
    },
  ),
  'maths-reflect-in-dashed-line': valueSolver('Point R is reflected in the dashed line.\nWhere is its reflection?', {
    figure: 'coordinate-grid',
    value: (_stem, { points, mirror }) => {
      const [x, y] = placeOf(points, 'R');
      return `(${2 * found(mirror, 'mirror')[0][0] - x}, ${y})`;
    },
    wrongTurns: {
      'stops at the line': (_stem, { points, mirror }) =>
        `(${found(mirror, 'mirror')[0][0]}, ${placeOf(points, 'R')[1]})`,
    },
  }),
};
