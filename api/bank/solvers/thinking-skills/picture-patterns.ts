import type { Tiles } from '../../figures/tiles';
import { only, range } from '../search';
import type { Solver } from '../solver';
import { judge } from './claims';
import { cellsOf, type Grid, isSameGrid } from './grids';
import { figureSolver } from './thinking-solver';
import { numberOf, readWords } from './words';

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

const greenFrames = (question: string, { rows }: Tiles) => {
  const stem = readWords(
    'The picture shows the first {shown} tiles of a pattern that goes on in the same way.\nHow many green squares has tile number {asked}?',
    question,
  );
  const tiles = rows[0]?.tiles ?? [];
  if (tiles.length !== numberOf(stem.shown)) throw new Error(`There are not ${stem.shown} tiles.`);
  const counts = tiles.map(({ cells }) => [...cells.join('')].filter((mark) => mark === 'g').length);
  const step = only(counts.slice(1).map((count, before) => count - (counts[before] ?? 0)));
  const [first = 0, asked] = [counts[0], numberOf(stem.asked)];
  return { first, step, asked, count: first + (asked - 1) * step };
};

const [ARROWS, POINTS] = ['^>v<', ['upwards', 'to the right', 'downwards', 'to the left']];

export const picturePatternSolvers: Record<string, Solver> = {
  'thinking-shaded-once': figureSolver('tiles', (question, { rows }) => {
    readWords(
      'In each row, the third tile is made from the first two tiles by the same rule.\nWhich tile belongs in the place of the question mark?',
      question,
    );
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
  }),
  'thinking-two-movers': figureSolver('tiles', (question, { rows }) => {
    readWords(
      'From tile to tile, the green square and the black dot each move around the edge of the tile in their own way.\nWhich tile comes next?',
      question,
    );
    const shown = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
    const next = (mark: string) => {
      const places = shown.map((cells) => edgePlace(cells, mark));
      const step = only(places.slice(1).map((place, before) => (place - (places[before] ?? 0) + 8) % 8));
      return ((places.at(-1) ?? 0) + step) % 8;
    };
    return (option) => ['g', '*'].every((mark) => edgePlace(cellsOf(rows, option), mark) === next(mark));
  }),
  'thinking-green-frames': figureSolver(
    'tiles',
    (question, figure) => (option) => Number(option) === greenFrames(question, figure).count,
    {
      'forgets the corners': (question, figure) =>
        String(greenFrames(question, figure).step * greenFrames(question, figure).asked),
      'goes one step too far': (question, figure) =>
        String(greenFrames(question, figure).count + greenFrames(question, figure).step),
      'multiplies the first': (question, figure) =>
        String(greenFrames(question, figure).first * greenFrames(question, figure).asked),
    },
  ),
  'thinking-arrow-table': figureSolver('tiles', (question, { rows }) => {
    readWords(
      'In the picture, the arrows turn in the same way along each row, and in the same way down each column.\nWhich way does the arrow point that belongs in the place of the question mark?',
      question,
    );
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
  }),
};
