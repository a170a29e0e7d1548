import { CORNERS } from '../../figures/pentagons';
import { differences, only, range } from '../../lists';
import { judge } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numberAt } from '../statistics';
import { cellsOf, firstTile, type Grid, isSameGrid } from './grids';

/** The places around the edge of a tile of three rows, clockwise, among its nine from the top left. */
const EDGE = [0, 1, 2, 5, 8, 7, 6, 3];
const edgePlace = (cells: Grid, mark: string) => EDGE.indexOf(cells.join('').indexOf(mark));

/** The one step from each place to the next, around a ring of so many places. */
const stepAround = (places: readonly number[], ring: number) =>
  only(differences(places).map((step) => (step + ring) % ring));

const [ARROWS, POINTS] = ['^>v<', ['upwards', 'to the right', 'downwards', 'to the left']];

/** A rule says for each of the four mixes of white and green in two tiles what the third tile has. */
const combined = (rule: number, one: Grid, other: Grid) =>
  one.map((row, at) =>
    [...row]
      .map((mark, column) => {
        const mix = 2 * Number(mark === 'g') + Number(other[at]?.[column] === 'g');
        return rule & (1 << mix) ? 'g' : '.';
      })
      .join(''),
  );

/** For a row of three tiles of which the third is made from the first two; the rule is that of the rows before it. */
const thirdTileSolver = (stem: string) =>
  optionSolver(
    stem,
    (_stem, { rows }) => {
      const [first, second, asked] = rows.map(({ tiles }) => tiles.map(({ cells }) => cells));
      const fitting = range(0, 15).filter((rule) =>
        [first, second].every(([one = [], other = [], made = []] = []) => isSameGrid(combined(rule, one, other), made)),
      );
      return (option) =>
        judge(fitting, (rule) => isSameGrid(combined(rule, asked?.[0] ?? [], asked?.[1] ?? []), cellsOf(rows, option)));
    },
    { figure: 'tiles' },
  );

export const picturePatternSolvers: Record<string, Solver> = {
  'thinking-shaded-once': thirdTileSolver(
    'In each row, the third tile is made from the first two tiles by the same rule.\nWhich tile belongs in the place of the question mark?',
  ),
  'thinking-two-movers': optionSolver(
    'From tile to tile, the green square and the black dot each move around the edge of the tile in their own way.\nWhich tile comes next?',
    (_stem, { rows }) => {
      const shown = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
      const next = (mark: string) => {
        const places = shown.map((cells) => edgePlace(cells, mark));
        return ((places.at(-1) ?? 0) + stepAround(places, EDGE.length)) % EDGE.length;
      };
      return (option) => ['g', '*'].every((mark) => edgePlace(cellsOf(rows, option), mark) === next(mark));
    },
    { figure: 'tiles' },
  ),
  'thinking-green-frames': valueSolver(
    'The picture shows the first three tiles of a pattern that goes on in the same way.\nHow many green squares has tile number <asked>?',
    ({ asked }, { rows }) => {
      const counts = rows[0]?.tiles.map(({ cells }) => cells.join('').split('g').length - 1) ?? [];
      return numberAt(counts, asked);
    },
    { figure: 'tiles' },
  ),
  'thinking-arrow-table': optionSolver(
    'In the picture, the arrows turn in the same way along each row, and in the same way down each column.\nWhich way does the arrow point that belongs in the place of the question mark?',
    (_stem, figure) => {
      const { cells } = firstTile(figure);
      const isRegular = (lines: number[][]) =>
        new Set(lines.flatMap((line) => differences(line).map((turn) => (turn + 4) % 4))).size === 1;
      return (option) => {
        const arrow = ARROWS[POINTS.indexOf(option)] ?? '';
        const rows = cells.map((row) => [...row.replace('?', arrow)].map((mark) => ARROWS.indexOf(mark)));
        const columns = range(0, 2).map((column) => rows.map((row) => row[column] ?? 0));
        return arrow !== '' && isRegular(rows) && isRegular(columns);
      };
    },
    { figure: 'tiles' },
  ),
  'thinking-shape-table': optionSolver(
    'The picture shows a table of shapes that follows rules along its rows and columns.\nWhich of the four shapes belongs in the place of the question mark?',
    (_stem, { rows, choices }) =>
      (option) => {
        const shape = choices.find((_, at) => `Shape ${at + 1}` === option);
        const cells = rows.map((row) => row.map((cell) => cell ?? shape));
        const columns = range(0, 2).map((column) => cells.map((row) => row[column]));
        // Along a line, each part is always the same, or always another.
        return [cells, columns].every((lines) =>
          (['colour', 'outline', 'dots'] as const).every(
            (part) => new Set(lines.map((line) => new Set(line.map((each) => each?.[part])).size)).size === 1,
          ),
        );
      },
    { figure: 'shape-table' },
  ),
  'thinking-travelling-dot': valueSolver(
    'The picture shows the first four pentagons of a pattern. The dot always moves in the same way from corner to corner, and the three colours always repeat in the same order.\nWhat does pentagon number <asked> look like?',
    ({ asked }, { pentagons }) => {
      const places = pentagons.map(({ corner }) => CORNERS.indexOf(corner));
      const jump = stepAround(places, CORNERS.length);
      if (pentagons[3]?.colour !== pentagons[0]?.colour) throw new Error('The colours do not repeat.');
      const corner = CORNERS[((places[0] ?? 0) + jump * (asked - 1)) % CORNERS.length];
      return `${pentagons[(asked - 1) % 3]?.colour} with the dot at the ${corner}`;
    },
    { figure: 'pentagons' },
  ),
  'thinking-white-in-both': thirdTileSolver(
    'In the first two rows, one rule makes the last tile out of the two tiles before it. The same rule holds for the third row.\nWhich tile is missing?',
  ),
};
