import type { Tile, TileRow } from '../../figures/tiles';
import { range } from '../../lists';

/** Rows of a pattern of squares, one character a square. */
export type Grid = readonly string[];

const padded = (grid: Grid) => {
  const width = Math.max(...grid.map((row) => row.length));
  return grid.map((row) => row.padEnd(width));
};

const clockwise = (grid: Grid): string[] =>
  [...(grid[0] ?? '')].map((_, column) =>
    grid
      .map((row) => row[column])
      .toReversed()
      .join(''),
  );

/** Left and right swapped. */
export const mirrored = (grid: Grid): string[] => padded(grid).map((row) => [...row].toReversed().join(''));

/** Turned clockwise by so many quarters. */
export const turned = (grid: Grid, quarters: number): string[] =>
  range(1, quarters % 4).reduce(clockwise, padded(grid));

export const isSameGrid = (one: Grid, other: Grid) => padded(one).join('/') === padded(other).join('/');

/** The cells of the tile with this label; a figure without this tile throws. */
export function cellsOf(rows: readonly TileRow[], label: string): Grid {
  const tile = rows.flatMap(({ tiles }) => tiles).find((each) => each.label === label);
  if (!tile) throw new Error(`The figure has no tile ${label}.`);
  return tile.cells;
}

/** The tile that a question is about. */
export function firstTile({ rows }: { rows: readonly TileRow[] }): Tile {
  const tile = rows[0]?.tiles[0];
  if (!tile) throw new Error('The figure has no tile.');
  return tile;
}
