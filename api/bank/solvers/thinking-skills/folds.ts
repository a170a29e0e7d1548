import { type FoldedPaper, foldSteps } from '../../figures/folded-paper';
import type { Point } from '../../figures/svg';
import { only } from '../search';
import type { Solver } from '../solver';
import { cellsOf, firstTile, isSameGrid, mirrored } from './grids';
import { figureSolver } from './thinking-solver';
import { numberOf, readWords } from './words';

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

const holeCount = (question: string, { folds, holes }: FoldedPaper) => {
  const stem = readWords(
    'A square sheet is folded {folds} times, as in the picture. Then {holes} holes are punched through all the layers.\nHow many holes does the sheet have when it is unfolded again?',
    question,
  );
  if (folds.length !== numberOf(stem.folds) || holes.length !== numberOf(stem.holes))
    throw new Error('The picture shows other numbers of folds or holes.');
  return { folds: folds.length, holes: holes.length };
};

export const foldSolvers: Record<string, Solver> = {
  'thinking-corner-fold': figureSolver('folded-paper', (question, figure) => {
    const { fold } = readWords(
      'A square sheet is folded as in the picture: {fold}. Then holes are punched through all the layers.\nWhich sheet shows the paper when it is unfolded again?',
      question,
    );
    sameFolds(figure, fold);
    return (option) => isUnfolded(figure, option);
  }),
  'thinking-how-many-holes': figureSolver(
    'folded-paper',
    (question, figure) => {
      holeCount(question, figure);
      return (option) => Number(option) === unfolded(figure).length;
    },
    {
      'counts folds as layers': (question, figure) =>
        String(holeCount(question, figure).folds * holeCount(question, figure).holes),
      'counts one punch': (question, figure) => String(unfolded(figure).length / holeCount(question, figure).holes),
      'counts two layers a fold': (question, figure) =>
        String(2 * holeCount(question, figure).folds * holeCount(question, figure).holes),
    },
  ),
  'thinking-two-folds-two-holes': figureSolver('folded-paper', (question, figure) => {
    const { one, two, holes } = readWords(
      'Jun folds a square sheet: first {one}, then {two}. The picture shows where he makes {holes} holes through every layer.\nHow does the sheet look when Jun opens it out?',
      question,
    );
    sameFolds(figure, one, two);
    if (figure.holes.length !== numberOf(holes)) throw new Error(`The picture does not show ${holes} holes.`);
    return (option) => isUnfolded(figure, option);
  }),
  'thinking-folded-paper': figureSolver('folded-paper', (question, figure) => {
    const { one, two } = readWords(
      'A square sheet of paper is folded twice, as in the top row of the picture: first {one}, then {two}. Then a hole is punched through all the layers.\nWhich of the four sheets shows the paper when it is unfolded again?',
      question,
    );
    sameFolds(figure, one, two);
    if (figure.holes.length !== 1) throw new Error('The picture does not show one hole.');
    return (option) => isUnfolded(figure, option);
  }),
  'thinking-clear-sheet-folded': figureSolver('tiles', (question, figure) => {
    const { side } = readWords(
      'A clear sheet has black dots. It is folded along the dashed line, {side:the left half over the right half|the right half over the left half}.\nWhat is seen on the folded sheet?',
      question,
    );
    const { cells, dashed } = firstTile(figure);
    if (dashed !== 'upright') throw new Error('The dashed line does not go from top to bottom.');
    const seen = cells.map((row) => {
      const [left, right] = [row.slice(0, row.length / 2), row.slice(row.length / 2)];
      const [moved, still] = side.startsWith('the left') ? [left, right] : [right, left];
      const [over = ''] = mirrored([moved]);
      return [...still].map((mark, at) => (mark === '*' || over[at] === '*' ? '*' : '.')).join('');
    });
    return (option) => isSameGrid(cellsOf(figure.rows, option), seen);
  }),
};
