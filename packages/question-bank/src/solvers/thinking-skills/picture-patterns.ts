import { only, range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { judge } from './claims';
import { cellsOf, type Grid, isSameGrid } from './grids';

/** Places around the edge of a tile of three rows, clockwise from the top left corner. */
const EDGE = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [1, 0],
] as const;
const edgePlace = (cells: Grid, mark: string) =>
  only(
    range(0, 7).filter((place) => {
      const [row, column] = EDGE[place] ?? [0, 0];
      return cells[row]?.[column] === mark;
    }),
  );

const [ARROWS, POINTS] = ['^>v<', ['upwards', 'to the right', 'downwards', 'to the left']];

export const picturePatternSolvers: Record<string, Solver> = {
  'thinking-shaded-once': optionSolver(
    'In each row, the third tile is made from the first two tiles by the same rule.\nWhich tile belongs in the place of the question mark?',
    (_stem, { rows }) => {
      // A rule says for each of the four mixes of white and green in two tiles what the third tile has.
      const rules = range(0, 15).map(
        (rule) => (one: Grid, other: Grid) =>
          one.map((row, at) =>
            [...row]
              .map((mark, column) =>
                rule & (1 << (2 * Number(mark === 'g') + Number(other[at]?.[column] === 'g'))) ? 'g' : '.',
              )
              .join(''),
          ),
      );
      const [asked = [], ...done] = rows
        .slice(0, 3)
        .toReversed()
        .map(({ tiles }) => tiles.map(({ cells }) => cells));
      const fitting = rules.filter((rule) =>
        done.every(([one = [], other = [], made = []]) => isSameGrid(rule(one, other), made)),
      );
      return (option) =>
        judge(fitting, (rule) => isSameGrid(rule(asked[0] ?? [], asked[1] ?? []), cellsOf(rows, option)), 'must');
    },
    { figure: 'tiles' },
  ),
  'thinking-two-movers': optionSolver(
    'From tile to tile, the green square and the black dot each move around the edge of the tile in their own way.\nWhich tile comes next?',
    (_stem, { rows }) => {
      const shown = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
      const next = (mark: string) => {
        const places = shown.map((cells) => edgePlace(cells, mark));
        const step = only(places.slice(1).map((place, before) => (place - (places[before] ?? 0) + 8) % 8));
        return ((places.at(-1) ?? 0) + step) % 8;
      };
      return (option) => ['g', '*'].every((mark) => edgePlace(cellsOf(rows, option), mark) === next(mark));
    },
    { figure: 'tiles' },
  ),
  'thinking-green-frames': valueSolver(
    'The picture shows the first <shown> tiles of a pattern that goes on in the same way.\nHow many green squares has tile number <asked>?',
    ({ shown, asked }, { rows }) => {
      const tiles = rows[0]?.tiles ?? [];
      if (tiles.length !== shown) throw new Error(`There are not ${shown} tiles.`);
      const counts = tiles.map(({ cells }) => [...cells.join('')].filter((mark) => mark === 'g').length);
      return (
        (counts[0] ?? 0) + (asked - 1) * only(counts.slice(1).map((count, before) => count - (counts[before] ?? 0)))
      );
    },
    { figure: 'tiles' },
  ),
  'thinking-arrow-table': optionSolver(
    'In the picture, the arrows turn in the same way along each row, and in the same way down each column.\nWhich way does the arrow point that belongs in the place of the question mark?',
    (_stem, { rows }) => {
      const cells = rows[0]?.tiles[0]?.cells ?? [];
      const fits = (arrow: string) => {
        const table = cells.map((row) => [...row.replace('?', arrow)].map((mark) => ARROWS.indexOf(mark)));
        const across = table.flatMap((row) => row.slice(1).map((turn, before) => (turn - (row[before] ?? 0) + 4) % 4));
        const down = table
          .slice(1)
          .flatMap((row, above) => row.map((turn, column) => (turn - (table[above]?.[column] ?? 0) + 4) % 4));
        return new Set(across).size === 1 && new Set(down).size === 1;
      };
      return (option) => POINTS.includes(option) && fits(ARROWS[POINTS.indexOf(option)] ?? '');
    },
    { figure: 'tiles' },
  ),
};
