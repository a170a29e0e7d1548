import { listInWords } from '@wattle/contract/text';
import { choices, only, orders } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, readWords } from '../words';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const truthTellerSolvers: Record<string, Solver> = {
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
};
