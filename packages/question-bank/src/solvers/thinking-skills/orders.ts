import { orders } from '../../lists';
import { type Puzzle, type Rule, rule } from '../clue-solver';
import { listOf, matchWords } from '../words';

/** Names from the first to the last: from the left, from the lowest, from the tallest or the heaviest. */
export type Order = readonly string[];

const SIDES = {
  before: -1,
  'ahead of': -1,
  'to the left of': -1,
  below: -1,
  'taller than': -1,
  'heavier than': -1,
  after: 1,
  behind: 1,
  'to the right of': 1,
  above: 1,
  'shorter than': 1,
  'lighter than': 1,
  'later in the week than': 1,
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const PLACES = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1, heaviest: 0, lightest: -1 };

const stepsBetween = (order: Order, from: string, to: string) => order.indexOf(to) - order.indexOf(from);
const isBeside = (order: Order, one: string, other: string) => Math.abs(stepsBetween(order, one, other)) === 1;
const isAt = (order: Order, name: string, place: string) => order.at(PLACES[place as keyof typeof PLACES]) === name;

/** What sentences say about things in an order. */
const RULES: Rule<Order>[] = [
  rule('{a:name} {verb:verb} {near:directly |}{side:side} {b:name}', (order, { a, b, near, side }) => {
    const steps = stepsBetween(order, b, a) * SIDES[side as keyof typeof SIDES];
    return near ? steps === 1 : steps > 0;
  }),
  rule(
    '{a:name} is lighter than {b:name} but heavier than {c:name}',
    (order, { a, b, c }) => stepsBetween(order, b, a) > 0 && stepsBetween(order, a, c) > 0,
  ),
  rule(
    '{a:name} {verb:verb} {not:not |}{the:the |}{place:place}{rest: from the left| of the four dogs|}',
    (order, { a, not, place }) => isAt(order, a, place) === (not === ''),
  ),
  rule(
    '{a:name} {verb:verb} neither first nor last',
    (order, { a }) => !isAt(order, a, 'first') && !isAt(order, a, 'last'),
  ),
  rule(
    '{a:name} {verb:verb} at one end of the row',
    (order, { a }) => isAt(order, a, 'first') || isAt(order, a, 'last'),
  ),
  rule('{a:name} {verb:verb} on floor <floor>', (order, { a, floor }) => order.indexOf(a) + 1 === floor),
  rule('{a:name} {verb:verb} next to {b:name}', (order, { a, b }) => isBeside(order, a, b)),
  rule('{a:name} and {b:name} are on neighbouring days', (order, { a, b }) => isBeside(order, a, b)),
  rule(
    'Exactly <count> floors lie between {a:name} and {b:name}',
    (order, { a, b, count }) => Math.abs(stepsBetween(order, a, b)) === count + 1,
  ),
  rule(
    '{a:name} is exactly <count> days after {b:name}',
    (order, { a, b, count }) => stepsBetween(order, b, a) === count,
  ),
  rule(
    '{a:name} is not on {aDay:day}, and {b:name} is not on {bDay:day}',
    (order, { a, aDay, b, bDay }) => order[DAYS.indexOf(aDay)] !== a && order[DAYS.indexOf(bDay)] !== b,
  ),
];

/** How sentences about these names are read. */
export const orderRules = (names: readonly string[]) => ({
  rules: RULES,
  vocabulary: {
    name: names,
    verb: ['is', 'is flown', 'lives', 'live', 'swims', 'stands'],
    side: Object.keys(SIDES),
    place: Object.keys(PLACES),
    day: DAYS,
  },
});

/** The orders of the names that a stem lists, and what its question asks. */
export function orderPuzzle({ names: list, ask = '' }: { names: string; ask?: string }): Puzzle<Order> {
  const names = listOf(list).map((name) => name.replace(/^an? /, 'the '));
  const { rules, vocabulary } = orderRules(names);
  const place = matchWords('{who:Who|Which kite} {verb:verb} {place:place}?', ask, vocabulary)?.place;
  const floor = matchWords('Who live on floor <floor>?', ask)?.floor;
  const day = matchWords('What is on {day:day}?', ask, vocabulary)?.day;
  const at = place ? PLACES[place as keyof typeof PLACES] : floor ? floor - 1 : day && DAYS.indexOf(day);
  const claim = typeof at === 'number' ? (option: string) => (order: Order) => order.at(at) === option : undefined;
  return { cases: orders(names), rules, vocabulary, claim };
}
