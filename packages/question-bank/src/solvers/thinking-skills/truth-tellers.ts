import { choices, orders } from '../../lists';
import { optionSolver, type Solver, wordSolver } from '../solver';
import { linesOf, listOf, matchWords, numberOf, placeOf, readWords } from '../words';
import { judge } from './claims';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What is said: `Mina: “Red comes first.”` is `Red comes first`. */
const speechOf = (line = '') => readWords('{who}: “{said}.”', line).said;

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

export const truthTellerSolvers: Record<string, Solver> = {
  'thinking-robot-days': optionSolver(
    'A robot says only {habit:false|true} things on {days}. On all other days it says only {other:false|true} things. Today it says: “{when:Yesterday|Tomorrow} I {verb:said|will say} only {claim:false|true} things.”\nWhich of these days could today be?',
    (stem) => {
      const listed = listOf(stem.days).map((day) => day.replace(/s$/, ''));
      const says = (day: string) => (listed.includes(day) ? stem.habit : stem.other);
      const step = stem.when === 'Yesterday' ? 6 : 1;
      return (option) => {
        const other = DAYS[(DAYS.indexOf(option) + step) % 7] ?? '';
        return DAYS.includes(option) && (says(other) === stem.claim) === (says(option) === 'true');
      };
    },
  ),
  'thinking-zips-and-zaps': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    readWords(
      'In a story, every Zip always tells the truth and every Zap always says something false. Four of them sit side by side. Each is a Zip or a Zap.',
      first,
    );
    readWords('Which of them are Zaps?', others.at(-1) ?? '');
    const counts = others.slice(0, -1).map((line, before) => {
      const words = readWords('At least {count} of us four {verb:is a Zap|are Zaps}', speechOf(line));
      // The speakers name the numbers in turn: that is what the way to solve it rests on.
      if (numberOf(words.count) !== before + 1) throw new Error(`Speaker ${before + 1} names another number.`);
      return numberOf(words.count);
    });
    const groups = choices(...counts.map(() => [true, false])).filter((isZap) => {
      const zaps = isZap.filter(Boolean).length;
      return counts.every((count, speaker) => zaps >= count === !isZap[speaker]);
    });
    const named = (option: string) =>
      PLACES.slice(0, counts.length).map((place) => new RegExp(`\\b${place}\\b`).test(option));
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
};
