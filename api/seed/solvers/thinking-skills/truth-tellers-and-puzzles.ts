import { choices, orders, range, total } from '../search';
import { judge } from './claims';
import { movesTo } from './steps';
import { figureSolver, type ThinkingSolver, wordSolver } from './thinking-solver';
import { weightsThatFit } from './weights';
import { linesOf, listOf, matchWords, numberOf, placeOf, readWords } from './words';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What is said: `Mina: “Red comes first.”` is `Red comes first`. */
const speechOf = (line = '') => readWords('{who}: “{said}.”', line).said;

const ZAP_COUNTS: Record<string, (zaps: number, count: number) => boolean> = {
  'At least': (zaps, count) => zaps >= count,
  'At most': (zaps, count) => zaps <= count,
  Exactly: (zaps, count) => zaps === count,
};

const levelScales = (question: string, figure: Parameters<typeof weightsThatFit>[0]) => {
  const stem = readWords(
    'Shapes of the same kind have the same weight. Both scales in the picture are level.\nHow many {unit:circle|square|triangle}s have the same weight as one {one:circle|square|triangle} and one {other:circle|square|triangle} together?',
    question,
  );
  if (figure.scales.length !== 2 || figure.scales.some(({ heavier }) => heavier !== 'neither'))
    throw new Error('There are not two level scales.');
  const initial = (name: string) => name.charAt(0);
  const [weights = {}] = weightsThatFit(figure, 12);
  const inUnits = (...shapes: string[]) =>
    String(total(shapes.map((shape) => weights[initial(shape)] ?? 0)) / (weights[initial(stem.unit)] ?? 0));
  const isCertain = weightsThatFit(figure, 12).every(
    (each) =>
      String(((each[initial(stem.one)] ?? 0) + (each[initial(stem.other)] ?? 0)) / (each[initial(stem.unit)] ?? 0)) ===
      inUnits(stem.one, stem.other),
  );
  return { stem, inUnits, isCertain };
};

const creekBoat = (question: string) => {
  const stem = readWords(
    'A group of {walkers} walkers comes to a creek with one boat. It carries at most {seats} people, and it cannot cross without somebody in it who rows.\nWhat is the smallest number of times that the boat must cross the creek until all the walkers are on the other side?',
    question,
  );
  const [walkers, seats] = [numberOf(stem.walkers), numberOf(stem.seats)];
  // Walkers who are still on the first side, and the side of the boat.
  const moves = movesTo<[number, number]>([walkers, 0], ([left, side]) =>
    range(1, seats)
      .filter((people) => people <= (side === 0 ? left : walkers - left))
      .map((people): [number, number] => (side === 0 ? [left - people, 1] : [left + people, 0])),
  );
  return { walkers, seats, crossings: moves.get('0,1') ?? Number.NaN };
};

const NUMBER_SENTENCES: [string, (number: number, value: number) => boolean][] = [
  ['It is even.', (number) => number % 2 === 0],
  ['It is odd.', (number) => number % 2 === 1],
  ['It is greater than {value}.', (number, value) => number > value],
  ['It is less than {value}.', (number, value) => number < value],
  ['Its first digit is smaller than its second digit.', (number) => Math.floor(number / 10) < number % 10],
  ['Its first digit is greater than its second digit.', (number) => Math.floor(number / 10) > number % 10],
  ['It is NOT a multiple of {value}.', (number, value) => number % value !== 0],
  ['It is a multiple of {value}.', (number, value) => number % value === 0],
];

/** Whether a sentence about a two-digit number is true; a sentence of another form throws. */
function isTrueOf(number: number, sentence: string): boolean {
  for (const [template, holds] of NUMBER_SENTENCES) {
    const words: Record<string, string> | undefined = matchWords(template, sentence);
    if (words) return holds(number, Number(words.value));
  }
  throw new Error(`No rule reads the sentence: ${sentence}`);
}

export const puzzleBankSolvers: Record<string, ThinkingSolver> = {
  'thinking-robot-days': wordSolver((question) => {
    const stem = readWords(
      'A robot says only {habit:false|true} things on {days}. On all other days it says only {other:false|true} things. Today it says: “{when:Yesterday|Tomorrow} I {verb:said|will say} only {claim:false|true} things.”\nWhich of these days could today be?',
      question,
    );
    const listed = listOf(stem.days).map((day) => day.replace(/s$/, ''));
    const says = (day: string) => (listed.includes(day) ? stem.habit : stem.other);
    const step = stem.when === 'Yesterday' ? 6 : 1;
    return (option) => {
      const other = DAYS[(DAYS.indexOf(option) + step) % 7] ?? '';
      return DAYS.includes(option) && (says(other) === stem.claim) === (says(option) === 'true');
    };
  }),
  'thinking-zips-and-zaps': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    readWords(
      'In a story, every Zip always tells the truth and every Zap always says something false. Four of them sit side by side. Each is a Zip or a Zap.',
      first,
    );
    readWords('Which of them are Zaps?', others.at(-1) ?? '');
    const said = others
      .slice(0, -1)
      .map((line) =>
        readWords('{how:At least|At most|Exactly} {count} of us four {verb:is a Zap|are Zaps}', speechOf(line)),
      );
    const groups = choices(...said.map(() => [true, false])).filter((isZap) =>
      said.every(({ how, count }, speaker) => {
        const isTrue = ZAP_COUNTS[how]?.(isZap.filter(Boolean).length, numberOf(count));
        return isTrue === !isZap[speaker];
      }),
    );
    const named = (option: string) =>
      PLACES.slice(0, said.length).map((place) => new RegExp(`\\b${place}\\b`).test(option));
    return (option) => judge(groups, (isZap) => String(isZap) === String(named(option)), 'must');
  }),
  'thinking-half-right-guesses': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    const { boats } = readWords(
      'Four toy boats are in a race: {boats} boat. Three children guess how it will end.',
      first,
    );
    const colours = listOf(boats).map((each) => each.replace('the ', ''));
    const { right } = readWords(
      'After the race, each child had exactly {right} of the two guesses right.',
      others.at(-2) ?? '',
    );
    const { place } = readWords('Which boat came {place}?', others.at(-1) ?? '');
    const guesses = others.slice(0, -2).map((line) => {
      const words = readWords('{one} comes {onePlace} and {two} comes {twoPlace}', speechOf(line));
      return [
        [words.one.toLowerCase(), placeOf(words.onePlace)],
        [words.two.toLowerCase(), placeOf(words.twoPlace)],
      ] as const;
    });
    const races = orders(colours).filter((race) =>
      guesses.every((pair) => pair.filter(([colour, at]) => race[at - 1] === colour).length === numberOf(right)),
    );
    return (option) => judge(races, (race) => `the ${race[placeOf(place, race.length) - 1]} boat` === option, 'must');
  }),
  'thinking-level-scales': figureSolver(
    'balances',
    (question, figure) => {
      const { stem, inUnits, isCertain } = levelScales(question, figure);
      return (option) => isCertain && option === inUnits(stem.one, stem.other);
    },
    {
      'takes two squares': (question, figure) => levelScales(question, figure).inUnits('square', 'square'),
      'takes the square for a triangle': (question, figure) =>
        levelScales(question, figure).inUnits('triangle', 'triangle'),
      'adds both squares': (question, figure) => levelScales(question, figure).inUnits('triangle', 'square', 'square'),
    },
  ),
  'thinking-tilted-scales': figureSolver('balances', (question, figure) => {
    const { end } = readWords(
      'Shapes of the same kind have the same weight. On a scale that tilts, the heavier side is down.\nWhich shape is the {end:heaviest|lightest}?',
      question,
    );
    const cases = weightsThatFit(figure, 8);
    return (option) => {
      const { shape } = readWords('the {shape:circle|square|triangle|diamond}', option);
      return judge(
        cases,
        (weights) => {
          const own = weights[shape.charAt(0)] ?? 0;
          const others = Object.entries(weights).filter(([each]) => each !== shape.charAt(0));
          return others.every(([, weight]) => (end === 'heaviest' ? own > weight : own < weight));
        },
        'must',
      );
    };
  }),
  'thinking-creek-boat': wordSolver((question) => (option) => Number(option) === creekBoat(question).crossings, {
    'counts one direction': (question) => String((creekBoat(question).crossings + 1) / 2),
    'forgets the rower': (question) => {
      const { walkers, seats } = creekBoat(question);
      return String(2 * Math.ceil(walkers / seats) - 1);
    },
    'goes back at the end': (question) => String(creekBoat(question).crossings + 1),
  }),
  'thinking-three-true-sentences': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    const { right } = readWords(
      'Mr Lu thinks of a number. Exactly {right} of these four sentences about it are true:',
      first,
    );
    readWords('Which of these could be his number?', others.at(-1) ?? '');
    const sentences = others.slice(0, -1);
    return (option) => sentences.filter((sentence) => isTrueOf(Number(option), sentence)).length === numberOf(right);
  }),
  'thinking-two-buckets': wordSolver((question) => {
    const stem = readWords(
      'Marlow has an empty {small}-litre bucket, an empty {large}-litre bucket and a tap. The buckets have no marks. Filling a bucket at the tap, emptying it, and pouring from one bucket into the other until the first is empty or the second is full: each of these counts as one step.\nWhat is the smallest number of steps after which one of the buckets holds exactly {wanted} litres?',
      question,
    );
    const [small, large, wanted] = [numberOf(stem.small), numberOf(stem.large), numberOf(stem.wanted)];
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
  }),
  'thinking-turn-two-counters': wordSolver((question) => {
    const stem = readWords(
      '{count} counters lie in a row. Each has a white side and a black side, and all of them show white. In one move, {turned} counters that lie next to each other are turned over. Any number of moves is allowed.\nWhich of these can {not:NOT |}be reached?',
      question,
    );
    const [count, turned] = [numberOf(stem.count), numberOf(stem.turned)];
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
      return reached.has(String(row)) === (stem.not === '');
    };
  }),
  'thinking-card-traders': wordSolver((question) => {
    const stem = readWords(
      'Five children swap cards: {names}. Each of them counts how many of the other four children he or she has swapped with.\n{counts}.\nHow many does {asked} count?',
      question,
    );
    const names = listOf(stem.names);
    const counts = listOf(stem.counts).map((part) => readWords('{name} counts {count}', part));
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
    const swapsOf = (swaps: boolean[], name: string) =>
      pairs.filter((pair, at) => swaps[at] && pair.includes(name)).length;
    const cases = choices(...pairs.map(() => [true, false])).filter((swaps) =>
      counts.every(({ name, count }) => swapsOf(swaps, name) === numberOf(count)),
    );
    return (option) => judge(cases, (swaps) => swapsOf(swaps, stem.asked) === Number(option), 'must');
  }),
  'thinking-four-by-four': figureSolver('tiles', (question, { rows }) => {
    const stem = readWords(
      'In the finished square, each row and each column has the numbers {numbers} once each.\nWhich number belongs in the place of the question mark?',
      question,
    );
    const cells = rows[0]?.tiles[0]?.cells ?? [];
    const lines = orders(listOf(stem.numbers));
    const fitting = cells.map((row) =>
      lines.filter((line) => [...row].every((mark, at) => /[.?]/.test(mark) || mark === line[at])),
    );
    const squares = choices(...fitting).filter((square) =>
      cells.every((_, column) => new Set(square.map((line) => line[column])).size === cells.length),
    );
    const row = cells.findIndex((each) => each.includes('?'));
    return (option) => judge(squares, (square) => square[row]?.[cells[row]?.indexOf('?') ?? 0] === option, 'must');
  }),
};
