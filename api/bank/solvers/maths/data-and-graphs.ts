import { cell, valueNamed } from '../figure-values';
import { only, range, total } from '../search';
import { type Solver, valueSolver } from '../solver';
import { mean } from '../statistics';

type Values = { value: number }[];
const valuesOf = (list: Values) => list.map(({ value }) => value);
const steps = (list: Values) => list.slice(1).map(({ value }, at) => value - (list[at]?.value ?? 0));
const fastest = (list: Values) => steps(list).indexOf(Math.max(...steps(list)));
const symbolsOf = (rows: { label: string; symbols: number }[], label: string) =>
  only(rows.filter((row) => row.label === label)).symbols;
/** How many things one whole symbol stands for, when one row has `more` things than another. */
const each = (rows: { label: string; symbols: number }[], more: number) =>
  more / (symbolsOf(rows, 'Year 4') - symbolsOf(rows, 'Year 5'));
const symbols = (rows: { symbols: number }[]) => total(rows.map((row) => row.symbols));

export const dataSolvers: Record<string, Solver> = {
  'maths-raffle-tickets': valueSolver(
    'The graph shows how many raffle tickets a school sold each day from Monday to Friday. It also sold some on Saturday, and then the mean (average) for the six days was <mean> tickets.\nHow many tickets did the school sell on Saturday?',
    {
      figure: 'bar-chart',
      value: ({ mean: wanted }, { bars }) => wanted * (bars.length + 1) - total(valuesOf(bars)),
      wrongTurns: {
        'makes up one day': ({ mean: wanted }, { bars }) => wanted - mean(valuesOf(bars)),
        'gives the mean': ({ mean: wanted }) => wanted,
        'adds what is missing to the mean': ({ mean: wanted }, { bars }) => 2 * wanted - mean(valuesOf(bars)),
        'reads the line above': ({ mean: wanted }, { bars, step }) =>
          wanted * (bars.length + 1) - total(valuesOf(bars).map((value) => step * Math.ceil(value / step))),
      },
    },
  ),
  'maths-camp-activities': valueSolver(
    'All <all> students at a camp chose what they wanted to try. Of these students, <canoeing> chose canoeing, <climbing> chose climbing and <neither> chose neither of the two.\nHow many students chose both canoeing and climbing?',
    {
      value: ({ all, canoeing, climbing, neither }) =>
        only(range(0, all).filter((both) => canoeing + climbing - both + neither === all)),
      wrongTurns: {
        'forgets those with neither': ({ all, canoeing, climbing }) => canoeing + climbing - all,
        'gives canoeing only': ({ all, climbing, neither }) => all - neither - climbing,
        'gives exactly one': ({ all, canoeing, climbing, neither }) => 2 * (all - neither) - canoeing - climbing,
        'gives at least one': ({ all, neither }) => all - neither,
      },
    },
  ),
  'maths-tree-pictograph': valueSolver(
    'The pictograph shows how many trees Years 4, 5 and 6 planted. Each whole circle stands for the same number of trees, and half a circle for half that number. Year 4 planted <more> more trees than Year 5.\nHow many trees did the three years plant altogether?',
    {
      figure: 'pictograph',
      value: ({ more }, { rows }) => symbols(rows) * each(rows, more),
      wrongTurns: {
        'gives Year 4': ({ more }, { rows }) => symbolsOf(rows, 'Year 4') * each(rows, more),
        'takes the trees for two circles': ({ more }, { rows }) => (symbols(rows) * more) / 2,
        'forgets the half circle': ({ more }, { rows }) =>
          total(rows.map((row) => Math.floor(row.symbols))) * each(rows, more),
        'takes the trees for one circle': ({ more }, { rows }) => symbols(rows) * more,
      },
    },
  ),
  'maths-walk-to-library': valueSolver(
    'The graph shows Eli’s walk from home to the library. On the way he turned back to pick up a hat that he had dropped.\nHow many metres did Eli walk altogether?',
    {
      figure: 'line-graph',
      unit: 'm',
      value: (_stem, { points }) => total(steps(points).map(Math.abs)),
      wrongTurns: {
        'takes the last part': (_stem, { points }) =>
          (points.at(-1)?.value ?? 0) - (points[steps(points).findLastIndex((step) => step < 0) + 1]?.value ?? 0),
        'takes the way back away': (_stem, { points }) =>
          Math.max(...valuesOf(points)) + total(steps(points).filter((step) => step < 0)),
        'gives the distance': (_stem, { points }) => points.at(-1)?.value ?? 0,
        'adds the way back once': (_stem, { points }) =>
          Math.max(...valuesOf(points)) - total(steps(points).filter((step) => step < 0)),
      },
    },
  ),
  'maths-bottles-still-needed': valueSolver(
    'The pictograph shows how many bottles three classes have collected. Class 6M wants to collect twice as many bottles as Class 4T.\nHow many more bottles must Class 6M collect?',
    {
      figure: 'pictograph',
      value: (_stem, { rows, key }) =>
        (2 * symbolsOf(rows, 'Class 4T') - symbolsOf(rows, 'Class 6M')) * (key?.each ?? Number.NaN),
      wrongTurns: {
        'compares the classes': (_stem, { rows, key }) =>
          (symbolsOf(rows, 'Class 6M') - symbolsOf(rows, 'Class 4T')) * (key?.each ?? Number.NaN),
        'takes the quarter for a half': (_stem, { rows, key }) =>
          (2 * symbolsOf(rows, 'Class 4T') - Math.ceil(2 * symbolsOf(rows, 'Class 6M')) / 2) *
          (key?.each ?? Number.NaN),
        'forgets the quarter': (_stem, { rows, key }) =>
          (2 * symbolsOf(rows, 'Class 4T') - Math.floor(symbolsOf(rows, 'Class 6M'))) * (key?.each ?? Number.NaN),
        'gives the aim': (_stem, { rows, key }) => 2 * symbolsOf(rows, 'Class 4T') * (key?.each ?? Number.NaN),
      },
    },
  ),
  'maths-packed-backpacks': valueSolver(
    'Of the <all> backpacks of a hiking club, <hats> hold a hat, <bottles> hold a drink bottle and <torches> hold a torch.\nWhat is the smallest number of backpacks that can hold all three things?',
    {
      value: ({ all, hats, bottles, torches }) => Math.max(0, hats + bottles + torches - 2 * all),
      wrongTurns: {
        'leaves out the hats': ({ all, bottles, torches }) => bottles + torches - all,
        'leaves out the bottles': ({ all, hats, torches }) => hats + torches - all,
        'leaves out the torches': ({ all, hats, bottles }) => hats + bottles - all,
        'takes the smallest number': ({ hats, bottles, torches }) => Math.min(hats, bottles, torches),
      },
    },
  ),
  'maths-growing-sunflower': valueSolver(
    'The graph shows the height of a sunflower at the end of each week.\nHow many centimetres did it grow in the week in which it grew the most?',
    {
      figure: 'line-graph',
      value: (_stem, { points }) => Math.max(...steps(points)),
      wrongTurns: {
        'takes the first week': (_stem, { points }) => steps(points)[0] ?? 0,
        'takes the week after': (_stem, { points }) => steps(points)[fastest(points) + 1] ?? 0,
        'takes the week before': (_stem, { points }) => steps(points)[fastest(points) - 1] ?? 0,
        'reads the height': (_stem, { points }) => points[fastest(points) + 1]?.value ?? 0,
      },
    },
  ),
  'maths-goals-in-all-games': valueSolver(
    'The graph shows in how many games a hockey team scored 0, 1, 2, 3 or 4 goals.\nHow many goals did the team score altogether?',
    {
      figure: 'bar-chart',
      value: (_stem, { bars }) => total(bars.map(({ label, value }) => Number(label) * value)),
      wrongTurns: {
        'adds the labels': (_stem, { bars }) => total(bars.map(({ label }) => Number(label))),
        'counts games with a goal': (_stem, { bars }) => total(valuesOf(bars)) - valueNamed(bars, '0'),
        'counts the games': (_stem, { bars }) => total(valuesOf(bars)),
        'counts a goal for games without one': (_stem, { bars }) =>
          total(bars.map(({ label, value }) => Math.max(1, Number(label)) * value)),
      },
    },
  ),
  'maths-quiz-at-least': valueSolver(
    'In a quiz, all scores were whole numbers. Of the children, <a> scored at least <low> points, <b> scored at least <high> points and <c> scored at least <top> points.\nHow many children scored <low> or <next> points?',
    {
      value: ({ a, b, high, next }) => (next + 1 === high ? a - b : 'none'),
      wrongTurns: {
        'gives the next group': ({ b }) => b,
        'takes the top group away': ({ a, c }) => a - c,
        'gives the whole group': ({ a }) => a,
        'adds the groups': ({ a, b }) => a + b,
      },
    },
  ),
  'maths-detour-by-road': valueSolver(
    'The table shows how far it is by road between four towns. Mina drives from Arrow Flat to Bell Creek and from there to Cole Bay.\nHow much further is that than the direct way from Arrow Flat to Cole Bay?',
    {
      figure: 'two-way-table',
      unit: 'km',
      value: (_stem, table) =>
        cell(table, 'Arrow Flat', 'Bell Creek') +
        cell(table, 'Bell Creek', 'Cole Bay') -
        cell(table, 'Cole Bay', 'Arrow Flat'),
      wrongTurns: {
        'compares the two parts': (_stem, table) =>
          cell(table, 'Bell Creek', 'Cole Bay') - cell(table, 'Arrow Flat', 'Bell Creek'),
        'drives by another town': (_stem, table) =>
          cell(table, 'Arrow Flat', 'Dune Hill') +
          cell(table, 'Dune Hill', 'Cole Bay') -
          cell(table, 'Cole Bay', 'Arrow Flat'),
        'gives the direct way': (_stem, table) => cell(table, 'Arrow Flat', 'Cole Bay'),
        'gives the whole way': (_stem, table) =>
          cell(table, 'Arrow Flat', 'Bell Creek') + cell(table, 'Bell Creek', 'Cole Bay'),
      },
    },
  ),
};
