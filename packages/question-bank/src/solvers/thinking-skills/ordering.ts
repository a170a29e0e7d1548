import { choices, orders, range } from '../../lists';
import { optionSolver, type Solver, wordSolver } from '../solver';
import { linesOf, listOf, readWords, sentencesOf } from '../words';
import { orderSolver } from './order-rules';

/** Whether cars that come in this order can leave a dead-end lane in that one. */
function canLeave(coming: readonly string[], leaving: readonly string[], lane: readonly string[] = []): boolean {
  if (leaving.length === 0) return true;
  const [next, ...later] = coming;
  const leaves = lane.at(-1) === leaving[0] && canLeave(coming, leaving.slice(1), lane.slice(0, -1));
  return leaves || (next !== undefined && canLeave(later, leaving, [...lane, next]));
}

export const orderingSolvers: Record<string, Solver> = {
  'thinking-kites-in-turn': orderSolver('{count} kites are flown one after another: {names}.'),
  'thinking-six-floors': orderSolver(
    '{count} families live in a building with six floors, one family on each floor: {names}. Floor 1 is the lowest.',
  ),
  'thinking-market-row': orderSolver('{count} market stalls stand in a row: {names}.'),
  'thinking-relay-swimmers': orderSolver('{count} children swim one after another in a relay: {names}.'),
  'thinking-third-tallest': orderSolver('{count} children have different heights: {names}.'),
  'thinking-canteen-queue': orderSolver('{count} children stand in the queue at the canteen: {names}.'),
  'thinking-van-seats': optionSolver(
    'A van has three rows of seats: front, middle and back. Each row has one seat on the left and one on the right. {names} take the six seats.\n{placed} sits in the {row:front|middle|back} row. {one} and {other} sit in the same row. {back} sits directly {how:behind|in front of} {front}.\nWho sits in the same row as {asked}?',
    ({ names, placed, row, one, other, back, how, front, asked }) => {
      const rowOf = (seats: string[], name: string) => Math.floor(seats.indexOf(name) / 2);
      const vans = orders(listOf(names)).filter((seats) => {
        const steps = seats.indexOf(back) - seats.indexOf(front);
        return (
          rowOf(seats, placed) === ['front', 'middle', 'back'].indexOf(row) &&
          rowOf(seats, one) === rowOf(seats, other) &&
          steps === (how === 'behind' ? 2 : -2)
        );
      });
      return (option) =>
        vans.length > 0 && vans.every((seats) => option !== asked && rowOf(seats, option) === rowOf(seats, asked));
    },
  ),
  'thinking-cards-apart': optionSolver(
    'Five cards with the numbers {numbers} lie in a row. Cards that lie next to each other never have numbers that differ by <apart>. The card in the middle is the <middle>. The number on the first card is {than:larger|smaller} than the number on the last card.\nWhich number is on the <asked:place> card?',
    (stem) => {
      const numbers = listOf(stem.numbers).map(Number);
      if (new Set(numbers).size !== 5) throw new Error('There are not five different cards.');
      const rows = orders(numbers).filter((row) => {
        const [first = 0, last = 0] = [row[0], row.at(-1)];
        const isApart = row.slice(1).every((number, before) => Math.abs(number - (row[before] ?? 0)) !== stem.apart);
        return isApart && row[2] === stem.middle && (stem.than === 'larger' ? first > last : first < last);
      });
      return (option) => rows.length > 0 && rows.every((row) => row[stem.asked - 1] === Number(option));
    },
  ),
  'thinking-cousins-ages': wordSolver((question) => {
    const [clues = '', ask = ''] = linesOf(question);
    const { ends } = readWords('Which list goes from the {ends:oldest to the youngest|youngest to the oldest}?', ask);
    const [intro = '', ...sentences] = sentencesOf(clues);
    readWords('Four cousins compare their ages.', intro);
    const steps = sentences.map((sentence) => {
      const { one, years, than, other } = readWords(
        '{one} is {years} {unit:year|years} {than:older|younger} than {other}.',
        sentence,
      );
      return { one, other, years: than === 'older' ? Number(years) : -Number(years) };
    });
    const names = [...new Set(steps.flatMap(({ one, other }) => [one, other]))];
    const ages = choices(...names.map(() => range(1, 12))).filter((years) =>
      steps.every((step) => years[names.indexOf(step.one)] === (years[names.indexOf(step.other)] ?? 0) + step.years),
    );
    const lists = new Set(
      ages.map((years) => {
        if (new Set(years).size < years.length) throw new Error('Two cousins are of the same age.');
        const rising = names.toSorted(
          (one, other) => (years[names.indexOf(one)] ?? 0) - (years[names.indexOf(other)] ?? 0),
        );
        return (ends.startsWith('oldest') ? rising.toReversed() : rising).join(', ');
      }),
    );
    return (option) => lists.size === 1 && lists.has(option);
  }),
  'thinking-dead-end-lane': optionSolver(
    'A narrow lane is closed at its far end. Cars {cars} drive into it in this order and stop one behind another. A car can only leave backwards, when no car is behind it. A car may leave before the next car drives in.\nIn which order can the cars {not:NOT |}leave?',
    (stem) => {
      const cars = listOf(stem.cars);
      return (option) => {
        const leaving = option.split(', ');
        const isOrder = String(leaving.toSorted()) === String(cars.toSorted());
        return isOrder && canLeave(cars, leaving) === (stem.not === '');
      };
    },
  ),
  'thinking-crossed-queue': optionSolver(
    'People stand in a queue for the Ferris wheel. Ravi is <ravi:place> from the front. Sade is <sade:place> from the back. Exactly <between> people stand between Ravi and Sade.\nWhich of these could be the number of people in the queue?',
    ({ ravi, sade, between }) => {
      return (option) => {
        const sadePlace = Number(option) + 1 - sade;
        const apart = Math.abs(sadePlace - ravi);
        return ravi <= Number(option) && sadePlace >= 1 && apart === between + 1;
      };
    },
  ),
};
