import { range } from '../../lists';
import { type Grid, mirrored, turned } from './grids';

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
export const positions = (piece: Grid, canFlip = false): string[][] => {
  const sides = canFlip ? [piece, mirrored(piece)] : [piece];
  const all = sides.flatMap((side) => range(0, 3).map((quarters) => trimmed(turned(side, quarters))));
  return all.filter((one, at) => all.findIndex((other) => String(other) === String(one)) === at);
};

/** Whether the pieces together cover a shape exactly, without gaps or overlaps. */
export function canCover(shape: Grid, pieces: readonly Grid[], canFlip = false): boolean {
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

/** The largest number of pairs of neighbouring squares that can be laid into a shape. */
export function mostDominoes(shape: Grid): number {
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
