import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf } from '../words';
import { cellsOf, firstTile, type Grid, quartersOf, turned } from './grids';
import { areaOf, canCover, mostDominoes, positions } from './pieces';

/** The squares of a grid with one of these marks; the others become gaps. */
const onlyMarks = (grid: Grid, marks: string) =>
  grid.map((row) => [...row].map((mark) => (marks.includes(mark) ? mark : ' ')).join(''));

const canFlipBy = (words: string) => words !== ', but not turned over';

const overlaid = (one: Grid, other: Grid) =>
  one.map((row, at) =>
    [...row].map((mark, column) => (mark === 'g' || other[at]?.[column] === 'g' ? 'g' : '.')).join(''),
  );

/** Whether green and white take turns along all rows and columns. */
const isChequered = (grid: Grid) =>
  grid.every((row, at) =>
    [...row].every((mark, column) =>
      mark === 'g' || mark === '.' ? mark !== row[column + 1] && mark !== grid[at + 1]?.[column] : false,
    ),
  );

/** A grid whose question marks are filled by a piece in one of its positions, in every place. */
const filledBy = (grid: Grid, piece: Grid): string[][] =>
  positions(piece).flatMap((position) =>
    grid.flatMap((_, top) =>
      [...(grid[0] ?? '')].flatMap((_mark, left) => {
        const filled = grid.map((row, at) =>
          [...row]
            .map((mark, column) => {
              const own = position[at - top]?.[column - left] ?? ' ';
              return mark === '?' && own !== ' ' ? own : mark;
            })
            .join(''),
        );
        return [filled];
      }),
    ),
  );

export const assemblySolvers: Record<string, Solver> = {
  'thinking-hole-in-the-square': optionSolver(
    'The white part of the square is a hole. A piece may be turned{flip:, but not turned over| or turned over}.\nWhich piece fills the hole exactly?',
    ({ flip }, figure) => {
      const hole = onlyMarks(firstTile(figure).cells, '.');
      return (option) => canCover(hole, [cellsOf(figure.rows, option)], canFlipBy(flip));
    },
    { figure: 'tiles' },
  ),
  'thinking-pair-makes-rectangle': optionSolver(
    'Two of the four pieces fit together to make the rectangle, without a gap or an overlap. Pieces may be turned{flip:, but not turned over| or turned over}.\nWhich two pieces are they?',
    ({ flip }, figure) =>
      (option) =>
        canCover(
          firstTile(figure).cells,
          listOf(option).map((name) => cellsOf(figure.rows, name)),
          canFlipBy(flip),
        ),
    { figure: 'tiles' },
  ),
  'thinking-piece-left-over': optionSolver(
    'Three of the four pieces make the square, without a gap or an overlap. Pieces may be turned{flip:, but not turned over| or turned over}.\nWhich piece is left over?',
    ({ flip }, figure) => {
      const pieces = figure.rows[1]?.tiles ?? [];
      return (option) => {
        cellsOf(figure.rows, option);
        const others = pieces.filter(({ label }) => label !== option).map(({ cells }) => cells);
        return canCover(firstTile(figure).cells, others, canFlipBy(flip));
      };
    },
    { figure: 'tiles' },
  ),
  'thinking-three-small-corners': optionSolver(
    'Piece P is a corner of three squares. {count:Three|Two} of these pieces are laid together without a gap or an overlap. They may be turned.\nWhich shape can {not:NOT |}be made?',
    ({ count, not }, figure) => {
      const piece = cellsOf(figure.rows, 'Piece P');
      if (areaOf(piece) !== 3) throw new Error('The piece has not three squares.');
      const pieces = Array.from({ length: count === 'Three' ? 3 : 2 }, () => piece);
      return (option) => canCover(cellsOf(figure.rows, option), pieces) === (not === '');
    },
    { figure: 'tiles' },
  ),
  'thinking-two-alike': optionSolver(
    '{count:Two|Three} pieces like piece P are laid together without a gap or an overlap. They may be turned{flip:, but not turned over| or turned over}.\nWhich shape can they make?',
    ({ count, flip }, figure) => {
      const pieces = Array.from({ length: count === 'Two' ? 2 : 3 }, () => cellsOf(figure.rows, 'Piece P'));
      return (option) => canCover(cellsOf(figure.rows, option), pieces, canFlipBy(flip));
    },
    { figure: 'tiles' },
  ),
  'thinking-clear-sheets': optionSolver(
    'Sheets P and Q are clear, with some green squares. Sheet Q is given {turn:a quarter turn clockwise|a quarter turn anticlockwise|a half turn} and then laid exactly on sheet P.\nWhat is seen?',
    ({ turn }, { rows }) => {
      const seen = overlaid(cellsOf(rows, 'P'), turned(cellsOf(rows, 'Q'), quartersOf(turn)));
      return (option) => String(cellsOf(rows, option)) === String(seen);
    },
    { figure: 'tiles' },
  ),
  'thinking-cut-in-half': optionSolver(
    'The shape is cut along the lines of the squares into two parts. The two parts have the same shape and size: one covers the other exactly if it is turned{flip: or turned over|, but not turned over}.\nWhat can such a part look like?',
    ({ flip }, figure) => {
      return (option) => {
        const part = cellsOf(figure.rows, option);
        return canCover(firstTile(figure).cells, [part, part], canFlipBy(flip));
      };
    },
    { figure: 'tiles' },
  ),
  'thinking-chequered-hole': optionSolver(
    'Four squares with question marks are missing from a pattern in which green and white squares take turns along every row and every column. A piece may be turned, but not turned over.\nWhich piece completes the pattern?',
    (_stem, figure) => (option) => filledBy(firstTile(figure).cells, cellsOf(figure.rows, option)).some(isChequered),
    { figure: 'tiles' },
  ),
  'thinking-most-dominoes': valueSolver(
    'Dominoes that each cover exactly two neighbouring squares are laid on the shape. They do not overlap, and no part of a domino lies outside the shape.\nWhat is the largest number of dominoes that can be laid?',
    (_stem, figure) => mostDominoes(firstTile(figure).cells),
    { figure: 'tiles' },
  ),
};
