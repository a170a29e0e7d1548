import type { Figure } from '../../figures/figure';
import { cell, found, sector, sumOf, valueNamed } from '../figure-values';
import { only, range, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';

type FigureOf<Kind> = Extract<Figure, { kind: Kind }>;

/** As many children have no plot as have one. */
const childrenWithoutPlot = (table: FigureOf<'two-way-table'>, times: number) =>
  only(
    range(0, 100).filter(
      (half) => times * (cell(table, 'Total', 'Without a plot') - half) + half === cell(table, 'Total', 'With a plot'),
    ),
  );

/** Books that are not in the rows of the pictograph. */
const booksLeft = (books: number, { key, rows }: FigureOf<'pictograph'>) =>
  books - found(key, 'key').each * total(rows.map(({ symbols }) => symbols));

export const chartSolvers: Record<string, Solver> = {
  'maths-pie-way-to-school': valueSolver(
    'The pie chart shows how the <students> students of a school come to school. The sector with a small square has a right angle.\nHow many of the students come by car?',
    {
      figure: 'pie-chart',
      value: ({ students }, chart) => (students * sector(chart, 'Car')) / 360,
      wrongTurns: {
        'gives the walkers': ({ students }, chart) => (students * sector(chart, 'Walk')) / 360,
        'gives the percentage': (_stem, chart) => sector(chart, 'Car') / 3.6,
        'gives the bus': ({ students }, chart) => (students * sector(chart, 'Bus')) / 360,
        'forgets the walkers': ({ students }, chart) => (students * (360 - sector(chart, 'Bus'))) / 360,
      },
    },
  ),
  'maths-pie-lunch-orders': valueSolver(
    'The pie chart shows the <orders> lunch orders of a canteen.\nHow many more orders were there for curry than for salad?',
    {
      figure: 'pie-chart',
      value: ({ orders }, chart) => (orders * (sector(chart, 'Curry') - sector(chart, 'Salad'))) / 360,
      wrongTurns: {
        'compares salad with soup': ({ orders }, chart) =>
          (orders * (sector(chart, 'Salad') - sector(chart, 'Soup'))) / 360,
        'gives the percentage': (_stem, chart) => (sector(chart, 'Curry') - sector(chart, 'Salad')) / 3.6,
        'gives the salad': ({ orders }, chart) => (orders * sector(chart, 'Salad')) / 360,
        'gives the curry': ({ orders }, chart) => (orders * sector(chart, 'Curry')) / 360,
      },
    },
  ),
  'maths-table-instruments': valueSolver(
    'The table shows how many children of a music club play the piano and how many play the drums. Each child plays exactly one of the two. Some numbers are missing.\nHow many girls play the drums?',
    {
      figure: 'two-way-table',
      value: (_stem, table) =>
        cell(table, 'Total', 'Total') -
        cell(table, 'Boys', 'Total') -
        (cell(table, 'Total', 'Piano') - cell(table, 'Boys', 'Piano')),
      wrongTurns: {
        'gives the boys': (_stem, table) => cell(table, 'Boys', 'Total') - cell(table, 'Boys', 'Piano'),
        'gives the piano': (_stem, table) => cell(table, 'Total', 'Piano') - cell(table, 'Boys', 'Piano'),
        'gives all drums': (_stem, table) => cell(table, 'Total', 'Total') - cell(table, 'Total', 'Piano'),
        'gives all girls': (_stem, table) => cell(table, 'Total', 'Total') - cell(table, 'Boys', 'Total'),
      },
    },
  ),
  'maths-table-fraction-of-girls': valueSolver(
    'The table shows where the students of Year 6 want to go on an excursion. Each student chose one place.\nWhat fraction of those who chose the museum are girls?',
    {
      figure: 'two-way-table',
      value: (_stem, table) => cell(table, 'Girls', 'Museum') / sumOf(table, ['Girls', 'Boys'], ['Museum']),
      wrongTurns: {
        'compares with all': (_stem, table) =>
          cell(table, 'Girls', 'Museum') / sumOf(table, ['Girls', 'Boys'], table.columns),
        'gives the boys': (_stem, table) => cell(table, 'Boys', 'Museum') / sumOf(table, ['Girls', 'Boys'], ['Museum']),
        'gives all girls': (_stem, table) =>
          sumOf(table, ['Girls'], table.columns) / sumOf(table, ['Girls', 'Boys'], table.columns),
        'compares boys with girls': (_stem, table) => cell(table, 'Boys', 'Museum') / cell(table, 'Girls', 'Museum'),
      },
    },
  ),
  'maths-chance-not-by-bus': valueSolver(
    'The table shows how students of two years come to school. One of the students who do NOT come by bus is chosen at random.\nWhat is the chance that this student is in Year 5?',
    {
      figure: 'two-way-table',
      value: (_stem, table) =>
        sumOf(table, ['Year 5'], ['Bicycle', 'On foot']) / sumOf(table, ['Year 5', 'Year 6'], ['Bicycle', 'On foot']),
      wrongTurns: {
        'includes the bus': (_stem, table) =>
          sumOf(table, ['Year 5'], table.columns) / sumOf(table, ['Year 5', 'Year 6'], table.columns),
        'compares the years': (_stem, table) =>
          sumOf(table, ['Year 5'], ['Bicycle', 'On foot']) / sumOf(table, ['Year 6'], ['Bicycle', 'On foot']),
        'looks at the bus': (_stem, table) =>
          cell(table, 'Year 5', 'Bus') / (cell(table, 'Year 5', 'Bus') + cell(table, 'Year 6', 'Bus')),
        'compares with Year 5': (_stem, table) =>
          sumOf(table, ['Year 5'], ['Bicycle', 'On foot']) / sumOf(table, ['Year 5'], table.columns),
      },
    },
  ),
  'maths-pie-degrees-tennis': valueSolver(
    'The pie chart shows the favourite sports of some students. Of these students, <tennis> chose tennis.\nHow many of the students chose soccer?',
    {
      figure: 'pie-chart',
      value: ({ tennis }, chart) => (tennis / sector(chart, 'Tennis')) * sector(chart, 'Soccer'),
      wrongTurns: {
        'gives the others': ({ tennis }, chart) => (tennis / sector(chart, 'Tennis')) * (360 - sector(chart, 'Soccer')),
        'gives all': ({ tennis }, chart) => (tennis / sector(chart, 'Tennis')) * 360,
        'adds the difference': ({ tennis }, chart) => tennis + sector(chart, 'Soccer') - sector(chart, 'Tennis'),
        'gives the angle': (_stem, chart) => sector(chart, 'Soccer'),
      },
    },
  ),
  'maths-bars-twice-as-many': optionSolver(
    'The graph shows how many visitors came to six gardens on Sunday.\nWhich garden had exactly twice as many visitors as the Fern House?',
    {
      figure: 'bar-chart',
      isRight:
        (_stem, { bars }) =>
        (option) =>
          valueNamed(bars, option) === 2 * valueNamed(bars, 'Fern House'),
    },
  ),
  'maths-tank-leaks-empty': valueSolver(
    'A water tank has a leak. The graph shows how much water was in it at each hour. The tank goes on losing water at the same rate.\nAt what time will it be empty?',
    {
      figure: 'line-graph',
      value: (_stem, { points }) => {
        const [first, last] = [found(points[0], 'point'), found(points.at(-1), 'point')];
        const rate = (first.value - last.value) / (points.length - 1);
        return `${last.value / rate} pm`;
      },
      wrongTurns: {
        'counts from noon': (_stem, { points }) => {
          const [first, last] = [found(points[0], 'point'), found(points.at(-1), 'point')];
          return `${first.value / ((first.value - last.value) / (points.length - 1))} pm`;
        },
      },
    },
  ),
  'maths-pictograph-missing-week': valueSolver(
    'The pictograph shows how many books a class read in three weeks. The row for week 4 is still missing. In all four weeks together, the class read <books> books.\nHow many circles belong in the row for week 4?',
    {
      figure: 'pictograph',
      value: ({ books }, picture) => booksLeft(books, picture) / found(picture.key, 'key').each,
      wrongTurns: {
        'takes ten': ({ books }, { rows }) => books / 10 - total(rows.map(({ symbols }) => symbols)),
        'counts parts as wholes': ({ books }, { key, rows }) =>
          books / found(key, 'key').each - total(rows.map(({ symbols }) => Math.ceil(symbols))),
        'counts whole circles': ({ books }, { key, rows }) =>
          books / found(key, 'key').each - total(rows.map(({ symbols }) => Math.floor(symbols))),
        'gives the books': ({ books }, picture) => booksLeft(books, picture),
      },
    },
  ),
  'maths-bikes-hired': valueSolver(
    'The pictograph shows how many bikes were hired at a lake on three days.\nHow many bikes were hired on the three days altogether?',
    {
      figure: 'pictograph',
      value: (_stem, { key, rows }) => found(key, 'key').each * total(rows.map(({ symbols }) => symbols)),
      wrongTurns: {
        'reads one day': (_stem, { key, rows }) => found(key, 'key').each * found(rows[1], 'row').symbols,
        'takes ten': (_stem, { rows }) => 10 * total(rows.map(({ symbols }) => symbols)),
        'counts whole circles': (_stem, { key, rows }) =>
          found(key, 'key').each * total(rows.map(({ symbols }) => Math.floor(symbols))),
        'counts parts as wholes': (_stem, { key, rows }) =>
          found(key, 'key').each * total(rows.map(({ symbols }) => Math.ceil(symbols))),
      },
    },
  ),
  'maths-garden-club-table': valueSolver(
    'The table shows the members of a garden club, but some numbers are missing. There are <times> times as many adults with a plot as adults without one. There are as many children with a plot as children without one.\nHow many members are children?',
    {
      figure: 'two-way-table',
      value: ({ times }, table) => 2 * childrenWithoutPlot(table, times),
      wrongTurns: {
        'gives adults without': ({ times }, table) =>
          cell(table, 'Total', 'Without a plot') - childrenWithoutPlot(table, times),
        'counts one half': ({ times }, table) => childrenWithoutPlot(table, times),
        'gives the difference': (_stem, table) =>
          cell(table, 'Total', 'With a plot') - cell(table, 'Total', 'Without a plot'),
        'gives those without': (_stem, table) => cell(table, 'Total', 'Without a plot'),
      },
    },
  ),
};
