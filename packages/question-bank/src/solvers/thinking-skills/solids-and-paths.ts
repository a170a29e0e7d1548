import type { FigureOf } from '../../figures/figure';
import { nameOfMark } from '../../figures/nets';
import { choices, only, range, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { readWords } from '../words';
import { canShow, type Faces, foldNet, type Heights, makesFaces, markOpposite, viewOf } from './cubes';
import { cellsOf, firstTile, type Grid, isSameGrid, turned } from './grids';

const SIDES = ['front', 'right'] as const;

/** How many cubes the smallest part of a stack has that looks like the whole one from the front and from the right. */
function fewestThatLookAlike(heights: Heights): number {
  const views = SIDES.map((side) => viewOf(heights, side));
  const rows = heights.map((row) => choices(...row.map((height) => range(0, height))));
  const alike = choices(...rows).filter((stack) =>
    SIDES.every((side, at) => isSameGrid(viewOf(stack, side), views[at] ?? [])),
  );
  return Math.min(...alike.map((stack) => total(stack.flat())));
}

const netNamed = ({ nets }: FigureOf<'nets'>, label: string) =>
  foldNet(only(nets.filter((net) => net.label === label)).cells);

/** Every three marks that a cube can show on its top, front and right. */
const viewsOf = (faces: Faces): string => {
  const marks = faces.map(({ mark }) => mark).sort();
  return choices(marks, marks, marks)
    .filter(([top = '', front = '', right = '']) => canShow(faces, { top, front, right }))
    .join(' ');
};

/** Ways from S to T that go only to the right or down, and onto no green square. */
function waysToTarget(cells: Grid): number {
  const waysTo = (row: number, column: number): number => {
    const mark = cells[row]?.[column];
    if (mark === undefined || mark === 'g') return 0;
    return mark === 'S' ? 1 : waysTo(row - 1, column) + waysTo(row, column - 1);
  };
  const row = cells.findIndex((line) => line.includes('T'));
  return waysTo(row, cells[row]?.indexOf('T') ?? 0);
}

export const solidSolvers: Record<string, Solver> = {
  'thinking-cubes-taken-away': valueSolver(
    'There is no empty space under any cube of the stack. Some cubes are taken away from the top of their columns, and a column may go altogether. The stack still looks the same from the front and from the right.\nWhat is the largest number of cubes that can be taken away?',
    (_stem, { heights }) => total(heights.flat()) - fewestThatLookAlike(heights),
    { figure: 'cube-stack' },
  ),
  'thinking-net-for-this-cube': optionSolver(
    'A cube has six different marks. The picture shows one view of it, and four nets.\nWhich net can be folded to make this cube, with the marks on the outside?',
    (_stem, figure) => (option) => canShow(netNamed(figure, option), only(figure.cubes)),
    { figure: 'nets' },
  ),
  'thinking-cube-rolled-twice': optionSolver(
    'A cube is made from the net, and its marks can be seen. It lies on a table, with the {top} up and the {front} towards you. You roll it over one edge towards you, and then over one edge to the right.\nWhich mark is up then?',
    ({ top, front }, { nets }) => {
      const faces = foldNet(only(nets).cells).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
      const right = only(faces.map(({ mark }) => mark).filter((mark) => canShow(faces, { top, front, right: mark })));
      // The first roll leaves left and right where they are, and the second brings up the left side.
      return (option) => option === `the ${markOpposite(faces, right)}`;
    },
    { figure: 'nets' },
  ),
  'thinking-cube-unlike-the-others': optionSolver(
    'Four nets are folded to make cubes, with the marks on the outside. Three of the cubes are the same, however they are turned.\nWhich net makes a different cube?',
    (_stem, figure) => {
      const views = figure.nets.map(({ label }) => viewsOf(netNamed(figure, label)));
      return (option) => views.filter((each) => each === viewsOf(netNamed(figure, option))).length === 1;
    },
    { figure: 'nets' },
  ),
  'thinking-ant-on-tiles': valueSolver(
    'An ant crawls from the square S to the square T. It always goes to the next square on the right or to the next square below, and never onto a green square.\nHow many different ways can it take?',
    (_stem, figure) => waysToTarget(firstTile(figure).cells),
    { figure: 'tiles' },
  ),
  'thinking-plan-for-two-views': optionSolver(
    'The numbers of each plan tell how many cubes stand on its squares. One of the four towers has both of the outlines in the picture.\nWhich plan shows this tower?',
    (_stem, { rows }) => {
      readWords('Plans (the front is at the bottom)', rows[1]?.title ?? '');
      return (option) => {
        const heights = cellsOf(rows, option).map((row) => [...row].map(Number));
        return SIDES.every((side) => isSameGrid(viewOf(heights, side), cellsOf(rows, `From the ${side}`)));
      };
    },
    { figure: 'tiles' },
  ),
  'thinking-sixth-square': optionSolver(
    'The five white squares are part of the net of a cube. The sixth square is added at one of the places with a number.\nAt which place must it be added?',
    (_stem, figure) => (option) => {
      const net = firstTile(figure).cells.map((row) => row.replaceAll(option, '.').replace(/\d/g, ' '));
      return makesFaces(net, 6);
    },
    { figure: 'tiles' },
  ),
  'thinking-four-tiles-around': optionSolver(
    'Four tiles like this one make a square. The tile at the top left lies as it is shown. Going around the square clockwise, each tile is given a quarter turn clockwise compared with the one before it.\nWhich square is made?',
    (_stem, { rows }) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = range(0, 3).map((quarters) =>
        turned(cellsOf(rows, 'Tile'), quarters),
      );
      const beside = (left: Grid = [], right: Grid = []) => left.map((row, at) => row + (right[at] ?? ''));
      const square = [...beside(topLeft, topRight), ...beside(bottomLeft, bottomRight)];
      return (option) => isSameGrid(cellsOf(rows, option), square);
    },
    { figure: 'tiles' },
  ),
};
