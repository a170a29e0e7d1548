import { choices, only, orders, pairsOf, range } from '../../lists';
import { clueSolver, type Puzzle, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, placeOf, readWords } from '../words';
import { firstTile } from './grids';

/** How many moves it takes from the start to each state that can be reached, by breadth-first search. */
function movesTo<State extends readonly unknown[]>(start: State, next: (state: State) => State[], most = 40) {
  const moves = new Map<string, number>([[String(start), 0]]);
  let states = [start];
  for (let move = 1; move <= most && states.length > 0; move += 1) {
    const fresh = new Map(states.flatMap(next).map((state) => [String(state), state]));
    states = [...fresh].filter(([name]) => !moves.has(name)).map(([, state]) => state);
    for (const state of states) moves.set(String(state), move);
  }
  return moves;
}

export const puzzleSolvers: Record<string, Solver> = {
  'thinking-creek-boat': valueSolver(
    'A group of <walkers> walkers comes to a creek with one boat. It carries at most <seats> people, and it cannot cross without somebody in it who rows.\nWhat is the smallest number of times that the boat must cross the creek until all the walkers are on the other side?',
    ({ walkers, seats }) => {
      const moves = movesTo<[number, number]>([walkers, 0], ([left, side]) =>
        range(1, Math.min(seats, side === 0 ? left : walkers - left)).map((people): [number, number] =>
          side === 0 ? [left - people, 1] : [left + people, 0],
        ),
      );
      return moves.get('0,1') ?? 'none';
    },
  ),
  'thinking-two-buckets': valueSolver(
    'Marlow has an empty <small>-litre bucket, an empty <large>-litre bucket and a tap. The buckets have no marks. Filling a bucket at the tap, emptying it, and pouring from one bucket into the other until the first is empty or the second is full: each of these counts as one step.\nWhat is the smallest number of steps after which one of the buckets holds exactly <wanted> litres?',
    ({ small, large, wanted }) => {
      const steps = movesTo<[number, number]>([0, 0], ([one, other]) => {
        const [there, back] = [Math.min(one, large - other), Math.min(other, small - one)];
        const poured: [number, number][] = [
          [one - there, other + there],
          [one + back, other - back],
        ];
        return [[small, other], [one, large], [0, other], [one, 0], ...poured];
      });
      const reached = [...steps].filter(([state]) => state.split(',').map(Number).includes(wanted));
      return Math.min(...reached.map(([, count]) => count));
    },
  ),
  'thinking-turn-two-counters': optionSolver(
    '<count> counters lie in a row. Each has a white side and a black side, and all of them show white. In one move, two counters that lie next to each other are turned over. Any number of moves is allowed.\nWhich of these can NOT be reached?',
    ({ count }) => {
      const white = range(1, count).map(() => false);
      const reached = movesTo(white, (row) =>
        range(0, count - 2).map((from) => row.map((isBlack, at) => isBlack !== (at === from || at === from + 1))),
      );
      return (option) => {
        const { all, places } = readWords(
          '{all:Only the|All counters but the} {places} {verb:shows|show} black.',
          option,
        );
        const named = places.replace(' counter', '').split(' and the ').map(placeOf);
        return !reached.has(String(white.map((_, at) => named.includes(at + 1) === (all === 'Only the'))));
      };
    },
  ),
  'thinking-card-traders': valueSolver(
    'Five children swap cards: {names}. Each of them counts how many of the other four children he or she has swapped with.\n{counts}.\nHow many does {asked} count?',
    ({ names, counts, asked }) => {
      const told = listOf(counts).map((part) => readWords('{name} counts <count>', part));
      const children = listOf(names);
      const pairs = pairsOf(children);
      const countOf = (swaps: string[][], name: string) => swaps.filter((pair) => pair.includes(name)).length;
      const cases = choices(...pairs.map((pair) => [[pair], []])).map((swaps) => swaps.flat());
      const fitting = cases.filter((swaps) => told.every(({ name, count }) => countOf(swaps, name) === count));
      return only(fitting.map((swaps) => countOf(swaps, asked)));
    },
  ),
  'thinking-four-by-four': valueSolver(
    'In the finished square, each row and each column has the numbers {numbers} once each.\nWhich number belongs in the place of the question mark?',
    ({ numbers }, figure) => {
      const { cells } = firstTile(figure);
      const rows = cells.map((row) =>
        orders(listOf(numbers)).filter((line) => [...row].every((mark, at) => /[.?]/.test(mark) || mark === line[at])),
      );
      const squares = choices(...rows).filter((square) =>
        range(0, cells.length - 1).every((column) => new Set(square.map((line) => line[column])).size === cells.length),
      );
      const asked = cells.join('').indexOf('?');
      return only(squares.map((square) => square.flat()[asked] ?? 'none'));
    },
    { figure: 'tiles' },
  ),
  'thinking-lock-code': clueSolver(
    'A lock opens with three different digits. Four codes were tried:\n{clues*}\nWhich code opens the lock?',
    (): Puzzle<string> => {
      const right = (code: string, tried: string) => [...tried].filter((digit) => code.includes(digit)).length;
      const placed = (code: string, tried: string) => [...tried].filter((digit, at) => digit === code[at]).length;
      return {
        cases: range(0, 999)
          .map((number) => String(number).padStart(3, '0'))
          .filter((code) => new Set(code).size === 3),
        rules: [
          rule('{tried}: none of these digits is in the code', (code, { tried }) => right(code, tried) === 0),
          rule(
            '{tried}: one digit is right and in the right place; the other two are not in the code',
            (code, { tried }) => right(code, tried) === 1 && placed(code, tried) === 1,
          ),
          rule(
            '{tried}: one digit is right, but in the wrong place; the other two are not in the code',
            (code, { tried }) => right(code, tried) === 1 && placed(code, tried) === 0,
          ),
          rule(
            '{tried}: two digits are right, but both are in the wrong place; the other is not in the code',
            (code, { tried }) => right(code, tried) === 2 && placed(code, tried) === 0,
          ),
        ],
        claim: (option) => (code) => code === option,
      };
    },
  ),
  'thinking-marble-cups': valueSolver(
    'Four cups stand upside down in a row, in places 1, 2, 3 and 4. A marble is hidden under one of them. First the cups in places <first*> are swapped, then the cups in places <second*>, and then the cups in places <third*>. The marble goes with its cup. Now it is in place <end>.\nIn which place was the marble at the start?',
    ({ first, second, third, end }) => {
      const start = [third, second, first].reduce(
        (place, [one = 0, other = 0]) => (place === one ? other : place === other ? one : place),
        end,
      );
      return `place ${start}`;
    },
  ),
  'thinking-lift-buttons': valueSolver(
    'The lift in a tower with <floors> floors has only two buttons. One takes it up by exactly <up> floors, and the other takes it down by exactly <down> floors. A button does nothing when there are not enough floors above or below.\nWhat is the smallest number of times that a button must be pressed to go from floor <from> to floor <to>?',
    ({ floors, up, down, from, to }) => {
      const presses = movesTo<[number]>([from], ([floor]) =>
        [floor + up, floor - down].filter((next) => next >= 1 && next <= floors).map((next): [number] => [next]),
      );
      return presses.get(String(to)) ?? 'none';
    },
  ),
  'thinking-letter-sum': valueSolver(
    'In this sum, each letter stands for a digit, and different letters stand for different digits: {one} + {two} = {made}. No number begins with 0.\nWhich digit does {asked} stand for?',
    ({ one, two, made, asked }) => {
      const letters = [...new Set(one + two + made)];
      const numberFor = (digits: number[], word: string) =>
        [...word].reduce((sum, letter) => 10 * sum + (digits[letters.indexOf(letter)] ?? 0), 0);
      const sums = choices(...letters.map(() => range(0, 9))).filter(
        (digits) =>
          new Set(digits).size === letters.length &&
          [one, two, made].every((word) => digits[letters.indexOf(word[0] ?? '')] !== 0) &&
          numberFor(digits, one) + numberFor(digits, two) === numberFor(digits, made),
      );
      return only(sums.map((digits) => digits[letters.indexOf(asked)] ?? 0));
    },
  ),
  'thinking-ring-count': valueSolver(
    '<count> children stand in a ring. They have the numbers 1 to <last>, clockwise. They count clockwise around the ring, beginning with child 1, and every <step:place> child leaves the ring. They go on counting with the next child until one is left.\nWhich number does this child have?',
    ({ count, last, step }) => {
      if (count !== last) throw new Error(`There are not ${last} children.`);
      const leave = ([ring, from]: [number[], number]): number =>
        ring.length === 1
          ? (ring[0] ?? 0)
          : leave([ring.toSpliced((from + step - 1) % ring.length, 1), (from + step - 1) % ring.length]);
      return leave([range(1, last), 0]);
    },
  ),
};
