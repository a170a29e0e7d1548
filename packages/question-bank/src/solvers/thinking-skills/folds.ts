import { FOLD_WORDS, type FoldedPaper, foldSteps } from '../../figures/folded-paper';
import type { Point } from '../../figures/svg';
import { only } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { cellsOf, firstTile, isSameGrid, mirrored } from './grids';

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

export const foldSolvers: Record<string, Solver> = {
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
