import { orders, range } from '../../lists';
import { type Solver, valueSolver, wordSolver } from '../solver';
import { listOf, numberOf, readWords } from '../words';

interface Question<Case> {
  cases: readonly Case[];
  answer: (one: Case) => number | boolean;
  first: (one: Case) => boolean;
  second: (one: Case) => boolean;
}

interface Weighed {
  first: boolean;
  second: boolean;
  both: boolean;
}

const OPTIONS: Record<string, (enough: Weighed) => boolean> = {
  'Fact 1 alone is enough.': ({ first }) => first,
  'Fact 2 alone is enough.': ({ second }) => second,
  'Fact 1 alone is enough, but Fact 2 alone is not.': ({ first, second }) => first && !second,
  'Fact 2 alone is enough, but Fact 1 alone is not.': ({ first, second }) => second && !first,
  'Each of the two facts alone is enough.': ({ first, second }) => first && second,
  'Both facts together are enough, but neither alone is.': ({ first, second, both }) => both && !first && !second,
  'Even both facts together are not enough.': ({ both }) => !both,
};

/** Solves a question about which facts leave a single answer. */
function sufficiencySolver<Case>(read: (question: string) => Question<Case>): Solver {
  return wordSolver((question) => {
    const { cases, answer, first, second } = read(question);
    const decides = (fits: (one: Case) => boolean) => {
      const answers = new Set(cases.filter(fits).map(answer));
      if (answers.size === 0) throw new Error('No case fits the facts.');
      return answers.size === 1;
    };
    const enough = {
      first: decides(first),
      second: decides(second),
      both: decides((one) => first(one) && second(one)),
    };
    return (option) => {
      const isRight = OPTIONS[option];
      if (!isRight) throw new Error(`No rule reads the option: ${option}`);
      return isRight(enough);
    };
  });
}

const KINDS: Record<string, string> = { emu: 'bird', wombat: 'mammal' };

export const sufficiencySolvers: Record<string, Solver> = {
  'thinking-who-is-taller': sufficiencySolver((question) => {
    const stem = readWords(
      'Is {one} {asked:taller|shorter} than {other}?\nFact 1: {a} is {aHow:taller|shorter} than {b}.\nFact 2: {c} is {cHow:taller|shorter} than {d}.\nWhich facts are enough to answer the question with certainty?',
      question,
    );
    const is = (left: string, how: string, right: string) => (rising: string[]) =>
      rising.indexOf(left) > rising.indexOf(right) === (how === 'taller');
    return {
      cases: orders([...new Set([stem.one, stem.other, stem.a, stem.b, stem.c, stem.d])]),
      answer: is(stem.one, stem.asked, stem.other),
      first: is(stem.a, stem.aHow, stem.b),
      second: is(stem.c, stem.cHow, stem.d),
    };
  }),
  'thinking-class-groups': sufficiencySolver<number>((question) => {
    const stem = readWords(
      'How many students are in a dance class? The class has more than {low} and fewer than {high} students.\nFact 1: When the students stand in groups of {one}, {oneOver} {aStudent:student is|students are} left over.\nFact 2: When the students stand in groups of {two}, nobody is left over.\nWhich facts are enough to work out the number of students?',
      question,
    );
    return {
      cases: range(numberOf(stem.low) + 1, numberOf(stem.high) - 1),
      answer: (students) => students,
      first: (students) => students % numberOf(stem.one) === numberOf(stem.oneOver),
      second: (students) => students % numberOf(stem.two) === 0,
    };
  }),
  'thinking-rectangle-area': sufficiencySolver<{ width: number; length: number }>((question) => {
    const stem = readWords(
      'A rectangle has a perimeter of {around} cm. What is its area?\nFact 1: The rectangle is {times:twice|three times} as long as it is wide.\nFact 2: Its length and width are whole numbers of centimetres, and its area in cm² is a multiple of {part}.\nWhich facts are enough to work out the area?',
      question,
    );
    // Millimetres, so that sides need not be whole centimetres.
    const half = 5 * numberOf(stem.around);
    return {
      cases: range(1, half / 2).map((width) => ({ width, length: half - width })),
      answer: ({ width, length }) => width * length,
      first: ({ width, length }) => length === (stem.times === 'twice' ? 2 : 3) * width,
      second: ({ width, length }) =>
        width % 10 === 0 && length % 10 === 0 && (width * length) % (100 * numberOf(stem.part)) === 0,
    };
  }),
  'thinking-wildlife-cards': valueSolver(
    'In a card game, each card has an animal on one side and a number on the other side. The rule is: if the animal is a {kind:bird|mammal}, the number is {parity:even|odd}. Four cards lie on the table. They show {cards}.\nWhich cards must be turned over to find out whether all four follow the rule?',
    (stem) => {
      const cards = listOf(stem.cards).map((card) => {
        const name = card.replace(/^an? /, '');
        if (/^\d+$/.test(name))
          return { name, isNumber: true, isNamed: (Number(name) % 2 === 0) === (stem.parity === 'even') };
        if (!KINDS[name]) throw new Error(`${name} is not a known animal.`);
        return { name, isNumber: false, isNamed: KINDS[name] === stem.kind };
      });
      if (cards.length !== 4) throw new Error('There are not four cards.');
      const named = (names: string[]) =>
        names.length === 1 ? `only the ${names[0]}` : `the ${names.join(' and the ')}`;
      const needed = cards.filter(({ isNumber, isNamed }) => isNumber !== isNamed).map(({ name }) => name);
      return needed.length === 4 ? 'all four cards' : named(needed);
    },
  ),
};
