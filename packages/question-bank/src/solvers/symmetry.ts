import type { SymmetryGrid } from '../figures/symmetry-grid';

/** Where a square comes to, by column and row. */
type Motion = (column: number, row: number, size: number) => [column: number, row: number];

export const MIRRORS = {
  upright: (column, row, size) => [size + 1 - column, row],
  level: (column, row, size) => [column, size + 1 - row],
} satisfies Record<string, Motion>;

/** A quarter turn; repeated, it leads to the other turns. */
export const TURNS: readonly Motion[] = [(column, row, size) => [size + 1 - row, column]];

const moved = (square: string, motion: Motion, size: number) => {
  const [column = 0, row = 0] = square.split(',').map(Number);
  return String(motion(column, row, size));
};

/** How many squares must be shaded until the motions change nothing. */
export function missingSquares({ size, shaded }: SymmetryGrid, motions: readonly Motion[]): number {
  let squares = new Set(shaded.map(String));
  for (let before = -1; before !== squares.size; ) {
    before = squares.size;
    const images = [...squares].flatMap((square) => motions.map((motion) => moved(square, motion, size)));
    squares = new Set([...squares, ...images]);
  }
  return squares.size - shaded.length;
}

/** How many lines of symmetry things have. */
export const SYMMETRIES = {
  linesOfLetter: { H: 2, T: 1, K: 1, N: 0, Z: 0 } as Record<string, number>,
  linesOfShape: { square: 4, triangle: 3, rectangle: 2 },
};
