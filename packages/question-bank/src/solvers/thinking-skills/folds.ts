import { type FoldedPaper, foldSteps } from '../../figures/folded-paper';
import type { Point } from '../../figures/svg';
import { only } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numberOf } from '../words';
import { cellsOf, firstTile, isSameGrid, mirrored } from './grids';

/** All the holes of a sheet after its folds are undone, the last one first. */
function unfolded({ folds, holes }: FoldedPaper): string[] {
  const { creases } = foldSteps(folds);
  let points: Point[] = [...holes];
  for (const { reflect } of creases.toReversed()) points = points.concat(points.map(reflect));
  return [...new Set(points.map(([x, y]) => `${Number(x.toFixed(3))},${Number(y.toFixed(3))}`))].toSorted();
}

const isUnfolded = (figure: FoldedPaper, option: string) => {
  const sheet = only(figure.sheets.filter(({ label }) => label === option));
  return String(sheet.holes.map(String).toSorted()) === String(unfolded(figure));
};

const FOLD_WORDS: Record<string, string> = {
  'the bottom half over the top half': 'bottom-over-top',
  'the right half over the left half': 'right-over-left',
  'the left half over the right half': 'left-over-right',
  'the top half over the bottom half': 'top-over-bottom',
  'the top left corner over the bottom right corner': 'top-left-over-bottom-right',
};

/** The stem and the picture must tell the same folds. */
const sameFolds = ({ folds }: FoldedPaper, ...words: string[]) => {
  if (String(folds) !== String(words.map((each) => FOLD_WORDS[each])))
    throw new Error('The picture shows other folds.');
};

export const foldSolvers: Record<string, Solver> = {
  'thinking-corner-fold': optionSolver(
    'A square sheet is folded as in the picture: {fold}. Then holes are punched through all the layers.\nWhich sheet shows the paper when it is unfolded again?',
    ({ fold }, figure) => {
      sameFolds(figure, fold);
      return (option) => isUnfolded(figure, option);
    },
    { figure: 'folded-paper' },
  ),
  'thinking-how-many-holes': valueSolver(
    'A square sheet is folded <folds> times, as in the picture. Then <holes> holes are punched through all the layers.\nHow many holes does the sheet have when it is unfolded again?',
    ({ folds, holes }, figure) => {
      if (figure.folds.length !== folds || figure.holes.length !== holes)
        throw new Error('The picture shows other numbers of folds or holes.');
      return unfolded(figure).length;
    },
    { figure: 'folded-paper' },
  ),
  'thinking-two-folds-two-holes': optionSolver(
    'Jun folds a square sheet: first {one}, then {two}. The picture shows where he makes {holes} holes through every layer.\nHow does the sheet look when Jun opens it out?',
    ({ one, two, holes }, figure) => {
      sameFolds(figure, one, two);
      if (figure.holes.length !== numberOf(holes)) throw new Error(`The picture does not show ${holes} holes.`);
      return (option) => isUnfolded(figure, option);
    },
    { figure: 'folded-paper' },
  ),
  'thinking-folded-paper': optionSolver(
    'A square sheet of paper is folded twice, as in the top row of the picture: first {one}, then {two}. Then a hole is punched through all the layers.\nWhich of the four sheets shows the paper when it is unfolded again?',
    ({ one, two }, figure) => {
      sameFolds(figure, one, two);
      if (figure.holes.length !== 1) throw new Error('The picture does not show one hole.');
      return (option) => isUnfolded(figure, option);
    },
    { figure: 'folded-paper' },
  ),
  'thinking-clear-sheet-folded': optionSolver(
    'A clear sheet has black dots. It is folded along the dashed line, {side:the left half over the right half|the right half over the left half}.\nWhat is seen on the folded sheet?',
    ({ side }, figure) => {
      const { cells, dashed } = firstTile(figure);
      if (dashed !== 'upright') throw new Error('The dashed line does not go from top to bottom.');
      const seen = cells.map((row) => {
        const [left, right] = [row.slice(0, row.length / 2), row.slice(row.length / 2)];
        const [moved, still] = side.startsWith('the left') ? [left, right] : [right, left];
        const [over = ''] = mirrored([moved]);
        return [...still].map((mark, at) => (mark === '*' || over[at] === '*' ? '*' : '.')).join('');
      });
      return (option) => isSameGrid(cellsOf(figure.rows, option), seen);
    },
    { figure: 'tiles' },
  ),
};
