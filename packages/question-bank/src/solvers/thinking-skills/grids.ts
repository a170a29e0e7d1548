import type { Tile, TileRow, Tiles } from '../../figures/tiles';

/** Rows of a pattern of squares, one character a square. */
export type Grid = readonly string[];

const padded = (grid: Grid) => {
  const width = Math.max(...grid.map((row) => row.length));
  return grid.map((row) => row.padEnd(width));
};

export const clockwise = (grid: Grid): string[] => {
  const rows = padded(grid);
  return [...(rows[0] ?? '')].map((_, column) =>
    rows
      .map((row) => row[column])
      .toReversed()
      .join(''),
  );
};

/** Left and right swapped. */
export const mirrored = (grid: Grid): string[] => padded(grid).map((row) => [...row].toReversed().join(''));

export const turned = (grid: Grid, quarters: number): string[] =>
  Array.from({ length: ((quarters % 4) + 4) % 4 }).reduce<string[]>((rows) => clockwise(rows), padded(grid));

export const isSameGrid = (one: Grid, other: Grid) => padded(one).join('/') === padded(other).join('/');

/** The cells of the tile with this label; a figure without this tile throws. */
export function cellsOf(rows: readonly TileRow[], label: string): Grid {
  const tile = rows.flatMap(({ tiles }) => tiles).find((each: Tile) => each.label === label);
  if (!tile) throw new Error(`The figure has no tile ${label}.`);
  return tile.cells;
}

/** The tile that a question is about. */
export function firstTile({ rows }: Tiles): Tile {
  const tile = rows[0]?.tiles[0];
  if (!tile) throw new Error('The figure has no tile.');
  return tile;
}

/** Quarter turns clockwise that words such as `a quarter turn anticlockwise` stand for. */
export function quartersOf(words: string): number {
  const quarters = { 'a quarter turn clockwise': 1, 'a half turn': 2, 'a quarter turn anticlockwise': 3 }[words];
  if (quarters === undefined) throw new Error(`${words} is not a turn.`);
  return quarters;
}
