import { differences, total } from '../../lists';
import { cell, found } from '../figure-values';
import { type Solver, valueSolver } from '../solver';
import { fewestInAll } from '../statistics';

const valuesOf = (list: readonly { value: number }[]) => list.map(({ value }) => value);
const symbolsOf = (rows: readonly { label: string; symbols: number }[], label: string) =>
  found(
    rows.find((row) => row.label === label),
    label,
  ).symbols;

export const dataSolvers: Record<string, Solver> = {
  'maths-raffle-tickets': valueSolver(
    'The graph shows how many raffle tickets a school sold each day from Monday to Friday. On Saturday it sold 1/<part> of all the tickets that it sold on these six days.\nHow many tickets did the school sell on Saturday?',
    ({ part }, { bars }) => total(valuesOf(bars)) / (part - 1),
    { figure: 'bar-chart' },
  ),
  'maths-camp-activities': valueSolver(
    'All <all> students at a camp chose what they wanted to try. Of these students, <canoeing> chose canoeing, <climbing> chose climbing and <neither> chose neither of the two.\nHow many students chose both canoeing and climbing?',
    ({ all, canoeing, climbing, neither }) => canoeing + climbing + neither - all,
  ),
  'maths-tree-pictograph': valueSolver(
    'The pictograph shows how many trees Years 4, 5 and 6 planted. Each whole circle stands for the same number of trees, and half a circle for half that number. Year 4 planted <more> more trees than Year 5.\nHow many trees did the three years plant altogether?',
    ({ more }, { rows }) => {
      const each = more / (symbolsOf(rows, 'Year 4') - symbolsOf(rows, 'Year 5'));
      return each * total(rows.map(({ symbols }) => symbols));
    },
    { figure: 'pictograph' },
  ),
  'maths-walk-to-library': valueSolver(
    'The graph shows Eli’s walk from home to the library. On the way he turned back to pick up a hat that he had dropped.\nHow many metres did Eli walk altogether?',
    (_stem, { points }) => total(differences(valuesOf(points)).map(Math.abs)),
    { figure: 'line-graph', unit: 'm' },
  ),
  'maths-bottles-still-needed': valueSolver(
    'The pictograph shows how many bottles three classes have collected. Class 6M wants to collect twice as many bottles as Class 4T.\nHow many more bottles must Class 6M collect?',
    (_stem, { rows, key }) => (2 * symbolsOf(rows, 'Class 4T') - symbolsOf(rows, 'Class 6M')) * found(key, 'key').each,
    { figure: 'pictograph' },
  ),
  'maths-packed-backpacks': valueSolver(
    'Of the <all> backpacks of a hiking club, <hats> hold a hat, <bottles> hold a drink bottle and <torches> hold a torch.\nWhat is the smallest number of backpacks that can hold all three things?',
    ({ all, hats, bottles, torches }) => fewestInAll(all, [hats, bottles, torches]),
  ),
  'maths-growing-sunflower': valueSolver(
    'The graph shows the height of a sunflower at the end of each week.\nHow many centimetres did it grow in the week in which it grew the most?',
    (_stem, { points }) => Math.max(...differences(valuesOf(points))),
    { figure: 'line-graph' },
  ),
  'maths-goals-in-all-games': valueSolver(
    'The graph shows in how many games a hockey team scored 0, 1, 2, 3 or 4 goals.\nHow many goals did the team score altogether?',
    (_stem, { bars }) => total(bars.map(({ label, value }) => Number(label) * value)),
    { figure: 'bar-chart' },
  ),
  'maths-quiz-at-least': valueSolver(
    'In a quiz, all scores were whole numbers. Of the children, <a> scored at least <low> points, <b> scored at least <high> points and <c> scored at least <top> points.\nHow many children scored <low> or <next> points?',
    ({ a, b, high, next }) => (next + 1 === high ? a - b : 'none'),
  ),
  'maths-detour-by-road': valueSolver(
    'The table shows how far it is by road between four towns. Mina drives from Arrow Flat to Bell Creek and from there to Cole Bay.\nHow much further is that than the direct way from Arrow Flat to Cole Bay?',
    (_stem, table) =>
      cell(table, 'Arrow Flat', 'Bell Creek') +
      cell(table, 'Bell Creek', 'Cole Bay') -
      cell(table, 'Cole Bay', 'Arrow Flat'),
    { figure: 'two-way-table', unit: 'km' },
  ),
};
