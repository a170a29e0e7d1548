import { total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { cellsOf, firstTile, isSameGrid, quartersOf, turned } from './grids';

type Four = [number, number, number, number];

const COMPASS = ['north', 'east', 'south', 'west'];

export const spaceSolvers: Record<string, Solver> = {
  'thinking-orienteering-walk': valueSolver(
    'From her tent, Koa walks <one> m {start:north|east|south|west}. She turns {first:right|left} and walks <two> m, turns {second:right|left} again and walks <three> m, and then turns {third:right|left} once more and walks <four> m.\nWhere is she now?',
    ({ one, start, first, two, second, three, third, four }) => {
      const metres = [one, two, three, four];
      const turns = [0, ...[first, second, third].map((turn) => (turn === 'right' ? 1 : 3))];
      const facing = turns.map((_, leg) => (COMPASS.indexOf(start) + total(turns.slice(0, leg + 1))) % 4);
      const towards = (direction: string) =>
        total(metres.filter((_, leg) => facing[leg] === COMPASS.indexOf(direction)));
      const place = (northwards: number, eastwards: number) => {
        const ways = [
          ...(northwards === 0 ? [] : [`${Math.abs(northwards)} m ${northwards > 0 ? 'north' : 'south'}`]),
          ...(eastwards === 0 ? [] : [`${Math.abs(eastwards)} m ${eastwards > 0 ? 'east' : 'west'}`]),
        ];
        return `${ways.join(' and ')} of her tent`;
      };
      const [north, south, east, west] = ['north', 'south', 'east', 'west'].map(towards) as Four;
      return place(north - south, east - west);
    },
  ),
  'thinking-turned-tile': optionSolver(
    'The tile at the top of the picture is given {turn:a quarter turn clockwise|a quarter turn anticlockwise|a half turn}.\nWhich of the four tiles below shows the result?',
    ({ turn }, figure) => {
      const result = turned(firstTile(figure).cells, quartersOf(turn));
      return (option) => isSameGrid(cellsOf(figure.rows, option), result);
    },
    { figure: 'tiles' },
  ),
  'thinking-cube-stack': valueSolver(
    'The picture shows a stack of identical cubes. There are no gaps: under every cube there are more cubes down to the floor.\nHow many cubes are in the stack?',
    (_stem, { heights }) => {
      const columns = heights.flat();
      return total(columns);
    },
    { figure: 'cube-stack' },
  ),
};
