import { FOLD_WORDS, type FoldedPaper, foldSteps } from '../../figures/folded-paper';
import type { Point } from '../../figures/svg';
import { only, range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { at, clock } from '../times';
import { cellsOf, firstTile, type Grid, isSameGrid, mirrored, turned } from './grids';

const ARROWS = '^>v<';
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** Where a robot comes to that looks the way an arrow points and obeys commands: F forward, R and L to turn. */
function robotPlace(cells: Grid, commands: readonly string[]): string | undefined {
  let row = cells.findIndex((each) => /[\^>v<]/.test(each));
  let column = (cells[row] ?? '').search(/[\^>v<]/);
  let turn = ARROWS.indexOf(cells[row]?.[column] ?? '');
  for (const command of commands) {
    const [down, right] = STEPS[turn] ?? [0, 0];
    if (command === 'F') [row, column] = [row + down, column + right];
    else turn = (turn + (command === 'R' ? 1 : 3)) % 4;
  }
  return cells[row]?.[column];
}

/** Whether commands lead a robot to a letter, over no green square and not off the board. */
function canReach(cells: Grid, commands: readonly string[], letter: string): boolean {
  const places = commands.map((_, at) => robotPlace(cells, commands.slice(0, at + 1)));
  return places.every((place) => place !== undefined && place !== 'g') && places.at(-1) === letter;
}

const placesOf = (points: readonly Point[]) =>
  [...new Set(points.map(([x, y]) => `${Number(x.toFixed(3))},${Number(y.toFixed(3))}`))].sort();

/** All the holes of a sheet after its folds are undone, the last one first. */
function unfolded({ folds, holes }: FoldedPaper): string[] {
  let points: Point[] = holes;
  for (const { reflect } of foldSteps(folds).creases.toReversed()) points = points.concat(points.map(reflect));
  return placesOf(points);
}

/** Whether a sheet shows the unfolded paper; the stem and the picture must tell the same folds. */
function isUnfolded(figure: FoldedPaper, told: readonly string[]): (option: string) => boolean {
  if (String(figure.folds.map((fold) => FOLD_WORDS[fold])) !== String(told))
    throw new Error('The picture shows other folds.');
  const result = unfolded(figure);
  return (option) => {
    const sheet = only(figure.sheets.filter(({ label }) => label === option));
    return String(placesOf(sheet.holes)) === String(result);
  };
}

export const turnSolvers: Record<string, Solver> = {
  'thinking-mirror-and-turn': optionSolver(
    'The tile is reflected in the dashed line, so that left and right are swapped. Then it is given a quarter turn clockwise.\nWhich tile is the result?',
    (_stem, figure) => {
      const result = turned(mirrored(firstTile(figure).cells), 1);
      return (option) => isSameGrid(cellsOf(figure.rows, option), result);
    },
    { figure: 'tiles' },
  ),
  'thinking-turned-tile': optionSolver(
    'The tile at the top of the picture is given a quarter turn clockwise.\nWhich of the four tiles below shows the result?',
    (_stem, figure) => {
      const result = turned(firstTile(figure).cells, 1);
      return (option) => isSameGrid(cellsOf(figure.rows, option), result);
    },
    { figure: 'tiles' },
  ),
  'thinking-not-by-turning': optionSolver(
    'The tile is turned, but not turned over.\nWhich tile can NOT be the result?',
    (_stem, figure) => {
      const results = range(0, 3).map((quarters) => turned(firstTile(figure).cells, quarters));
      return (option) => !results.some((result) => isSameGrid(result, cellsOf(figure.rows, option)));
    },
    { figure: 'tiles' },
  ),
  'thinking-tenth-tile': optionSolver(
    'From each tile of the pattern to the next, the tile is given the same turn.\nWhat does the <place:place> tile of the pattern look like?',
    ({ place }, { rows }) => {
      const [first = [], ...others] = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
      const fits = (quarters: number) =>
        others.every((tile, before) => isSameGrid(turned(first, quarters * (before + 1)), tile));
      const result = turned(first, only(range(0, 3).filter(fits)) * (place - 1));
      return (option) => isSameGrid(cellsOf(rows, option), result);
    },
    { figure: 'tiles' },
  ),
  'thinking-robot-on-letters': valueSolver(
    'A robot stands on the square with the arrow and looks the way the arrow points. It knows three commands: F is one square forward, R is a quarter turn to the right on the spot, and L is a quarter turn to the left on the spot.\nThe robot is given these commands: {commands}\nOn which letter does it stop?',
    ({ commands }, figure) => robotPlace(firstTile(figure).cells, commands.split(' ')) ?? 'none',
    { figure: 'tiles' },
  ),
  'thinking-orienteering-walk': valueSolver(
    'From her tent, Koa walks <north> m north. She turns right and walks <east> m, turns right again and walks <south> m, and then turns right once more and walks <west> m.\nWhere is she now?',
    ({ north, east, south, west }) => {
      const along = (metres: number, [forwards, backwards]: [string, string]) =>
        metres === 0 ? [] : [`${Math.abs(metres)} m ${metres > 0 ? forwards : backwards}`];
      const way = [...along(north - south, ['north', 'south']), ...along(east - west, ['east', 'west'])];
      return `${way.join(' and ')} of her tent`;
    },
  ),
  'thinking-mirror-clock': valueSolver(
    'The picture shows how a clock without numbers looks in a mirror on the opposite wall.\nWhat time is it really?',
    (_stem, { hour, minute }) => clock(at(12) - at(hour, minute)),
    { figure: 'mirror-clock' },
  ),
  'thinking-turn-then-mirror': optionSolver(
    'The tile is first given a quarter turn anticlockwise. Then it is reflected in an upright line, so that left and right are swapped.\nWhich of the tiles below does it look like now?',
    (_stem, figure) => {
      const result = mirrored(turned(firstTile(figure).cells, 3));
      return (option) => isSameGrid(cellsOf(figure.rows, option), result);
    },
    { figure: 'tiles' },
  ),
  'thinking-beetle-path': valueSolver(
    'A toy beetle sits on the square with the arrow and looks the way the arrow points. On the order F it crawls one square forward. On R or L it stays where it is and makes a quarter turn to the right or to the left.\nIt obeys these orders: {commands}. Then it obeys the same orders a second time.\nWhich letter is it on at the end?',
    ({ commands }, figure) => robotPlace(firstTile(figure).cells, `${commands} ${commands}`.split(' ')) ?? 'none',
    { figure: 'tiles' },
  ),
  'thinking-corner-fold': optionSolver(
    'A square sheet is folded as in the picture: {fold}. Then holes are punched through all the layers.\nWhich sheet shows the paper when it is unfolded again?',
    ({ fold }, figure) => isUnfolded(figure, [fold]),
    { figure: 'folded-paper' },
  ),
  'thinking-two-folds-two-holes': optionSolver(
    'Jun folds a square sheet: first {one}, then {two}. The picture shows where he makes two holes through every layer.\nHow does the sheet look when Jun opens it out?',
    ({ one, two }, figure) => isUnfolded(figure, [one, two]),
    { figure: 'folded-paper' },
  ),
  'thinking-three-folds-one-hole': optionSolver(
    'A square sheet is folded three times, as in the picture: {one}, then {two}, then {three}. Then one hole is punched through all the layers.\nWhich sheet shows the paper when it is unfolded again?',
    ({ one, two, three }, figure) => isUnfolded(figure, [one, two, three]),
    { figure: 'folded-paper' },
  ),
  'thinking-holes-on-the-folds': valueSolver(
    'A square sheet is folded twice, as in the picture. Then three holes are punched through all the layers. One is inside, one lies on a fold, and one lies at the corner where both folds meet.\nHow many holes does the sheet have when it is unfolded again?',
    (_stem, figure) => unfolded(figure).length,
    { figure: 'folded-paper' },
  ),
  'thinking-robot-past-the-green': optionSolver(
    'A toy robot stands on the square with the arrow and looks the way the arrow points. On F it rolls one square forward. On R or L it stays where it is and makes a quarter turn to the right or to the left. It must reach square {letter} without rolling over a green square or off the board.\nWhich orders lead it there?',
    ({ letter }, figure) => {
      const { cells } = firstTile(figure);
      return (option) => canReach(cells, option.split(' '), letter);
    },
    { figure: 'tiles' },
  ),
  'thinking-folded-paper': optionSolver(
    'A square sheet of paper is folded twice, as in the top row of the picture: first {one}, then {two}. Then a hole is punched through all the layers.\nWhich of the four sheets shows the paper when it is unfolded again?',
    ({ one, two }, figure) => isUnfolded(figure, [one, two]),
    { figure: 'folded-paper' },
  ),
  'thinking-how-many-holes': valueSolver(
    'A square sheet is folded three times, as in the picture. Then two holes are punched through all the layers.\nHow many holes does the sheet have when it is unfolded again?',
    (_stem, figure) => unfolded(figure).length,
    { figure: 'folded-paper' },
  ),
  'thinking-clear-sheet-folded': optionSolver(
    'A clear sheet has black dots. It is folded along the dashed line, the left half over the right half.\nWhat is seen on the folded sheet?',
    (_stem, figure) => {
      const { cells } = firstTile(figure);
      const middle = (cells[0]?.length ?? 0) / 2;
      const moved = mirrored(cells.map((row) => row.slice(0, middle)));
      const seen = cells.map((row, at) =>
        row.slice(middle).replace(/\./g, (mark, column) => moved[at]?.[column] ?? mark),
      );
      return (option) => isSameGrid(cellsOf(figure.rows, option), seen);
    },
    { figure: 'tiles' },
  ),
};
