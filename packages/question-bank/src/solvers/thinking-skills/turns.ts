import { only, range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { cellsOf, firstTile, type Grid, isSameGrid, mirrored, quartersOf, turned } from './grids';

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

const SAME_IN_MIRROR = 'AHIMOTUVWXY';

export const turnSolvers: Record<string, Solver> = {
  'thinking-mirror-and-turn': optionSolver(
    'The tile is reflected in the dashed line, so that left and right are swapped. Then it is given {turn:a quarter turn clockwise|a quarter turn anticlockwise|a half turn}.\nWhich tile is the result?',
    ({ turn }, figure) => {
      const { cells, dashed } = firstTile(figure);
      if (dashed !== 'upright') throw new Error('The dashed line does not swap left and right.');
      return (option) => isSameGrid(cellsOf(figure.rows, option), turned(mirrored(cells), quartersOf(turn)));
    },
    { figure: 'tiles' },
  ),
  'thinking-not-by-turning': optionSolver(
    'The tile is turned, but not turned over.\nWhich tile can {not:NOT |}be the result?',
    ({ not }, figure) => {
      const results = range(0, 3).map((quarters) => turned(firstTile(figure).cells, quarters));
      return (option) => results.some((result) => isSameGrid(result, cellsOf(figure.rows, option))) === (not === '');
    },
    { figure: 'tiles' },
  ),
  'thinking-tenth-tile': optionSolver(
    'From each tile of the pattern to the next, the tile is given the same turn.\nWhat does the <place:place> tile of the pattern look like?',
    ({ place }, { rows }) => {
      const shown: Grid[] = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
      const [first = [], ...others] = shown;
      const quarters = only(
        range(0, 3).filter((each) =>
          others.every((tile, before) => isSameGrid(turned(shown[before] ?? [], each), tile)),
        ),
      );
      return (option) => isSameGrid(cellsOf(rows, option), turned(first, (place - 1) * quarters));
    },
    { figure: 'tiles' },
  ),
  'thinking-robot-on-letters': valueSolver(
    'A robot stands on the square with the arrow and looks the way the arrow points. It knows three commands: F is one square forward, R is a quarter turn to the right on the spot, and L is a quarter turn to the left on the spot.\nThe robot is given these commands: {commands}\nOn which letter does it stop?',
    ({ commands }, figure) => {
      const { cells } = firstTile(figure);
      let row = cells.findIndex((each) => /[\^>v<]/.test(each));
      let column = (cells[row] ?? '').search(/[\^>v<]/);
      let turn = '^>v<'.indexOf(cells[row]?.[column] ?? '');
      for (const command of commands.split(' ')) {
        const [down, right] = STEPS[turn] ?? [0, 0];
        if (command === 'F') [row, column] = [row + down, column + right];
        else
          turn = (turn + only([command].filter((each) => /[RL]/.test(each)).map((each) => (each === 'R' ? 1 : 3)))) % 4;
      }
      return cells[row]?.[column] ?? '';
    },
    { figure: 'tiles' },
  ),
  'thinking-drone-turns': valueSolver(
    'A drone points {start}. It turns {oneWay:clockwise|anticlockwise} by <one>°, then {twoWay:clockwise|anticlockwise} by <two>°.\nWhich way does it point now?',
    ({ start, oneWay, one, twoWay, two }) => {
      const signed = (way: string, degrees: number) => (way === 'clockwise' ? degrees : 360 - degrees);
      const turn = signed(oneWay, one) + signed(twoWay, two);
      return COMPASS[(COMPASS.indexOf(start) + turn / 45) % 8] ?? '';
    },
  ),
  'thinking-word-in-mirror': optionSolver(
    'A word is painted on a window in plain capital letters, one letter below the other.\nWhich of these words looks the same from both sides of the window?',
    () => (option) => [...option].every((letter) => SAME_IN_MIRROR.includes(letter)),
  ),
};
