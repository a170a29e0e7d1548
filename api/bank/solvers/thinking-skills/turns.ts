import type { Tiles } from '../../figures/tiles';
import { only, range } from '../search';
import type { Solver } from '../solver';
import { cellsOf, firstTile, type Grid, isSameGrid, mirrored, quartersOf, turned } from './grids';
import { figureSolver, wordSolver } from './thinking-solver';
import { numberOf, placeOf, readWords } from './words';

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

export const turnSolvers: Record<string, Solver> = {
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
