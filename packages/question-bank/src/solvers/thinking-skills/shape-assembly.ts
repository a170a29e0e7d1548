import { range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf } from '../words';
import { cellsOf, firstTile, type Grid, mirrored, turned } from './grids';

type Cell = readonly [row: number, column: number];

const cellsIn = (grid: Grid): Cell[] =>
  grid.flatMap((row, at) => [...row].flatMap((mark, column): Cell[] => (mark === ' ' ? [] : [[at, column]])));

/** A piece without empty rows and columns around it. */
const trimmed = (grid: Grid): string[] => {
  const cells = cellsIn(grid);
  const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
  const rows = grid.slice(top).map((row) => row.slice(left).trimEnd());
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
};

/** Every way to lay a piece that may be turned, and turned over if `canFlip`. */
const positions = (piece: Grid, canFlip = false): string[][] => {
  const sides = canFlip ? [piece, mirrored(piece)] : [piece];
  const all = sides.flatMap((side) => range(0, 3).map((quarters) => trimmed(turned(side, quarters))));
  return all.filter((one, at) => all.findIndex((other) => String(other) === String(one)) === at);
};

/** Whether the pieces together cover a shape exactly, without gaps or overlaps. */
function canCover(shape: Grid, pieces: readonly Grid[], canFlip = false): boolean {
  const places = pieces.map((piece) => positions(piece, canFlip).map(cellsIn));
  const cover = (left: ReadonlySet<string>, unused: readonly Cell[][][]): boolean => {
    const [first] = left;
    if (first === undefined) return unused.length === 0;
    const [row = 0, column = 0] = first.split(',').map(Number);
    return unused.some((piece, at) =>
      piece.some((cells) => {
        // Cells come row by row, so the first cell of a piece lies on the first free square.
        const [head] = cells;
        if (!head) return false;
        const laid = cells.map(([r, c]) => `${r - head[0] + row},${c - head[1] + column}`);
        if (!laid.every((cell) => left.has(cell))) return false;
        const rest = new Set([...left].filter((cell) => !laid.includes(cell)));
        return cover(
          rest,
          unused.filter((_, other) => other !== at),
        );
      }),
    );
  };
  return cover(new Set(cellsIn(shape).map(String)), places);
}

/** What the place of a square on a square board is called in a question. */
function placeName(size: number, row: number, column: number): string {
  const ends = [row, column].filter((at) => at === 0 || at === size - 1).length;
  return ['in the middle', 'in the middle of a side', 'in a corner'][ends] ?? '';
}

/** The squares of a board that two equal pieces can leave free, as the question calls their places. */
function freePlaces(board: Grid, piece: Grid): string[] {
  const free = cellsIn(board).filter(([row, column]) => {
    const rest = board.map((line, at) => (at === row ? `${line.slice(0, column)} ${line.slice(column + 1)}` : line));
    return canCover(rest, [piece, piece]);
  });
  return [...new Set(free.map(([row, column]) => placeName(board.length, row, column)))];
}

/** The largest number of pairs of neighbouring squares that can be laid into a shape. */
function mostDominoes(shape: Grid): number {
  const most = (free: ReadonlySet<string>): number => {
    const [first] = free;
    if (first === undefined) return 0;
    const [row = 0, column = 0] = first.split(',').map(Number);
    const without = (cells: string[]) => new Set([...free].filter((cell) => !cells.includes(cell)));
    const partners = [`${row},${column + 1}`, `${row + 1},${column}`].filter((cell) => free.has(cell));
    return Math.max(most(without([first])), ...partners.map((cell) => 1 + most(without([first, cell]))));
  };
  return most(new Set(cellsIn(shape).map(String)));
}

/** Whether green and white take turns along all rows and columns. */
const isChequered = (grid: Grid) =>
  grid.every((row, at) =>
    [...row].every((mark, column) => /[g.]/.test(mark) && mark !== row[column + 1] && mark !== grid[at + 1]?.[column]),
  );

/** A grid whose question marks are filled by a piece in one of its positions, in every place. */
const filledBy = (grid: Grid, piece: Grid): string[][] =>
  positions(piece).flatMap((position) =>
    grid.flatMap((_, top) =>
      [...(grid[0] ?? '')].map((_mark, left) =>
        grid.map((row, at) =>
          row.replace(/\?/g, (mark, column) => position[at - top]?.[column - left]?.trim() || mark),
        ),
      ),
    ),
  );

export const assemblySolvers: Record<string, Solver> = {
  'thinking-hole-in-the-square': optionSolver(
    'The white part of the square is a hole. A piece may be turned, but not turned over.\nWhich piece fills the hole exactly?',
    (_stem, figure) => {
      const hole = firstTile(figure).cells.map((row) => row.replace(/[^.]/g, ' '));
      return (option) => canCover(hole, [cellsOf(figure.rows, option)]);
    },
    { figure: 'tiles' },
  ),
  'thinking-pair-makes-rectangle': optionSolver(
    'Two of the four pieces fit together to make the rectangle, without a gap or an overlap. Pieces may be turned, but not turned over.\nWhich two pieces are they?',
    (_stem, figure) => (option) => {
      const pair = listOf(option).map((name) => cellsOf(figure.rows, name));
      return canCover(firstTile(figure).cells, pair);
    },
    { figure: 'tiles' },
  ),
  'thinking-piece-left-over': optionSolver(
    'Three of the four pieces make the square, without a gap or an overlap. Pieces may be turned, but not turned over.\nWhich piece is left over?',
    (_stem, figure) => (option) => {
      const unused = cellsOf(figure.rows, option);
      const pieces = figure.rows[1]?.tiles.map(({ cells }) => cells) ?? [];
      return canCover(
        firstTile(figure).cells,
        pieces.filter((piece) => piece !== unused),
      );
    },
    { figure: 'tiles' },
  ),
  'thinking-three-small-corners': optionSolver(
    'Piece P is a corner of three squares. Three of these pieces are laid together without a gap or an overlap. They may be turned.\nWhich shape can NOT be made?',
    (_stem, { rows }) => {
      const piece = cellsOf(rows, 'Piece P');
      return (option) => !canCover(cellsOf(rows, option), [piece, piece, piece]);
    },
    { figure: 'tiles' },
  ),
  'thinking-two-alike': optionSolver(
    'Two pieces like piece P are laid together without a gap or an overlap. They may be turned, but not turned over.\nWhich shape can they make?',
    (_stem, { rows }) => {
      const piece = cellsOf(rows, 'Piece P');
      return (option) => canCover(cellsOf(rows, option), [piece, piece]);
    },
    { figure: 'tiles' },
  ),
  'thinking-clear-sheets': optionSolver(
    'Sheets P and Q are clear, with some green squares. Sheet Q is given a half turn and then laid exactly on sheet P.\nWhat is seen?',
    (_stem, { rows }) => {
      const [below, above] = [cellsOf(rows, 'P'), turned(cellsOf(rows, 'Q'), 2)];
      const seen = below.map((row, at) => row.replace(/\./g, (mark, column) => above[at]?.[column] ?? mark));
      return (option) => String(cellsOf(rows, option)) === String(seen);
    },
    { figure: 'tiles' },
  ),
  'thinking-cut-in-half': optionSolver(
    'The shape is cut along the lines of the squares into two parts. The two parts have the same shape and size: one covers the other exactly if it is turned or turned over.\nWhat can such a part look like?',
    (_stem, figure) => (option) => {
      const part = cellsOf(figure.rows, option);
      return canCover(firstTile(figure).cells, [part, part], true);
    },
    { figure: 'tiles' },
  ),
  'thinking-chequered-hole': optionSolver(
    'Four squares with question marks are missing from a pattern in which green and white squares take turns along every row and every column. A piece may be turned, but not turned over.\nWhich piece completes the pattern?',
    (_stem, figure) => (option) => filledBy(firstTile(figure).cells, cellsOf(figure.rows, option)).some(isChequered),
    { figure: 'tiles' },
  ),
  'thinking-one-square-free': optionSolver(
    'Two pieces like piece P are laid on a board of <size> by <size> squares, without an overlap. They may be turned, but not turned over. One square of the board stays free.\nWhich square can this be?',
    (_stem, { rows }) => {
      const places = freePlaces(cellsOf(rows, 'Board'), cellsOf(rows, 'Piece P'));
      return (option) => {
        const named = option.replace(/^only (?:the )?one /, '');
        return named === 'any of the nine' ? places.length === 3 : String(places) === named;
      };
    },
    { figure: 'tiles' },
  ),
  'thinking-most-dominoes': valueSolver(
    'Dominoes that each cover exactly two neighbouring squares are laid on the shape. They do not overlap, and no part of a domino lies outside the shape.\nWhat is the largest number of dominoes that can be laid?',
    (_stem, figure) => mostDominoes(firstTile(figure).cells),
    { figure: 'tiles' },
  ),
};
