import type { Solver } from '../solver';
import { cellsOf, firstTile, type Grid, quartersOf, turned } from './grids';
import { areaOf, canCover, mostDominoes, positions } from './pieces';
import { figureSolver } from './thinking-solver';
import { listOf, readWords } from './words';

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
  'thinking-hole-in-the-square': figureSolver('tiles', (question, figure) => {
    const { flip } = readWords(
      'The white part of the square is a hole. A piece may be turned{flip:, but not turned over| or turned over}.\nWhich piece fills the hole exactly?',
      question,
    );
    const hole = onlyMarks(firstTile(figure).cells, '.');
    return (option) => canCover(hole, [cellsOf(figure.rows, option)], canFlipBy(flip));
  }),
  'thinking-pair-makes-rectangle': figureSolver('tiles', (question, figure) => {
    const { flip } = readWords(
      'Two of the four pieces fit together to make the rectangle, without a gap or an overlap. Pieces may be turned{flip:, but not turned over| or turned over}.\nWhich two pieces are they?',
      question,
    );
    return (option) =>
      canCover(
        firstTile(figure).cells,
        listOf(option).map((name) => cellsOf(figure.rows, name)),
        canFlipBy(flip),
      );
  }),
  'thinking-piece-left-over': figureSolver('tiles', (question, figure) => {
    const { flip } = readWords(
      'Three of the four pieces make the square, without a gap or an overlap. Pieces may be turned{flip:, but not turned over| or turned over}.\nWhich piece is left over?',
      question,
    );
    const pieces = figure.rows[1]?.tiles ?? [];
    return (option) => {
      cellsOf(figure.rows, option);
      const others = pieces.filter(({ label }) => label !== option).map(({ cells }) => cells);
      return canCover(firstTile(figure).cells, others, canFlipBy(flip));
    };
  }),
  'thinking-three-small-corners': figureSolver('tiles', (question, figure) => {
    const { count, not } = readWords(
      'Piece P is a corner of three squares. {count:Three|Two} of these pieces are laid together without a gap or an overlap. They may be turned.\nWhich shape can {not:NOT |}be made?',
      question,
    );
    const piece = cellsOf(figure.rows, 'Piece P');
    if (areaOf(piece) !== 3) throw new Error('The piece has not three squares.');
    const pieces = Array.from({ length: count === 'Three' ? 3 : 2 }, () => piece);
    return (option) => canCover(cellsOf(figure.rows, option), pieces) === (not === '');
  }),
  'thinking-two-alike': figureSolver('tiles', (question, figure) => {
    const { count, flip } = readWords(
      '{count:Two|Three} pieces like piece P are laid together without a gap or an overlap. They may be turned{flip:, but not turned over| or turned over}.\nWhich shape can they make?',
      question,
    );
    const pieces = Array.from({ length: count === 'Two' ? 2 : 3 }, () => cellsOf(figure.rows, 'Piece P'));
    return (option) => canCover(cellsOf(figure.rows, option), pieces, canFlipBy(flip));
  }),
  'thinking-clear-sheets': figureSolver('tiles', (question, { rows }) => {
    const { turn } = readWords(
      'Sheets P and Q are clear, with some green squares. Sheet Q is given {turn:a quarter turn clockwise|a quarter turn anticlockwise|a half turn} and then laid exactly on sheet P.\nWhat is seen?',
      question,
    );
    const seen = overlaid(cellsOf(rows, 'P'), turned(cellsOf(rows, 'Q'), quartersOf(turn)));
    return (option) => String(cellsOf(rows, option)) === String(seen);
  }),
  'thinking-cut-in-half': figureSolver('tiles', (question, figure) => {
    const { flip } = readWords(
      'The shape is cut along the lines of the squares into two parts. The two parts have the same shape and size: one covers the other exactly if it is turned{flip: or turned over|, but not turned over}.\nWhat can such a part look like?',
      question,
    );
    return (option) => {
      const part = cellsOf(figure.rows, option);
      return canCover(firstTile(figure).cells, [part, part], canFlipBy(flip));
    };
  }),
  'thinking-chequered-hole': figureSolver('tiles', (question, figure) => {
    readWords(
      'Four squares with question marks are missing from a pattern in which green and white squares take turns along every row and every column. A piece may be turned, but not turned over.\nWhich piece completes the pattern?',
      question,
    );
    return (option) => filledBy(firstTile(figure).cells, cellsOf(figure.rows, option)).some(isChequered);
  }),
  'thinking-most-dominoes': figureSolver(
    'tiles',
    (question, figure) => {
      readWords(
        'Dominoes that each cover exactly two neighbouring squares are laid on the shape. They do not overlap, and no part of a domino lies outside the shape.\nWhat is the largest number of dominoes that can be laid?',
        question,
      );
      return (option) => Number(option) === mostDominoes(firstTile(figure).cells);
    },
    {
      'takes half of the squares': (_question, figure) => String(Math.floor(areaOf(firstTile(figure).cells) / 2)),
      'rounds half of the squares up': (_question, figure) => String(Math.ceil(areaOf(firstTile(figure).cells) / 2)),
    },
  ),
};
