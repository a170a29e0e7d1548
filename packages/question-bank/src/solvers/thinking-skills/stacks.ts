import { choices, range, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { readWords } from '../words';
import { type Heights, viewOf } from './cubes';
import { cellsOf, isSameGrid } from './grids';

/** The small cubes of a stack, with how many of their six faces are outside. */
const facesOutside = (heights: Heights): number[] => {
  const isThere = (row: number, column: number, level: number) => level >= 0 && level < (heights[row]?.[column] ?? 0);
  return heights.flatMap((line, row) =>
    line.flatMap((height, column) =>
      range(0, height - 1).map((level) => {
        const around = [
          [1, 0, 0],
          [-1, 0, 0],
          [0, 1, 0],
          [0, -1, 0],
          [0, 0, 1],
          [0, 0, -1],
        ] as const;
        return around.filter(([r, c, l]) => !isThere(row + r, column + c, level + l)).length;
      }),
    ),
  );
};

/** How many cubes the stacks have that look like this from the front and from the right. */
function cubesInViews(rows: Parameters<typeof cellsOf>[0]): Set<number> {
  const [front, right] = [cellsOf(rows, 'From the front'), cellsOf(rows, 'From the right')];
  const heightsIn = (view: readonly string[]) =>
    range(0, 2).map((column) => view.filter((row) => row[column] === '.').length);
  const [columns, lines] = [heightsIn(front), heightsIn(right).toReversed()];
  const squares = lines.flatMap((line) => columns.map((column) => range(0, Math.min(line, column))));
  const stacks = choices(...squares).map((flat) => range(0, 2).map((row) => flat.slice(3 * row, 3 * row + 3)));
  return new Set(
    stacks
      .filter((heights) => isSameGrid(viewOf(heights, 'front'), front) && isSameGrid(viewOf(heights, 'right'), right))
      .map((heights) => total(heights.flat())),
  );
}

export const stackSolvers: Record<string, Solver> = {
  'thinking-full-box': valueSolver(
    'Small cubes are stacked in a box that is <wide> cubes wide, <deep> cubes deep and <high> cubes high. The picture leaves the box out. There is no empty space under any cube.\nHow many more cubes are needed to fill the box?',
    ({ wide, deep, high }, { heights }) => {
      const cubes = total(heights.flat());
      const volume = wide * deep * high;
      return volume - cubes;
    },
    { figure: 'cube-stack' },
  ),
  'thinking-stack-from-right': optionSolver(
    'There is no empty space under any cube of the stack.\nWhat does the stack look like from the {side:right|front}?',
    ({ side }, { heights, views = [] }) => {
      const view = viewOf(heights, side as 'right' | 'front');
      return (option) => isSameGrid(cellsOf([{ title: '', tiles: views }], option), view);
    },
    { figure: 'cube-stack' },
  ),
  'thinking-numbers-on-plan': optionSolver(
    'The plan shows from above how many cubes are stacked on each square.\nWhat does the stack look like from the {side:right|front}?',
    ({ side }, { rows }) => {
      readWords('Plan (the front is at the bottom)', rows[0]?.title ?? '');
      const heights = (rows[0]?.tiles[0]?.cells ?? []).map((row) => [...row].map(Number));
      return (option) => isSameGrid(cellsOf(rows, option), viewOf(heights, side as 'right' | 'front'));
    },
    { figure: 'tiles' },
  ),
  'thinking-painted-block': valueSolver(
    'The block in the picture is made of small cubes, without gaps. It is painted on all six sides, also at the bottom and at the back. Then it is taken apart.\nHow many of the small cubes have paint on exactly <count> of their faces?',
    ({ count }, { heights }) => {
      const faces = facesOutside(heights);
      const cubesWith = (...counts: number[]) => faces.filter((painted) => counts.includes(painted)).length;
      return cubesWith(count);
    },
    { figure: 'cube-stack' },
  ),
  'thinking-fewest-cubes': valueSolver(
    'A stack of cubes stands on a floor of 3 by 3 squares. There is no empty space under any cube. The picture shows the stack from the front and from the right.\nWhat is the {end:smallest|largest} number of cubes that the stack can have?',
    ({ end }, { rows }) => {
      const counts = cubesInViews(rows);
      return end === 'smallest' ? Math.min(...counts) : Math.max(...counts);
    },
    { figure: 'tiles' },
  ),
  'thinking-rolling-dice': valueSolver(
    'On a die, the numbers on opposite faces add up to <sum>. The die lies on a table with <top> on top, <front> at the front and <right> on the right. It is rolled over one edge at a time: first to the {one:right|left|front|back}, then to the {two:right|left|front|back}, then to the {three:right|left|front|back} again.\nWhich number is on top at the end?',
    ({ sum, top, front, right, one, two, three }) => {
      const OPPOSITE = { right: 'left', left: 'right', front: 'back', back: 'front' } as const;
      let die = { top, bottom: sum - top, front, back: sum - front, right, left: sum - right };
      if (new Set(Object.values(die)).size !== 6) throw new Error('Two faces of the die have the same number.');
      for (const side of [one, two, three] as (keyof typeof OPPOSITE)[]) {
        const behind = OPPOSITE[side];
        die = { ...die, [side]: die.top, bottom: die[side], [behind]: die.bottom, top: die[behind] };
      }
      return die.top;
    },
  ),
};
