import { orders } from '../../lists';
import type { Solver } from '../solver';
import { wordSolver } from '../solver';
import { linesOf, listOf, matchWords, numberOf, placeOf, readWords, sentencesOf, type Vocabulary } from '../words';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';

export type Order = readonly string[];

const SIDES = {
  before: -1,
  'ahead of': -1,
  'to the left of': -1,
  below: -1,
  'taller than': -1,
  after: 1,
  behind: 1,
  'to the right of': 1,
  above: 1,
  'shorter than': 1,
};

const VERBS = ['is', 'is flown', 'lives', 'live', 'swims', 'stands'];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'last'];

const stepsBetween = (order: Order, from: string, to: string) => order.indexOf(to) - order.indexOf(from);

/** What sentences say about things in an order. */
export const ORDER_RULES: Rule<Order>[] = [
  rule('{a:name} {verb:verb} {near:directly |}{side:side} {b:name}', (order, { a, b, near, side }) => {
    const steps = stepsBetween(order, b, a) * SIDES[side as keyof typeof SIDES];
    return near ? steps === 1 : steps > 0;
  }),
  rule(
    '{a:name} {verb:verb} {not:not |}{place:place}{from: from the left|}',
    (order, { a, not, place }) => (order.indexOf(a) + 1 === placeOf(place, order.length)) === (not === ''),
  ),
  rule(
    '{a:name} {verb:verb} neither first nor last',
    (order, { a }) => order.indexOf(a) > 0 && order.indexOf(a) < order.length - 1,
  ),
  rule('{a:name} {verb:verb} on floor <floor>', (order, { a, floor }) => order.indexOf(a) + 1 === floor),
  rule('{a:name} {verb:verb} next to {b:name}', (order, { a, b }) => Math.abs(stepsBetween(order, a, b)) === 1),
  rule('{a:name} {verb:verb} at one end of the row', (order, { a }) =>
    [0, order.length - 1].includes(order.indexOf(a)),
  ),
  rule(
    'Exactly <count> floors lie between {a:name} and {b:name}',
    (order, { a, b, count }) => Math.abs(stepsBetween(order, a, b)) === count + 1,
  ),
];

export const orderWords = (names: readonly string[]): Vocabulary => ({
  name: names,
  verb: VERBS,
  side: Object.keys(SIDES),
  place: PLACES,
});

/** The orders of the names that fit all the clues. */
export function ordersThatFit(names: string[], clues: readonly string[]): Order[] {
  const claims = clues.map((clue) => readClaim(clue, ORDER_RULES, orderWords(names)));
  return orders(names).filter((order) => claims.every((claim) => claim(order)));
}

/** Solves a stem of three parts: a first line with `{count}` and `{names}`, clues, and a question in the last line. */
export function orderSolver<const Setup extends string>(setup: Setup): Solver {
  return wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    const { count, names: list } = readWords(setup, first) as { count: string; names: string };
    const names = listOf(list);
    if (names.length !== numberOf(count)) throw new Error(`There are not ${count} names.`);
    const cases = ordersThatFit(names, others.slice(0, -1).flatMap(sentencesOf));
    const ask = others.at(-1) ?? '';
    return (option) => isAnswer(option, ask, names, cases);
  });
}

function isAnswer(option: string, ask: string, names: string[], cases: Order[]): boolean {
  const vocabulary = orderWords(names);
  const place = matchWords('{who:Who|Which kite} {verb:verb} {place:place}?', ask, vocabulary)?.place;
  const floor = matchWords('Who live on floor {floor}?', ask)?.floor;
  const could = matchWords('How many of the {count} children could be the {place:place} tallest?', ask, vocabulary);
  const at =
    (number: number): Claim<Order> =>
    (order) =>
      order[number - 1] === option;
  if (place) return judge(cases, at(placeOf(place, names.length)), 'must');
  if (floor) return judge(cases, at(numberOf(floor)), 'must');
  if (could) return new Set(cases.map((order) => order[placeOf(could.place) - 1])).size === Number(option);
  return judge(cases, readClaim(option, ORDER_RULES, vocabulary), verdictOf(ask));
}
