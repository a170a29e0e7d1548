import { choices, range, total } from '../../lists';
import { type Solver, valueSolver, wordSolver } from '../solver';
import { linesOf, listOf, numberOf, readWords, sentencesOf } from '../words';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';
import { ORDER_RULES, ordersThatFit, orderWords } from './order-rules';

const STICKER_RULES = (names: string[]): Rule<number[]>[] => [
  rule('{a:name} gets {how:at least|exactly|at most} <count> stickers', (shares, { a, how, count }) => {
    const over = (shares[names.indexOf(a)] ?? 0) - count;
    return how === 'exactly' ? over === 0 : how === 'at least' ? over >= 0 : over <= 0;
  }),
  rule(
    'One of the three gets exactly <count> stickers',
    (shares, { count }) => shares.filter((share) => share === count).length === 1,
  ),
];

export const certaintySolvers: Record<string, Solver> = {
  'thinking-caps-in-the-dark': valueSolver(
    'A box holds <white> white caps, <black> black caps and <yellow> yellow caps. Milo takes caps out of it in the dark.\nWhat is the {end:smallest} number of caps that he must take to be certain that he has at least one cap of each colour?',
    ({ white, black, yellow }) => {
      const counts = [white, black, yellow];
      const mixes = choices(...counts.map((count) => range(0, count)));
      const certainOf = (colours: number) =>
        range(1, total(counts)).find((taken) =>
          mixes.filter((mix) => total(mix) === taken).every((mix) => mix.filter(Boolean).length >= colours),
        ) ?? 0;
      return certainOf(3);
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
  'thinking-three-fruits': valueSolver(
    'In a group of <all> children, <one> like mangoes, <two> like kiwis and <three> like plums.\nWhat is the {end:smallest|largest} possible number of children who like all three fruits?',
    ({ all, one, two, three, end }) => {
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
      return end === 'smallest' ? Math.min(...possible) : Math.max(...possible);
    },
  ),
};
