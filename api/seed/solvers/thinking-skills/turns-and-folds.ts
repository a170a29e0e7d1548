import { type FoldedPaper, foldSteps } from '../../figures/folded-paper';
import type { Point } from '../../figures/svg';
import type { Tiles } from '../../figures/tiles';
import { only, range } from '../search';
import { cellsOf, type Grid, isSameGrid, mirrored, quartersOf, turned } from './grids';
import { figureSolver, type ThinkingSolver, wordSolver } from './thinking-solver';
import { numberOf, placeOf, readWords } from './words';

const firstTile = ({ rows }: Tiles) => {
  const tile = rows[0]?.tiles[0];
  if (!tile) throw new Error('The figure has no tile.');
  return tile;
};

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

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const robotStops = (
  question: string,
  figure: Tiles,
  change: (commands: string[]) => string[] = (commands) => commands,
) => {
  const { commands } = readWords(
    'A robot stands on the square with the arrow and looks the way the arrow points. It knows three commands: F is one square forward, R is a quarter turn to the right on the spot, and L is a quarter turn to the left on the spot.\nThe robot is given these commands: {commands}\nOn which letter does it stop?',
    question,
  );
  const { cells } = firstTile(figure);
  const row = cells.findIndex((each) => /[\^>v<]/.test(each));
  const column = (cells[row] ?? '').search(/[\^>v<]/);
  const robot = { row, column, turn: '^>v<'.indexOf(cells[row]?.[column] ?? '') };
  for (const command of change(commands.split(' '))) {
    const [down, right] = STEPS[robot.turn] ?? [0, 0];
    if (command === 'F') Object.assign(robot, { row: robot.row + down, column: robot.column + right });
    else if (command === 'R' || command === 'L') robot.turn = (robot.turn + (command === 'R' ? 1 : 3)) % 4;
    else throw new Error(`${command} is not a command.`);
  }
  return cells[robot.row]?.[robot.column] ?? '';
};

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

const droneTurns = (question: string) => {
  const stem = readWords(
    'A drone points {start}. It turns {oneWay:clockwise|anticlockwise} by {one}°, then {twoWay:clockwise|anticlockwise} by {two}°.\nWhich way does it point now?',
    question,
  );
  const signed = (way: string, degrees: string) => (way === 'clockwise' ? 1 : -1) * numberOf(degrees);
  const points = (degrees: number) => COMPASS[(((COMPASS.indexOf(stem.start) + degrees / 45) % 8) + 8) % 8] ?? '';
  return { one: signed(stem.oneWay, stem.one), two: signed(stem.twoWay, stem.two), points };
};

const SAME_IN_MIRROR = 'AHIMOTUVWXY';

export const turnSolvers: Record<string, ThinkingSolver> = {
  'thinking-mirror-and-turn': figureSolver('tiles', (question, figure) => {
    const { turn } = readWords(
      'The tile is reflected in the dashed line, so that left and right are swapped. Then it is given {turn:a quarter turn clockwise|a quarter turn anticlockwise|a half turn}.\nWhich tile is the result?',
      question,
    );
    const { cells, dashed } = firstTile(figure);
    if (dashed !== 'upright') throw new Error('The dashed line does not swap left and right.');
    return (option) => isSameGrid(cellsOf(figure.rows, option), turned(mirrored(cells), quartersOf(turn)));
  }),
  'thinking-not-by-turning': figureSolver('tiles', (question, figure) => {
    const { not } = readWords(
      'The tile is turned, but not turned over.\nWhich tile can {not:NOT |}be the result?',
      question,
    );
    const results = range(0, 3).map((quarters) => turned(firstTile(figure).cells, quarters));
    return (option) => results.some((result) => isSameGrid(result, cellsOf(figure.rows, option))) === (not === '');
  }),
  'thinking-tenth-tile': figureSolver('tiles', (question, { rows }) => {
    const { place } = readWords(
      'From each tile of the pattern to the next, the tile is given the same turn.\nWhat does the {place} tile of the pattern look like?',
      question,
    );
    const shown: Grid[] = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
    const [first = [], ...others] = shown;
    const quarters = only(
      range(0, 3).filter((each) => others.every((tile, before) => isSameGrid(turned(shown[before] ?? [], each), tile))),
    );
    return (option) => isSameGrid(cellsOf(rows, option), turned(first, (placeOf(place) - 1) * quarters));
  }),
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
      'A square sheet is folded twice, as in the picture: first {one}, then {two}. Then {holes} holes are punched through all the layers.\nWhich sheet shows the paper when it is unfolded again?',
      question,
    );
    sameFolds(figure, one, two);
    if (figure.holes.length !== numberOf(holes)) throw new Error(`The picture does not show ${holes} holes.`);
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
  'thinking-robot-on-letters': figureSolver(
    'tiles',
    (question, figure) => (option) => option === robotStops(question, figure),
    {
      'stops too early': (question, figure) => robotStops(question, figure, (commands) => commands.slice(0, -1)),
      'counts the start': (question, figure) => robotStops(question, figure, (commands) => commands.slice(1)),
      'overlooks a left turn': (question, figure) =>
        robotStops(question, figure, (commands) => commands.filter((command) => command !== 'L')),
    },
  ),
  'thinking-drone-turns': wordSolver(
    (question) => {
      const { one, two, points } = droneTurns(question);
      return (option) => option === points(one + two);
    },
    {
      'turns clockwise twice': (question) => {
        const { one, two, points } = droneTurns(question);
        return points(Math.abs(one) + Math.abs(two));
      },
      'stops after the first turn': (question) => droneTurns(question).points(droneTurns(question).one),
    },
  ),
  'thinking-word-in-mirror': wordSolver((question) => {
    readWords(
      'A word is painted on a window in plain capital letters, one letter below the other.\nWhich of these words looks the same from both sides of the window?',
      question,
    );
    return (option) => [...option].every((letter) => SAME_IN_MIRROR.includes(letter));
  }),
};
