import { choices, range, total } from '../search';
import type { Solver } from '../solver';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';
import { ORDER_RULES, ordersThatFit, orderWords } from './order-rules';
import { wordSolver } from './thinking-solver';
import { linesOf, listOf, numberOf, readWords, sentencesOf } from './words';

const STICKER_RULES = (names: string[]): Rule<number[]>[] => [
  rule('{a:name} gets {how:at least|exactly|at most} {count} stickers', ({ a, how, count }) => (shares) => {
    const over = (shares[names.indexOf(a)] ?? 0) - numberOf(count);
    return how === 'exactly' ? over === 0 : how === 'at least' ? over >= 0 : over <= 0;
  }),
  rule('One of the three gets exactly {count} stickers', ({ count }) => (shares) => {
    return shares.filter((share) => share === numberOf(count)).length === 1;
  }),
];

const capsInBox = (question: string) => {
  const stem = readWords(
    'A box holds {white} white caps, {black} black caps and {yellow} yellow caps. Milo takes caps out of it in the dark.\nWhat is the {end:smallest} number of caps that he must take to be certain that he has at least one cap of each colour?',
    question,
  );
  const counts = [stem.white, stem.black, stem.yellow].map(numberOf);
  const mixes = choices(...counts.map((count) => range(0, count)));
  /** The smallest number of caps that have at least so many colours, however they are taken. */
  const certainOf = (colours: number) =>
    range(1, total(counts)).find((taken) =>
      mixes.filter((mix) => total(mix) === taken).every((mix) => mix.filter(Boolean).length >= colours),
    ) ?? 0;
  return { counts, certainOf };
};

const fruitLovers = (question: string) => {
  const stem = readWords(
    'In a group of {all} children, {one} like mangoes, {two} like kiwis and {three} like plums.\nWhat is the {end:smallest|largest} possible number of children who like all three fruits?',
    question,
  );
  const [all, one, two, three] = [stem.all, stem.one, stem.two, stem.three].map(numberOf) as [
    number,
    number,
    number,
    number,
  ];
  const possible = range(0, all).filter((both) =>
    choices(range(0, all), range(0, all), range(0, all)).some(([oneTwo = 0, oneThree = 0, twoThree = 0]) => {
      const alone = [
        one - both - oneTwo - oneThree,
        two - both - oneTwo - twoThree,
        three - both - oneThree - twoThree,
      ];
      const none = all - both - oneTwo - oneThree - twoThree - total(alone);
      return [...alone, none].every((count) => count >= 0);
    }),
  );
  return { all, one, two, three, possible, end: stem.end };
};

export const certaintySolvers: Record<string, Solver> = {
  'thinking-caps-in-the-dark': wordSolver(
    (question) => (option) => capsInBox(question).certainOf(3) === Number(option),
    {
      'is certain of two colours': (question) => String(capsInBox(question).certainOf(2)),
      'stops before the last colour': (question) => String(capsInBox(question).certainOf(3) - 1),
      'takes all': (question) => String(total(capsInBox(question).counts)),
    },
  ),
  'thinking-twelve-stickers': wordSolver((question) => {
    const [first = '', ask = ''] = linesOf(question);
    const stem = readWords(
      '{names} share {all} stickers. Each gets at least {least} stickers. No two of them get the same number. {top} gets the {end:most|fewest}.',
      first,
    );
    const names = listOf(stem.names);
    const shares = choices(...names.map(() => range(numberOf(stem.least), numberOf(stem.all)))).filter((counts) => {
      const end = stem.end === 'most' ? Math.max(...counts) : Math.min(...counts);
      return (
        total(counts) === numberOf(stem.all) &&
        new Set(counts).size === counts.length &&
        counts[names.indexOf(stem.top)] === end
      );
    });
    const claim = (option: string): Claim<number[]> => readClaim(option, STICKER_RULES(names), { name: names });
    return (option) => judge(shares, claim(option), verdictOf(ask));
  }),
  'thinking-enough-to-know': wordSolver((question) => {
    const [first = '', clues = '', ask = ''] = linesOf(question);
    const names = listOf(readWords('Four children stand in a queue: {names}.', first).names);
    readWords('Which extra clue is enough to know the whole order?', ask);
    const cases = ordersThatFit(names, sentencesOf(clues));
    return (option) => judge(cases, readClaim(option, ORDER_RULES, orderWords(names)), 'decides');
  }),
  'thinking-three-fruits': wordSolver(
    (question) => {
      const { possible, end } = fruitLovers(question);
      return (option) => Number(option) === (end === 'smallest' ? Math.min(...possible) : Math.max(...possible));
    },
    {
      'looks at the first two': (question) => {
        const { one, two, all } = fruitLovers(question);
        return String(one + two - all);
      },
      'looks at the first and the third': (question) => {
        const { one, three, all } = fruitLovers(question);
        return String(one + three - all);
      },
      'takes the largest number': (question) => String(Math.max(...fruitLovers(question).possible)),
    },
  ),
};
