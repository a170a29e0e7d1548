import { choices, range, total } from '../search';
import type { Solver } from '../solver';
import { type Heights, viewOf } from './cubes';
import { cellsOf, isSameGrid } from './grids';
import { figureSolver, wordSolver } from './thinking-solver';
import { numberOf, readWords } from './words';

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

const paintedBlock = (question: string, heights: Heights) => {
  const { count } = readWords(
    'The block in the picture is made of small cubes, without gaps. It is painted on all six sides, also at the bottom and at the back. Then it is taken apart.\nHow many of the small cubes have paint on exactly {count} of their faces?',
    question,
  );
  const faces = facesOutside(heights);
  return {
    count: numberOf(count),
    cubesWith: (fits: (painted: number) => boolean) => String(faces.filter(fits).length),
  };
};

const fullBox = (question: string, heights: Heights) => {
  const stem = readWords(
    'Small cubes are stacked in a box that is {wide} cubes wide, {deep} cubes deep and {high} cubes high. The picture leaves the box out. There is no empty space under any cube.\nHow many more cubes are needed to fill the box?',
    question,
  );
  const [wide, deep, high] = [numberOf(stem.wide), numberOf(stem.deep), numberOf(stem.high)];
  const cubes = total(heights.flat());
  const at = (row: number, column: number) => heights[row]?.[column] ?? 0;
  const seen = heights.flatMap((line, row) =>
    line.flatMap((height, column) =>
      range(0, height - 1).filter(
        (level) => level === height - 1 || at(row + 1, column) <= level || at(row, column + 1) <= level,
      ),
    ),
  ).length;
  return { volume: wide * deep * high, layer: wide * deep, cubes, seen };
};

const rollingDie = (question: string) => {
  const stem = readWords(
    'On a die, the numbers on opposite faces add up to {sum}. The die lies on a table with {top} on top, {front} at the front and {right} on the right. It is rolled over one edge at a time: first to the {one:right|left|front|back}, then to the {two:right|left|front|back}, then to the {three:right|left|front|back} again.\nWhich number is on top at the end?',
    question,
  );
  const [sum, top, front, right] = [stem.sum, stem.top, stem.front, stem.right].map(numberOf) as [
    number,
    number,
    number,
    number,
  ];
  const start = { top, bottom: sum - top, front, back: sum - front, right, left: sum - right };
  const OPPOSITE = { right: 'left', left: 'right', front: 'back', back: 'front' } as const;
  const positions = [start];
  let die = start;
  for (const side of [stem.one, stem.two, stem.three] as (keyof typeof OPPOSITE)[]) {
    const behind = OPPOSITE[side];
    die = { ...die, [side]: die.top, bottom: die[side], [behind]: die.bottom, top: die[behind] };
    positions.push(die);
  }
  return positions;
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
  'thinking-full-box': figureSolver(
    'cube-stack',
    (question, { heights }) => {
      const { volume, cubes } = fullBox(question, heights);
      return (option) => Number(option) === volume - cubes;
    },
    {
      'counts the cubes that are there': (question, { heights }) => String(fullBox(question, heights).cubes),
      'fills two layers': (question, { heights }) =>
        String(fullBox(question, heights).volume - fullBox(question, heights).layer),
      'counts only the cubes that are seen': (question, { heights }) =>
        String(fullBox(question, heights).volume - fullBox(question, heights).seen),
    },
  ),
  'thinking-stack-from-right': figureSolver('cube-stack', (question, { heights, views = [] }) => {
    const { side } = readWords(
      'There is no empty space under any cube of the stack.\nWhat does the stack look like from the {side:right|front}?',
      question,
    );
    const view = viewOf(heights, side as 'right' | 'front');
    return (option) => isSameGrid(cellsOf([{ title: '', tiles: views }], option), view);
  }),
  'thinking-numbers-on-plan': figureSolver('tiles', (question, { rows }) => {
    const { side } = readWords(
      'The plan shows from above how many cubes are stacked on each square.\nWhat does the stack look like from the {side:right|front}?',
      question,
    );
    readWords('Plan (the front is at the bottom)', rows[0]?.title ?? '');
    const heights = (rows[0]?.tiles[0]?.cells ?? []).map((row) => [...row].map(Number));
    return (option) => isSameGrid(cellsOf(rows, option), viewOf(heights, side as 'right' | 'front'));
  }),
  'thinking-painted-block': figureSolver(
    'cube-stack',
    (question, { heights }) => {
      const { count, cubesWith } = paintedBlock(question, heights);
      return (option) => option === cubesWith((painted) => painted === count);
    },
    {
      'counts three faces': (question, { heights }) =>
        paintedBlock(question, heights).cubesWith((painted) => painted === 3),
      'counts one face': (question, { heights }) =>
        paintedBlock(question, heights).cubesWith((painted) => painted === 1),
      'counts two or more': (question, { heights }) =>
        paintedBlock(question, heights).cubesWith((painted) => painted >= 2),
    },
  ),
  'thinking-fewest-cubes': figureSolver(
    'tiles',
    (question, { rows }) => {
      const { end } = readWords(
        'A stack of cubes stands on a floor of 3 by 3 squares. There is no empty space under any cube. The picture shows the stack from the front and from the right.\nWhat is the {end:smallest|largest} number of cubes that the stack can have?',
        question,
      );
      const counts = cubesInViews(rows);
      return (option) => Number(option) === (end === 'smallest' ? Math.min(...counts) : Math.max(...counts));
    },
    {
      'adds the front view': (_question, { rows }) =>
        String(cellsOf(rows, 'From the front').join('').replaceAll(' ', '').length),
      'takes the largest number': (_question, { rows }) => String(Math.max(...cubesInViews(rows))),
    },
  ),
  'thinking-rolling-dice': wordSolver((question) => (option) => Number(option) === rollingDie(question)[3]?.top, {
    starts: (question) => String(rollingDie(question)[0]?.top),
    'stops after the first roll': (question) => String(rollingDie(question)[1]?.top),
    'stops after the second roll': (question) => String(rollingDie(question)[2]?.top),
  }),
};
