import { choices, orders, range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, numberOf, placeOf, readWords } from '../words';
import { judge } from './claims';
import { movesTo } from './steps';

export const puzzleBankSolvers: Record<string, Solver> = {
  'thinking-creek-boat': valueSolver(
    'A group of <walkers> walkers comes to a creek with one boat. It carries at most <seats> people, and it cannot cross without somebody in it who rows.\nWhat is the smallest number of times that the boat must cross the creek until all the walkers are on the other side?',
    ({ walkers, seats }) => {
      const moves = movesTo<[number, number]>([walkers, 0], ([left, side]) =>
        range(1, seats)
          .filter((people) => people <= (side === 0 ? left : walkers - left))
          .map((people): [number, number] => (side === 0 ? [left - people, 1] : [left + people, 0])),
      );
      return moves.get('0,1') ?? Number.NaN;
    },
  ),
  'thinking-two-buckets': optionSolver(
    'Marlow has an empty <small>-litre bucket, an empty <large>-litre bucket and a tap. The buckets have no marks. Filling a bucket at the tap, emptying it, and pouring from one bucket into the other until the first is empty or the second is full: each of these counts as one step.\nWhat is the smallest number of steps after which one of the buckets holds exactly <wanted> litres?',
    ({ small, large, wanted }) => {
      const steps = movesTo<[number, number]>([0, 0], ([one, other]) => {
        const [there, back] = [Math.min(one, large - other), Math.min(other, small - one)];
        return [
          [small, other],
          [one, large],
          [0, other],
          [one, 0],
          [one - there, other + there],
          [one + back, other - back],
        ];
      });
      const reached = [...steps].filter(([state]) => state.split(',').map(Number).includes(wanted));
      return (option) => Number(option) === Math.min(...reached.map(([, count]) => count));
    },
  ),
  'thinking-turn-two-counters': optionSolver(
    '<count> counters lie in a row. Each has a white side and a black side, and all of them show white. In one move, <turned> counters that lie next to each other are turned over. Any number of moves is allowed.\nWhich of these can {not:NOT |}be reached?',
    ({ count, turned, not }) => {
      const white = Array.from({ length: count }, () => 0);
      const reached = movesTo(white, (row) =>
        range(0, count - turned).map((from) =>
          row.map((side, at) => (at >= from && at < from + turned ? 1 - side : side)),
        ),
      );
      return (option) => {
        const { all, places } = readWords(
          '{all:Only the|All counters but the} {places} show black.',
          option.replace(' shows ', ' show '),
        );
        const named = places
          .replace(' counter', '')
          .split(/ and the /)
          .map((place) => placeOf(place));
        const row = white.map((_, at) => (named.includes(at + 1) === (all === 'Only the') ? 1 : 0));
        return reached.has(String(row)) === (not === '');
      };
    },
  ),
  'thinking-card-traders': optionSolver(
    'Five children swap cards: {names}. Each of them counts how many of the other four children he or she has swapped with.\n{counts}.\nHow many does {asked} count?',
    (stem) => {
      const names = listOf(stem.names);
      const counts = listOf(stem.counts).map((part) => readWords('{name} counts {count}', part));
      const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
      const swapsOf = (swaps: boolean[], name: string) =>
        pairs.filter((pair, at) => swaps[at] && pair.includes(name)).length;
      const cases = choices(...pairs.map(() => [true, false])).filter((swaps) =>
        counts.every(({ name, count }) => swapsOf(swaps, name) === numberOf(count)),
      );
      return (option) => judge(cases, (swaps) => swapsOf(swaps, stem.asked) === Number(option), 'must');
    },
  ),
  'thinking-four-by-four': optionSolver(
    'In the finished square, each row and each column has the numbers {numbers} once each.\nWhich number belongs in the place of the question mark?',
    ({ numbers }, { rows }) => {
      const cells = rows[0]?.tiles[0]?.cells ?? [];
      const lines = orders(listOf(numbers));
      const fitting = cells.map((row) =>
        lines.filter((line) => [...row].every((mark, at) => /[.?]/.test(mark) || mark === line[at])),
      );
      const squares = choices(...fitting).filter((square) =>
        cells.every((_, column) => new Set(square.map((line) => line[column])).size === cells.length),
      );
      const row = cells.findIndex((each) => each.includes('?'));
      return (option) => judge(squares, (square) => square[row]?.[cells[row]?.indexOf('?') ?? 0] === option, 'must');
    },
    { figure: 'tiles' },
  ),
};
