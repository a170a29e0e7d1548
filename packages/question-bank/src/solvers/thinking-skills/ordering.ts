import { choices, differences, only, orders, range } from '../../lists';
import { casesThatFit, clueSolver, namesIn, type Puzzle, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, readWords } from '../words';
import { type Order, orderPuzzle } from './orders';

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
};
