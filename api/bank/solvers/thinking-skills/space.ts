import { total } from '../search';
import type { Solver } from '../solver';
import { cellsOf, firstTile, isSameGrid, quartersOf, turned } from './grids';
import { figureSolver, wordSolver } from './thinking-solver';
import { numberOf, readWords } from './words';

const COMPASS = ['north', 'east', 'south', 'west'];

const walk = (question: string) => {
  const stem = readWords(
    'From her tent, Koa walks {one} m {start:north|east|south|west}. She turns {first:right|left} and walks {two} m, turns {second:right|left} again and walks {three} m, and then turns {third:right|left} once more and walks {four} m.\nWhere is she now?',
    question,
  );
  const metres = [stem.one, stem.two, stem.three, stem.four].map(numberOf);
  const turns = [0, ...[stem.first, stem.second, stem.third].map((turn) => (turn === 'right' ? 1 : 3))];
  const facing = turns.map((_, leg) => (COMPASS.indexOf(stem.start) + total(turns.slice(0, leg + 1))) % 4);
  /** The sum of the legs in one direction. */
  const towards = (direction: string) => total(metres.filter((_, leg) => facing[leg] === COMPASS.indexOf(direction)));
  const place = (northwards: number, eastwards: number) =>
    [
      ...(northwards === 0 ? [] : [`${Math.abs(northwards)} m ${northwards > 0 ? 'north' : 'south'}`]),
      ...(eastwards === 0 ? [] : [`${Math.abs(eastwards)} m ${eastwards > 0 ? 'east' : 'west'}`]),
    ].join(' and ');
  const [north, south, east, west] = ['north', 'south', 'east', 'west'].map(towards) as [
    number,
    number,
    number,
    number,
  ];
  return { north, south, east, west, place: (n: number, e: number) => `${place(n, e)} of her tent` };
};

const cubesIn = (question: string, heights: readonly (readonly number[])[]) => {
  readWords(
    'The picture shows a stack of identical cubes. There are no gaps: under every cube there are more cubes down to the floor.\nHow many cubes are in the stack?',
    question,
  );
  const at = (row: number, column: number) => heights[row]?.[column] ?? 0;
  const seen = heights.map((row, r) =>
    row.map((height, c) => (height === 0 ? 0 : height - Math.min(height - 1, at(r + 1, c), at(r, c + 1)))),
  );
  return {
    all: total(heights.flat()),
    seen: total(seen.flat()),
    columns: heights.flat().filter(Boolean).length,
    withoutTop: total(heights.flat().map((height) => Math.min(height, Math.max(...heights.flat()) - 1))),
  };
};

export const spaceSolvers: Record<string, Solver> = {
  'thinking-orienteering-walk': wordSolver(
    (question) => {
      const { north, south, east, west, place } = walk(question);
      return (option) => option === place(north - south, east - west);
    },
    {
      'adds the opposite ways': (question) => walk(question).place(-walk(question).north - walk(question).south, 0),
      'adds the ways to the side': (question) => walk(question).place(0, walk(question).east + walk(question).west),
      'swaps north and south': (question) => walk(question).place(walk(question).south - walk(question).north, 0),
    },
  ),
  'thinking-turned-tile': figureSolver('tiles', (question, figure) => {
    const { turn } = readWords(
      'The tile at the top of the picture is given {turn:a quarter turn clockwise|a quarter turn anticlockwise|a half turn}.\nWhich of the four tiles below shows the result?',
      question,
    );
    const result = turned(firstTile(figure).cells, quartersOf(turn));
    return (option) => isSameGrid(cellsOf(figure.rows, option), result);
  }),
  'thinking-cube-stack': figureSolver(
    'cube-stack',
    (question, { heights }) =>
      (option) =>
        Number(option) === cubesIn(question, heights).all,
    {
      'counts only the cubes that are seen': (question, { heights }) => String(cubesIn(question, heights).seen),
      'forgets the top layer': (question, { heights }) => String(cubesIn(question, heights).withoutTop),
      'counts one cube for each column': (question, { heights }) => String(cubesIn(question, heights).columns),
    },
  ),
};
