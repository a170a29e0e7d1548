import { listInWords } from '@wattle/contract/text';
import { choices, only, orders } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { clock, minutesOf } from '../times';
import { listOf, matchWords, readWords } from '../words';

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
};
