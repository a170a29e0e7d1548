import type { FigureOf } from '../../figures/figure';
import { nameOfMark } from '../../figures/nets';
import { choices, only, orders, range, total } from '../../lists';
import { judge } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, readWords } from '../words';
import { cellsOf, firstTile, type Grid, isSameGrid, mirrored } from './grids';

type Direction = readonly [number, number, number];

/** The faces of a cube or a box: their marks, and the directions that they face. */
type Faces = readonly { mark: string; facing: Direction }[];

const opposite = ([x, y, z]: Direction): Direction => [0 - x, 0 - y, 0 - z];
const determinant = ([a, b, c]: Direction, [d, e, f]: Direction, [g, h, i]: Direction) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Rolls a cube over the squares of a net and notes which way each square faces. */
function foldNet(net: Grid): Faces {
  const squares = net.flatMap((row, at) =>
    [...row].flatMap((mark, column) => (mark === ' ' ? [] : [{ mark, row: at, column }])),
  );
  const facing = new Map<string, Direction>();
  const roll = (row: number, column: number, out: Direction, right: Direction, down: Direction) => {
    if (!squares.some((each) => each.row === row && each.column === column) || facing.has(`${row},${column}`)) return;
    facing.set(`${row},${column}`, out);
    roll(row, column + 1, right, opposite(out), down);
    roll(row, column - 1, opposite(right), out, down);
    roll(row + 1, column, down, right, opposite(out));
    roll(row - 1, column, opposite(down), right, out);
  };
  const [first] = squares;
  if (first) roll(first.row, first.column, [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  return squares.map(({ mark, row, column }) => {
    const direction = facing.get(`${row},${column}`);
    if (!direction) throw new Error('The squares of the net do not hang together.');
    return { mark, facing: direction };
  });
}

/** Whether so many squares become faces of their own. */
function makesFaces(net: Grid, count: number): boolean {
  const directions = foldNet(net).map(({ facing }) => String(facing));
  return directions.length === count && new Set(directions).size === count;
}

interface View {
  top: string;
  front: string;
  right: string;
}

/** Whether a cube can be laid so that it shows these three marks. */
function canShow(faces: Faces, { top, front, right }: View): boolean {
  const facing = (mark: string) => faces.find((face) => face.mark === mark)?.facing;
  const [up, near, side] = [facing(top), facing(front), facing(right)];
  // The net lies with its rows downwards, so a cube that is not its mirror image has the determinant 1.
  return up !== undefined && near !== undefined && side !== undefined && determinant(side, near, up) === 1;
}

const CROSS = [' a ', 'bcde', ' f '];

/** Every way to put six marks on a cube with which it can show all these views. */
const cubesThatShow = (marks: readonly string[], views: readonly View[]): Faces[] =>
  orders(marks)
    .map((order) => foldNet(CROSS).map(({ facing }, at) => ({ mark: order[at] ?? '', facing })))
    .filter((faces) => views.every((view) => canShow(faces, view)));

function markOpposite(faces: Faces, mark: string): string | undefined {
  const own = faces.find((face) => face.mark === mark);
  return faces.find(({ facing }) => own && String(facing) === String(opposite(own.facing)))?.mark;
}

type Nets = FigureOf<'nets'>;

const netNamed = ({ nets }: Nets, label: string) => only(nets.filter((net) => net.label === label)).cells;
const facesOf = ({ nets }: Nets) =>
  foldNet(only(nets).cells).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
const viewInWords = ({ top, front, right }: View) => ({
  top: nameOfMark(top),
  front: nameOfMark(front),
  right: nameOfMark(right),
});

/** Rows from the back, each from the left. */
type Heights = readonly (readonly number[])[];

/** What is seen of a stack, as rows of squares: from the front, or from the right, where the front is on the left. */
function viewOf(heights: Heights, side: 'front' | 'right'): string[] {
  const columns =
    side === 'front'
      ? (heights[0] ?? []).map((_, column) => Math.max(...heights.map((row) => row[column] ?? 0)))
      : heights.map((row) => Math.max(...row)).toReversed();
  const levels = range(1, Math.max(...columns)).toReversed();
  return levels.map((level) => columns.map((height) => (height >= level ? '.' : ' ')).join(''));
}

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
