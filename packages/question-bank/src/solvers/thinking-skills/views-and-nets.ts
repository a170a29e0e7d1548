import type { FigureOf } from '../../figures/figure';
import { nameOfMark } from '../../figures/nets';
import { choices, only, orders, range, total } from '../../lists';
import { judge } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, readWords } from '../words';
import { canShow, type Faces, foldNet, type Heights, makesFaces, markOpposite, type View, viewOf } from './cubes';
import { cellsOf, firstTile, type Grid, isSameGrid, mirrored } from './grids';

const CROSS = [' a ', 'bcde', ' f '];

/** Every way to put six marks on a cube with which it can show all these views. */
const cubesThatShow = (marks: readonly string[], views: readonly View[]): Faces[] =>
  orders(marks)
    .map((order) => foldNet(CROSS).map(({ facing }, at) => ({ mark: order[at] ?? '', facing })))
    .filter((faces) => views.every((view) => canShow(faces, view)));

type Nets = FigureOf<'nets'>;

const netNamed = ({ nets }: Nets, label: string) => only(nets.filter((net) => net.label === label)).cells;
const facesOf = ({ nets }: Nets) =>
  foldNet(only(nets).cells).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
const viewInWords = ({ top, front, right }: View) => ({
  top: nameOfMark(top),
  front: nameOfMark(front),
  right: nameOfMark(right),
});

const NEIGHBOURS = choices([-1, 0, 1], [-1, 0, 1], [-1, 0, 1]).filter((step) => total(step.map(Math.abs)) === 1);

/** For each small cube of a stack, how many of its six faces are outside. */
function facesOutside(heights: Heights): number[] {
  const isFilled = (row: number, column: number, level: number) => level >= 0 && level < (heights[row]?.[column] ?? 0);
  return heights.flatMap((line, row) =>
    line.flatMap((height, column) =>
      range(0, height - 1).map(
        (level) => NEIGHBOURS.filter(([r = 0, c = 0, l = 0]) => !isFilled(row + r, column + c, level + l)).length,
      ),
    ),
  );
}

/** How many cubes the stacks on three by three squares have that look like this from the front and from the right. */
function cubesInViews(front: Grid, right: Grid): number[] {
  const highest = Math.max(front.length, right.length);
  const rows = choices(...range(1, 3).map(() => range(0, highest)));
  // A row is as high as the view from the right shows, where the front is on the left.
  const rowsOf = (place: number) => {
    const height = right.filter((line) => line[2 - place] === '.').length;
    return rows.filter((row) => Math.max(...row) === height);
  };
  return choices(rowsOf(0), rowsOf(1), rowsOf(2))
    .filter((heights) => isSameGrid(viewOf(heights, 'front'), front))
    .map((heights) => total(heights.flat()));
}

export const viewSolvers: Record<string, Solver> = {
  'thinking-dice-net': valueSolver(
    'The net is folded to make a die. It is not an ordinary die: the numbers on opposite faces always add up to <sum>. Three numbers are shown.\nWhich number belongs on the face {asked}?',
    ({ sum, asked }, figure) => sum - Number(markOpposite(facesOf(figure), asked)),
    { figure: 'nets' },
  ),
  'thinking-not-a-net': optionSolver(
    'Which of these shapes can NOT be folded to make a cube?',
    (_stem, figure) => (option) => !makesFaces(netNamed(figure, option), 6),
    { figure: 'nets' },
  ),
  'thinking-box-without-lid': optionSolver(
    '<count> squares are joined and folded along their edges.\nWhich of these shapes makes an open box, that is, a cube without a lid?',
    ({ count }, figure) =>
      (option) =>
        makesFaces(netNamed(figure, option), count),
    { figure: 'nets' },
  ),
  'thinking-cube-of-this-net': optionSolver(
    'The net is folded to make a cube with the marks on the outside.\nWhich of the four cubes can it be?',
    (_stem, figure) => (option) =>
      figure.cubes.some((cube) => cube.label === option && canShow(facesOf(figure), viewInWords(cube))),
    { figure: 'nets' },
  ),
  'thinking-one-cube-twice': optionSolver(
    'The six faces of a cube have these marks, one on each face: {marks}. The picture shows this cube twice.\nWhich mark is opposite the {asked}?',
    ({ marks, asked }, { cubes }) => {
      const names = listOf(marks).map((mark) => mark.replace(/^a /, ''));
      const cases = cubesThatShow(names, cubes.map(viewInWords));
      return (option) => judge(cases, (faces) => `the ${markOpposite(faces, asked)}` === option);
    },
    { figure: 'nets' },
  ),
  'thinking-three-at-a-corner': optionSolver(
    'The net is folded to make a cube with the marks on the outside.\nWhich three marks meet at one corner of the cube?',
    (_stem, figure) => (option) => {
      const [top = '', front = '', right = ''] = option.split(', ');
      const faces = facesOf(figure);
      return canShow(faces, { top, front, right }) || canShow(faces, { top, front: right, right: front });
    },
    { figure: 'nets' },
  ),
  'thinking-cube-net': valueSolver(
    'The picture shows a net. It is folded to make a cube with the marks on the outside.\nWhich mark is on the face opposite the {asked}?',
    ({ asked }, figure) => `the ${markOpposite(facesOf(figure), asked)}`,
    { figure: 'nets' },
  ),
  'thinking-cube-stack': valueSolver(
    'The picture shows a stack of identical cubes. There are no gaps: under every cube there are more cubes down to the floor.\nHow many cubes are in the stack?',
    (_stem, { heights }) => total(heights.flat()),
    { figure: 'cube-stack' },
  ),
  'thinking-full-box': valueSolver(
    'Small cubes are stacked in a box that is <wide> cubes wide, <deep> cubes deep and <high> cubes high. The picture leaves the box out. There is no empty space under any cube.\nHow many more cubes are needed to fill the box?',
    ({ wide, deep, high }, { heights }) => wide * deep * high - total(heights.flat()),
    { figure: 'cube-stack' },
  ),
  'thinking-stack-from-right': optionSolver(
    'There is no empty space under any cube of the stack.\nWhat does the stack look like from the right?',
    (_stem, { heights, views = [] }) =>
      (option) =>
        isSameGrid(cellsOf([{ title: '', tiles: views }], option), viewOf(heights, 'right')),
    { figure: 'cube-stack' },
  ),
  'thinking-numbers-on-plan': optionSolver(
    'The plan shows from above how many cubes are stacked on each square.\nWhat does the stack look like from the front?',
    (_stem, figure) => {
      readWords('Plan (the front is at the bottom)', figure.rows[0]?.title ?? '');
      const heights = firstTile(figure).cells.map((row) => [...row].map(Number));
      return (option) => isSameGrid(cellsOf(figure.rows, option), viewOf(heights, 'front'));
    },
    { figure: 'tiles' },
  ),
  'thinking-drops-of-glue': valueSolver(
    'There is no empty space under any cube of the stack. The cubes are glued together: a drop of glue goes between any two faces that touch each other.\nHow many drops of glue are needed?',
    (_stem, { heights }) => (6 * total(heights.flat()) - total(facesOutside(heights))) / 2,
    { figure: 'cube-stack' },
  ),
  'thinking-stack-from-left': optionSolver(
    'No cube of the stack has an empty space under it. Somebody looks at the stack from its left side.\nWhich view does he have?',
    (_stem, { heights, views = [] }) =>
      (option) =>
        isSameGrid(cellsOf([{ title: '', tiles: views }], option), mirrored(viewOf(heights, 'right'))),
    { figure: 'cube-stack' },
  ),
  'thinking-fewest-cubes': valueSolver(
    'A stack of cubes stands on a floor of 3 by 3 squares. There is no empty space under any cube. The picture shows the stack from the front and from the right.\nWhat is the smallest number of cubes that the stack can have?',
    (_stem, { rows }) => Math.min(...cubesInViews(cellsOf(rows, 'From the front'), cellsOf(rows, 'From the right'))),
    { figure: 'tiles' },
  ),
  'thinking-rolling-dice': valueSolver(
    'On a die, the numbers on opposite faces add up to <sum>. The die lies on a table with <top> on top, <front> at the front and <right> on the right. It is rolled over one edge at a time: first to the right, then to the front, then to the right again.\nWhich number is on top at the end?',
    ({ sum, top, front, right }) => {
      const faces = new Set([top, front, right].flatMap((face) => [face, sum - face]));
      if (faces.size !== 6) throw new Error('Two faces of the die have the same number.');
      type Die = { top: number; front: number; right: number };
      const toRight = (die: Die) => ({ ...die, right: die.top, top: sum - die.right });
      const toFront = (die: Die) => ({ ...die, front: die.top, top: sum - die.front });
      return toRight(toFront(toRight({ top, front, right }))).top;
    },
  ),
};
