import { choices, differences, only, orders, range, total } from '../../lists';
import { casesThatFit, clueSolver, namesIn, type Puzzle, type Rule, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { lcm } from '../statistics';
import { clock, clockWithHalfDay, minutesOf } from '../times';
import { listOf, matchWords, readWords } from '../words';

/** Names from the first to the last: from the left, from the lowest, from the tallest or the heaviest. */
type Order = readonly string[];

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
function orderPuzzle({ names: list, ask = '' }: { names: string; ask?: string }): Puzzle<Order> {
  const names = listOf(list).map((name) => name.replace(/^an? /, 'the '));
  const { rules, vocabulary } = orderRules(names);
  const place = matchWords('{who:Who|Which kite} {verb:verb} {place:place}?', ask, vocabulary)?.place;
  const floor = matchWords('Who live on floor <floor>?', ask)?.floor;
  const day = matchWords('What is on {day:day}?', ask, vocabulary)?.day;
  const at = place ? PLACES[place as keyof typeof PLACES] : floor ? floor - 1 : day && DAYS.indexOf(day);
  const claim = typeof at === 'number' ? (option: string) => (order: Order) => order.at(at) === option : undefined;
  return { cases: orders(names), rules, vocabulary, claim };
}

const chairsApart = (table: Order, one: string, other: string) => {
  const steps = Math.abs(table.indexOf(one) - table.indexOf(other));
  return Math.min(steps, table.length - steps);
};

/** Whether cars that come in this order can leave a dead-end lane in that one. */
function canLeave(coming: readonly string[], leaving: readonly string[], lane: readonly string[] = []): boolean {
  if (leaving.length === 0) return true;
  const [next, ...later] = coming;
  const leaves = lane.at(-1) === leaving[0] && canLeave(coming, leaving.slice(1), lane.slice(0, -1));
  return leaves || (next !== undefined && canLeave(later, leaving, [...lane, next]));
}

export const orderingSolvers: Record<string, Solver> = {
  'thinking-kites-in-turn': clueSolver(
    'Five kites are flown one after another: {names}.\n{clues*}\n{ask}',
    orderPuzzle,
  ),
  'thinking-six-floors': clueSolver(
    'Six families live in a building with six floors, one family on each floor: {names}. Floor 1 is the lowest.\n{clues*}\n{ask}',
    orderPuzzle,
  ),
  'thinking-market-row': clueSolver('Five market stalls stand in a row: {names}.\n{clues*}\n{ask}', orderPuzzle),
  'thinking-relay-swimmers': clueSolver(
    'Five children swim one after another in a relay: {names}.\n{clues*}\n{ask}',
    orderPuzzle,
  ),
  'thinking-canteen-queue': clueSolver(
    'Five children stand in the queue at the canteen: {names}.\n{clues*}\n{ask}',
    orderPuzzle,
  ),
  'thinking-camp-week': clueSolver(
    'A camp offers {names}, one on each day from Monday to Friday.\n{clues*}\n{ask}',
    orderPuzzle,
  ),
  'thinking-third-tallest': valueSolver(
    'Five children have different heights: {names}.\n{clues*}\nHow many of the five children could be the third tallest?',
    ({ names, clues }) => new Set(casesThatFit(orderPuzzle({ names }), clues).map((order) => order[2])).size,
  ),
  'thinking-dog-weights': clueSolver(
    'Four dogs were weighed: {names}.\n{clues*}\nFor which of these sentences can we NOT tell whether it is true or false?',
    ({ names }) => ({ ...orderPuzzle({ names }), verdict: 'undecided' }),
  ),
  'thinking-enough-to-know': clueSolver(
    'Four children stand in a queue: {names}.\n{clues*}\nWhich extra clue is enough to know the whole order?',
    ({ names }) => ({ ...orderPuzzle({ names }), verdict: 'decides' }),
  ),
  'thinking-round-table': clueSolver(
    '{names} sit around a round table with six equally spaced chairs.\n{clues*}\nWho sits opposite {asked}?',
    ({ names, asked }): Puzzle<Order> => ({
      cases: orders(listOf(names)),
      rules: [
        rule('{a} sits opposite {b}', (table, { a, b }) => chairsApart(table, a, b) === 3),
        rule(
          '{a} sits next to {b} but not next to {c}',
          (table, { a, b, c }) => chairsApart(table, a, b) === 1 && chairsApart(table, a, c) !== 1,
        ),
        rule('{a} does not sit next to {b}', (table, { a, b }) => chairsApart(table, a, b) !== 1),
      ],
      claim: (option) => (table) => chairsApart(table, option, asked) === 3,
    }),
  ),
  'thinking-van-seats': valueSolver(
    'A van has three rows of seats: front, middle and back. Each row has one seat on the left and one on the right. {names} take the six seats.\n{placed} sits in the front row. {one} and {other} sit in the same row. {back} sits directly behind {front}.\nWho sits in the same row as {asked}?',
    ({ names, placed, one, other, back, front, asked }) => {
      const rowOf = (seats: string[], name: string) => Math.floor(seats.indexOf(name) / 2);
      const vans = orders(listOf(names)).filter(
        (seats) =>
          rowOf(seats, placed) === 0 &&
          rowOf(seats, one) === rowOf(seats, other) &&
          seats.indexOf(back) === seats.indexOf(front) + 2,
      );
      const besideOf = (seats: string[], at: number) => seats[at % 2 === 0 ? at + 1 : at - 1] ?? 'none';
      return only(vans.map((seats) => besideOf(seats, seats.indexOf(asked))));
    },
  ),
  'thinking-cards-apart': valueSolver(
    'Five cards with the numbers <numbers*> lie in a row. Cards that lie next to each other never have numbers that differ by <apart>. The card in the middle is the <middle>. The number on the first card is larger than the number on the last card.\nWhich number is on the <asked:place> card?',
    ({ numbers, apart, middle, asked }) => {
      const rows = orders(numbers).filter(
        (row) =>
          new Set(row).size === 5 &&
          differences(row).every((step) => Math.abs(step) !== apart) &&
          row[2] === middle &&
          (row[0] ?? 0) > (row[4] ?? 0),
      );
      return only(rows.map((row) => row[asked - 1] ?? Number.NaN));
    },
  ),
  'thinking-cousins-ages': clueSolver(
    'Four cousins compare their ages. {clues*}\nWhich list goes from the oldest to the youngest?',
    ({ clues }): Puzzle<number[]> => {
      const names = namesIn(clues);
      const ageOf = (ages: number[], name: string) => ages[names.indexOf(name)] ?? Number.NaN;
      return {
        cases: choices(...names.map(() => range(1, 12))),
        rules: [
          rule(
            '{a} is <years> {unit:years|year} older than {b}',
            (ages, { a, b, years }) => ageOf(ages, a) === ageOf(ages, b) + years,
          ),
        ],
        claim: (option) => (ages) =>
          differences(option.split(', ').map((name) => ageOf(ages, name))).every((step) => step < 0),
      };
    },
  ),
  'thinking-dead-end-lane': optionSolver(
    'A narrow lane is closed at its far end. Cars {cars} drive into it in this order and stop one behind another. A car can only leave backwards, when no car is behind it. A car may leave before the next car drives in.\nIn which order can the cars NOT leave?',
    ({ cars }) =>
      (option) =>
        String(option.split(', ').sort()) === String(listOf(cars)) && !canLeave(listOf(cars), option.split(', ')),
  ),
  'thinking-crossed-queue': valueSolver(
    'People stand in a queue for the Ferris wheel. <times> times as many people stand behind Ravi as ahead of him. Sade is <later> places behind Ravi. As many people stand behind Sade as ahead of her.\nHow many people are in the queue?',
    ({ times, later }) =>
      only(
        range(1, 60).filter((people) =>
          range(1, people).some((ravi) => {
            const sade = ravi + later;
            return people - ravi === times * (ravi - 1) && people - sade === sade - 1;
          }),
        ),
      ),
  ),
  'thinking-boats-at-wharf': clueSolver(
    'Six boats lie side by side at a wharf: {names}.\n{clues*}\n{ask}',
    orderPuzzle,
  ),
  'thinking-last-lap': valueSolver(
    'On the last lap of a bike race, the first five riders are, from the front, {names}. Then this happens, in this order: {events}.\nWho is <asked:place> now?',
    ({ names, events, asked }) => {
      const finish = listOf(events).reduce((riders, event) => {
        const { who, moves, count } = readWords('{who} {moves:overtakes|is overtaken by} <count> riders', event);
        const at = riders.indexOf(who) + (moves === 'overtakes' ? -count : count);
        return riders.filter((name) => name !== who).toSpliced(at, 0, who);
      }, listOf(names));
      return finish[asked - 1] ?? 'none';
    },
  ),
  'thinking-fete-jobs': valueSolver(
    'Two children get a hall ready for a fete. There are <all> jobs: <many> of them take <long> minutes each and <few> of them take <short> minutes each. Each job is done by one child without a break.\nBoth children start at <start:time>. What is the earliest time at which all the jobs can be done?',
    ({ all, many, long, few, short, start }) => {
      if (many + few !== all) throw new Error(`There are not ${all} jobs.`);
      const jobs = [...range(1, many).map(() => long), ...range(1, few).map(() => short)];
      const ends = choices(...jobs.map((minutes) => [minutes, 0])).map((first) =>
        Math.max(total(first), total(jobs) - total(first)),
      );
      return clock(start + Math.min(...ends));
    },
  ),
  'thinking-perth-call': valueSolver(
    'Ravi, his aunt and his cousin want to talk on the phone for <minutes> minutes without a break. Ravi is free from <from:time> to <to:time>, his aunt is free from <auntFrom:time> to <auntTo:time>, and his cousin is free from <cousinFrom:time> to <cousinTo:time>.\nWhat is the latest time at which the call can start?',
    ({ minutes, from, to, auntFrom, auntTo, cousinFrom, cousinTo }) => {
      const [first, last] = [Math.max(from, auntFrom, cousinFrom), Math.min(to, auntTo, cousinTo) - minutes];
      return last < first ? 'none' : clockWithHalfDay(last);
    },
  ),
  'thinking-piano-times': valueSolver(
    'Five children have piano lessons: {names}. Each lesson takes half an hour, and they start at {times}.\n{late}’s lesson starts exactly one hour after {early}’s. {next}’s lesson starts directly after {first}’s ends. {bound}’s lesson does not start before <limit:time>.\nWhen does {asked}’s lesson start?',
    ({ names, times, late, early, next, first, bound, limit, asked }) => {
      const starts = listOf(times).map(minutesOf);
      const lesson = only(differences(starts));
      const startOf = (order: string[], name: string) => starts[order.indexOf(name)] ?? Number.NaN;
      const fitting = orders(listOf(names)).filter(
        (order) =>
          startOf(order, late) === startOf(order, early) + 60 &&
          startOf(order, next) === startOf(order, first) + lesson &&
          startOf(order, bound) >= limit,
      );
      return only(fitting.map((order) => clock(startOf(order, asked))));
    },
  ),
  'thinking-three-bins': valueSolver(
    'In Lilac Street, the red bins are emptied every week, the yellow bins every <yellow> weeks and the green bins every <green> weeks. On <day> March, all three kinds are emptied.\nWhat is the next date on which all three kinds are emptied?',
    ({ yellow, green, day }) => {
      const date = new Date(Date.UTC(2026, 2, day + 7 * lcm(yellow, green)));
      return date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    },
  ),
  'thinking-pavlova': valueSolver(
    'Ravi makes a pavlova on his own. First he beats the egg whites for <beat> minutes. Then the pavlova bakes for <bake> minutes and after that cools for <cool> minutes. He must also whip cream for <whip> minutes and cut fruit for <cut> minutes, and he can do this while the pavlova bakes or cools. When everything is done and the pavlova is cool, he needs <top> minutes to put on the cream and fruit.\nHe starts at <start:time>. What is the earliest time at which the pavlova can be finished?',
    ({ beat, bake, cool, whip, cut, top, start }) =>
      clockWithHalfDay(start + beat + Math.max(bake + cool, whip + cut) + top),
  ),
  'thinking-band-rehearsal': valueSolver(
    'Three friends want to rehearse together for <minutes> minutes on Saturday morning. Ella is free from <ellaFrom:time> to <ellaTo:time>. Finn is free all morning, but he has a swimming lesson from <lessonFrom:time> to <lessonTo:time> and needs <there> minutes to get there and <back> minutes to get back. Grace can come at <graceFrom:time> and must leave at <graceTo:time>.\nWhen must they start?',
    ({ minutes, ellaFrom, ellaTo, lessonFrom, lessonTo, there, back, graceFrom, graceTo }) => {
      const starts = range(Math.max(ellaFrom, graceFrom), Math.min(ellaTo, graceTo) - minutes);
      const isFinnFree = (start: number) => start + minutes <= lessonFrom - there || start >= lessonTo + back;
      return clock(only(starts.filter(isFinnFree)));
    },
  ),
  'thinking-shelf-coats': valueSolver(
    'Zoe gives <shelves> shelves two coats of paint each. One coat on one shelf takes her <paint> minutes. A shelf has to dry for <dry> minutes before its second coat. Meanwhile she can paint another shelf.\nShe starts at <start:time>. What is the earliest time at which she can have painted the last coat?',
    ({ shelves, paint, dry, start }) => {
      const firstCoats = range(1, shelves).map((shelf) => shelf * paint);
      return clock(start + firstCoats.reduce((now, done) => Math.max(now, done + dry) + paint, shelves * paint));
    },
  ),
};
