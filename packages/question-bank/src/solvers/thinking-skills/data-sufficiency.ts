import { orders, range } from '../../lists';
import { namesIn, readClaim } from '../clue-solver';
import { optionSolver, type Solver } from '../solver';
import type { Words } from '../words';
import { orderRules } from './ordering-and-scheduling';

interface Question<Case> {
  cases: readonly Case[];
  answer: (one: Case) => number | boolean;
  first: (one: Case) => boolean;
  second: (one: Case) => boolean;
}

/** Which facts are enough alone; the last one says whether both are together. */
const OPTIONS: Record<string, (first: boolean, second: boolean, both: boolean) => boolean> = {
  'Fact 1 alone is enough.': (first) => first,
  'Fact 2 alone is enough.': (_first, second) => second,
  'Fact 1 alone is enough, but Fact 2 alone is not.': (first, second) => first && !second,
  'Fact 2 alone is enough, but Fact 1 alone is not.': (first, second) => second && !first,
  'Each of the two facts alone is enough.': (first, second) => first && second,
  'Both facts together are enough, but neither alone is.': (first, second, both) => both && !first && !second,
  'Even both facts together are not enough.': (_first, _second, both) => !both,
};

/** Solves a question about which facts leave a single answer. */
const sufficiencySolver = <const Stem extends string, Case>(
  stem: Stem,
  read: (words: Words<Stem>) => Question<Case>,
): Solver =>
  optionSolver(stem, (words) => {
    const { cases, answer, first, second } = read(words);
    const decides = (fits: (one: Case) => boolean) => {
      const answers = new Set(cases.filter(fits).map(answer));
      if (answers.size === 0) throw new Error('No case fits the facts.');
      return answers.size === 1;
    };
    const [one, other, both] = [decides(first), decides(second), decides((each) => first(each) && second(each))];
    return (option) => {
      const isRight = OPTIONS[option];
      if (!isRight) throw new Error(`No rule reads the option: ${option}`);
      return isRight(one, other, both);
    };
  });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const sufficiencySolvers: Record<string, Solver> = {
  'thinking-who-is-taller': sufficiencySolver(
    'Is {one} taller than {other}?\nFact 1: {first}\nFact 2: {second}\nWhich facts are enough to answer the question with certainty?',
    ({ one, other, first, second }) => {
      const names = namesIn([one, other, first, second]);
      const { rules, vocabulary } = orderRules(names);
      const claim = (sentence: string) => readClaim(sentence, rules, vocabulary);
      return {
        cases: orders(names),
        answer: claim(`${one} is taller than ${other}.`),
        first: claim(first),
        second: claim(second),
      };
    },
  ),
  'thinking-class-groups': sufficiencySolver(
    'How many students are in a dance class? The class has more than <low> and fewer than <high> students.\nFact 1: When the students stand in groups of <one>, one student is left over.\nFact 2: When the students stand in groups of <two>, nobody is left over.\nWhich facts are enough to work out the number of students?',
    ({ low, high, one, two }): Question<number> => ({
      cases: range(low + 1, high - 1),
      answer: (students) => students,
      first: (students) => students % one === 1,
      second: (students) => students % two === 0,
    }),
  ),
  'thinking-rectangle-area': sufficiencySolver(
    'A rectangle has a perimeter of <around> cm. What is its area?\nFact 1: The rectangle is twice as long as it is wide.\nFact 2: Its length and width are whole numbers of centimetres, and its area in cm² is a multiple of <part>.\nWhich facts are enough to work out the area?',
    ({ around, part }): Question<{ width: number; length: number }> => {
      // Millimetres, so that sides need not be whole centimetres.
      const half = 5 * around;
      return {
        cases: range(1, half / 2).map((width) => ({ width, length: half - width })),
        answer: ({ width, length }) => width * length,
        first: ({ width, length }) => length === 2 * width,
        second: ({ width, length }) => width % 10 === 0 && length % 10 === 0 && (width * length) % (100 * part) === 0,
      };
    },
  ),
  'thinking-age-from-facts': sufficiencySolver(
    'How old is Anouk?\nFact 1: In <later> years, Anouk will be twice as old as she was <ago> years ago.\nFact 2: Anouk is older than <low> and younger than <high>, and her age is a multiple of <part>.\nWhich facts are enough to know her age?',
    ({ later, ago, low, high, part }): Question<number> => ({
      cases: range(ago, 100),
      answer: (age) => age,
      first: (age) => age + later === 2 * (age - ago),
      second: (age) => age > low && age < high && age % part === 0,
    }),
  ),
  'thinking-concert-day': sufficiencySolver(
    'A choir gave a concert last week. On which day was it, if a week begins on Monday?\nFact 1: The concert was later in the week than {bound}.\nFact 2: The name of the day has exactly <letters> letters.\nWhich facts are enough to know the day?',
    ({ bound, letters }): Question<number> => ({
      cases: DAYS.map((_, at) => at),
      answer: (at) => at,
      first: (at) => at > DAYS.indexOf(bound),
      second: (at) => DAYS[at]?.length === letters,
    }),
  ),
  'thinking-even-card': sufficiencySolver(
    'A whole number is hidden under a card. Is it even?\nFact 1: When the number is multiplied by <one>, the result is even.\nFact 2: When the number is multiplied by <two>, the result is even.\nWhich facts are enough to answer the question?',
    ({ one, two }): Question<number> => ({
      cases: range(0, 60),
      answer: (number) => number % 2 === 0,
      first: (number) => (number * one) % 2 === 0,
      second: (number) => (number * two) % 2 === 0,
    }),
  ),
  'thinking-shared-shells': sufficiencySolver(
    'Kei and Lua share <all> shells, and all the shells are given out. Does Kei get more of them than Lua?\nFact 1: The number of Lua’s shells is a multiple of <part>.\nFact 2: Kei gets at least <least> shells.\nWhich facts are enough to answer the question?',
    ({ all, part, least }): Question<number> => ({
      cases: range(0, all),
      answer: (kei) => kei > all - kei,
      first: (kei) => (all - kei) % part === 0,
      second: (kei) => kei >= least,
    }),
  ),
};
