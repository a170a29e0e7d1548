import { orders } from '../../lists';
import type { Solver } from '../solver';
import { wordSolver } from '../solver';
import { linesOf, listOf, numberOf, readWords, sentencesOf } from '../words';
import { judge, type Rule, readClaim, rule } from './claims';

type Order = readonly string[];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const DAY_RULES: Rule<Order>[] = [
  rule(
    '{a:name} is exactly <count> days after {b:name}',
    (week, { a, b, count }) => week.indexOf(a) === week.indexOf(b) + count,
  ),
  rule('{a:name} is later in the week than the {b:name}', (week, { a, b }) => week.indexOf(a) > week.indexOf(b)),
  rule(
    '{a:name} and {b:name} are on neighbouring days',
    (week, { a, b }) => Math.abs(week.indexOf(a) - week.indexOf(b)) === 1,
  ),
  rule(
    '{a:name} is not on {aDay:day}, and the {b:name} is not on {bDay:day}',
    (week, { a, aDay, b, bDay }) => week[DAYS.indexOf(aDay)] !== a && week[DAYS.indexOf(bDay)] !== b,
  ),
];

const isHeavier = (ranking: Order, one: string, other: string, how = 'heavier') =>
  ranking.indexOf(one) < ranking.indexOf(other) === (how === 'heavier');

/** A ranking begins with the heaviest. */
const WEIGHT_RULES: Rule<Order>[] = [
  rule('{a:name} is {how:heavier|lighter} than {b:name}', (ranking, { a, how, b }) => isHeavier(ranking, a, b, how)),
  rule(
    '{a:name} is lighter than {b:name} but heavier than {c:name}',
    (ranking, { a, b, c }) => isHeavier(ranking, b, a) && isHeavier(ranking, a, c),
  ),
  rule(
    '{a:name} is the {end:heaviest|lightest} of the {count} dogs',
    (ranking, { a, end }) => ranking.at(end === 'heaviest' ? 0 : -1) === a,
  ),
];

const chairsApart = (table: Order, one: string, other: string) => {
  const steps = Math.abs(table.indexOf(one) - table.indexOf(other));
  return Math.min(steps, table.length - steps);
};

const TABLE_RULES: Rule<Order>[] = [
  rule('{a:name} sits opposite {b:name}', (table, { a, b }) => chairsApart(table, a, b) === table.length / 2),
  rule(
    '{a:name} sits next to {b:name} but not next to {c:name}',
    (table, { a, b, c }) => chairsApart(table, a, b) === 1 && chairsApart(table, a, c) !== 1,
  ),
  rule('{a:name} does not sit next to {b:name}', (table, { a, b }) => chairsApart(table, a, b) !== 1),
];

/** The orders of the names that fit all sentences of the clues. */
const fitting = (names: string[], clues: string, rules: Rule<Order>[]): Order[] => {
  const claims = sentencesOf(clues).map((clue) => readClaim(clue, rules, { name: names, day: DAYS }));
  return orders(names).filter((order) => claims.every((claim) => claim(order)));
};

export const clueOrderSolvers: Record<string, Solver> = {
  'thinking-camp-week': wordSolver((question) => {
    const [first = '', clues = '', ask = ''] = linesOf(question);
    const { list } = readWords('A camp offers {list}, one on each day from Monday to Friday.', first);
    const names = listOf(list).map((name) => name.replace(/^a /, ''));
    if (names.length !== DAYS.length) throw new Error('There is not one thing for each day.');
    const { day } = readWords('What is on {day:day}?', ask, { day: DAYS });
    const weeks = fitting(names, clues, DAY_RULES);
    return (option) => judge(weeks, (week) => week[DAYS.indexOf(day)] === option, 'must');
  }),
  'thinking-dog-weights': wordSolver((question) => {
    const [first = '', clues = '', ask = ''] = linesOf(question);
    const { count, list } = readWords('{count} dogs were weighed: {list}.', first);
    readWords('For which of these sentences can we NOT tell whether it is true or false?', ask);
    const names = listOf(list);
    if (names.length !== numberOf(count)) throw new Error(`There are not ${count} dogs.`);
    const rankings = fitting(names, clues, WEIGHT_RULES);
    return (option) => judge(rankings, readClaim(option, WEIGHT_RULES, { name: names }), 'undecided');
  }),
  'thinking-round-table': wordSolver((question) => {
    const [first = '', clues = '', ask = ''] = linesOf(question);
    const { list, chairs } = readWords('{list} sit around a round table with {chairs} equally spaced chairs.', first);
    const names = listOf(list);
    if (names.length !== numberOf(chairs)) throw new Error(`There are not ${chairs} people.`);
    const { asked } = readWords('Who sits opposite {asked:name}?', ask, { name: names });
    const tables = fitting(names, clues, TABLE_RULES);
    return (option) => judge(tables, (table) => chairsApart(table, option, asked) === names.length / 2, 'must');
  }),
};
