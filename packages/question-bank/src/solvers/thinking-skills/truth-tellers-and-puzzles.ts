import { listInWords } from '@wattle/contract/text';
import { SHAPES } from '../../figures/balances';
import type { FigureOf } from '../../figures/figure';
import { choices, only, orders, pairsOf, range, total } from '../../lists';
import { clueSolver, type Puzzle, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { clock, minutesOf } from '../times';
import { listOf, matchWords, placeOf, readWords } from '../words';
import { firstTile } from './grids';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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

/** The weight of each shape, by its name. */
type Weights = Record<string, number>;

/** Whole-number weights with which every scale stands as it is drawn. */
function weightsThatFit({ scales }: FigureOf<'balances'>, most: number): Weights[] {
  const namesOf = (marks: string) => [...marks].map((mark) => SHAPES[mark as keyof typeof SHAPES]);
  const shapes = [...new Set(scales.flatMap(({ left, right }) => namesOf(left + right)))];
  return choices(...shapes.map(() => range(1, most)))
    .map((weights): Weights => Object.fromEntries(shapes.map((shape, at) => [shape, weights[at] ?? 0])))
    .filter((weights) =>
      scales.every(({ left, right, heavier }) => {
        const load = (marks: string) => total(namesOf(marks).map((shape) => weights[shape] ?? 0));
        return Math.sign(load(left) - load(right)) === { left: 1, right: -1, neither: 0 }[heavier];
      }),
    );
}

export const puzzleSolvers: Record<string, Solver> = {
  'thinking-robot-days': optionSolver(
    'A robot says only false things on {days}. On all other days it says only true things. Today it says: “Yesterday I said only false things.”\nWhich of these days could today be?',
    ({ days }) => {
      const isLying = (day: string | undefined) => listOf(days).includes(`${day}s`);
      return (option) => DAYS.includes(option) && isLying(option) !== isLying(DAYS.at(DAYS.indexOf(option) - 1));
    },
  ),
  'thinking-zips-and-zaps': valueSolver(
    'In a story, every Zip always tells the truth and every Zap always says something false. Four of them sit side by side. Each is a Zip or a Zap.\n{speeches*}\nWhich of them are Zaps?',
    ({ speeches }) => {
      const said = speeches.map((line) =>
        readWords('{who}: “At least <count> of us four {verb:is a Zap|are Zaps}.”', line),
      );
      // Another number can leave the same Zaps, so it is refused here.
      if (said.some(({ count }, at) => count !== at + 1))
        throw new Error('The speakers do not name the numbers in turn.');
      const groups = choices(...said.map(() => [true, false])).filter((areZaps) =>
        said.every(({ count }, speaker) => areZaps.filter(Boolean).length >= count !== areZaps[speaker]),
      );
      const names = only(
        groups.map((areZaps) => listInWords(said.flatMap(({ who }, at) => (areZaps[at] ? [`the ${who}`] : [])))),
      );
      return names.includes(' and ') ? names : `only ${names}`;
    },
  ),
  'thinking-half-right-guesses': valueSolver(
    'Four toy boats are in a race: {boats} boat. Three children guess how it will end.\n{guesses*}\nAfter the race, each child had exactly one of the two guesses right.\nWhich boat came last?',
    ({ boats, guesses }) => {
      const pairs = guesses.map((line) =>
        readWords('{who}: “{one} comes <onePlace:place> and {two} comes <twoPlace:place>.”', line),
      );
      const came = (race: string[], colour: string, place: number) => race[place - 1] === `the ${colour.toLowerCase()}`;
      const races = orders(listOf(boats)).filter((race) =>
        pairs.every(({ one, onePlace, two, twoPlace }) => came(race, one, onePlace) !== came(race, two, twoPlace)),
      );
      return `${only(races.map((race) => race.at(-1) ?? 'none'))} boat`;
    },
  ),
  'thinking-three-true-sentences': optionSolver(
    'Mr Lu thinks of a number. Exactly three of these four sentences about it are true:\nIt is even.\nIt is greater than <low>.\nIts first digit is smaller than its second digit.\nIt is NOT a multiple of <part>.\nWhich of these could be his number?',
    ({ low, part }) =>
      (option) => {
        const number = Number(option);
        const truths = [number % 2 === 0, number > low, Math.floor(number / 10) < number % 10, number % part !== 0];
        return truths.filter(Boolean).length === 3;
      },
  ),
  'thinking-kitten-doors': valueSolver(
    'A kitten is hiding behind one of four doors. The doors are {doors}. Four children guess where it is.\n{guesses*}\nExactly <right> of the guesses are right. Behind which door is the kitten?',
    ({ doors, guesses, right }) => {
      const isRight = (door: string, line: string) => {
        const either = matchWords('{who}: “It is behind the {one} or the {other} door.”', line);
        if (either) return [either.one, either.other].includes(door);
        return readWords('{who}: “It is not behind the {one} door.”', line).one !== door;
      };
      const colours = listOf(doors);
      return `the ${only(colours.filter((door) => guesses.filter((line) => isRight(door, line)).length === right))} door`;
    },
  ),
  'thinking-owls-and-magpies': valueSolver(
    'In a story, owls always tell the truth, and magpies never do. Three birds sit on a branch. Each is an owl or a magpie.\n{speeches*}\nWhich of the three birds are owls?',
    ({ speeches }) => {
      const counts: Record<string, number> = { None: 0, 'Exactly one': 1, 'Exactly two': 2, All: 3 };
      const said = speeches.map((line) => readWords('{who} bird: “{what}”', line));
      const whos = said.map(({ who }) => who.toLowerCase());
      const isTrue = (areOwls: readonly boolean[], what: string) => {
        const count = matchWords('{count} of us three {verb:is an owl|are owls}.', what);
        if (count) return areOwls.filter(Boolean).length === counts[count.count];
        const { which, kind } = readWords('The {which} bird is {kind:an owl|a magpie}.', what);
        return areOwls[whos.indexOf(which)] === (kind === 'an owl');
      };
      const groups = choices(...said.map(() => [true, false])).filter((areOwls) =>
        said.every(({ what }, at) => isTrue(areOwls, what) === areOwls[at]),
      );
      const owls = only(
        groups.map((areOwls) =>
          whos
            .filter((_, at) => areOwls[at])
            .map((who) => `the ${who}`)
            .join(' and '),
        ),
      );
      return owls.includes(' and ') ? owls : `only ${owls}`;
    },
  ),
  'thinking-four-clocks': valueSolver(
    'None of the four clocks in a hall is right. They show {shown}. Two of them are slow, by <slow*> minutes, and two are fast, by <fast*> minutes.\nWhat time is it?',
    ({ shown, slow, fast }) => {
      const faces = listOf(shown)
        .map(minutesOf)
        .sort((one, other) => one - other);
      const errors = [...slow.map((minutes) => -minutes), ...fast].sort((one, other) => one - other);
      return clock(only(faces.map((face, at) => face - (errors[at] ?? 0))));
    },
  ),
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
  'thinking-level-scales': valueSolver(
    'Shapes of the same kind have the same mass. Both scales in the picture are level.\nHow many {unit}s have the same mass as one {one} and one {other} together?',
    ({ unit, one, other }, figure) =>
      only(
        weightsThatFit(figure, 12).map(
          (weights) => ((weights[one] ?? 0) + (weights[other] ?? 0)) / (weights[unit] ?? 0),
        ),
      ),
    { figure: 'balances' },
  ),
  'thinking-tilted-scales': valueSolver(
    'Shapes of the same kind have the same mass. On a scale that tilts, the heavier side is down.\nWhich shape is the heaviest?',
    (_stem, figure) => {
      const heaviest = (weights: Weights) =>
        Object.keys(weights).filter((shape) => weights[shape] === Math.max(...Object.values(weights)));
      return `the ${only(weightsThatFit(figure, 8).map((weights) => heaviest(weights).join(' or ')))}`;
    },
    { figure: 'balances' },
  ),
};
