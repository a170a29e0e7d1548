import { only, range, total } from '../../lists';
import { cell, found, sector, valueNamed } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';

export const chartSolvers: Record<string, Solver> = {
  'maths-pie-way-to-school': valueSolver(
    'The pie chart shows how the <students> students of a school come to school. The sector with a small square has a right angle.\nHow many of the students come by car?',
    ({ students }, chart) => (students * sector(chart, 'Car')) / 360,
    { figure: 'pie-chart' },
  ),
  'maths-pie-lunch-orders': valueSolver(
    'The pie chart shows the <orders> lunch orders of a canteen.\nHow many more orders were there for curry than for salad?',
    ({ orders }, chart) => (orders * (sector(chart, 'Curry') - sector(chart, 'Salad'))) / 360,
    { figure: 'pie-chart' },
  ),
  'maths-table-instruments': valueSolver(
    'The table shows how many children of a music club play the piano and how many play the drums. Each child plays exactly one of the two. Some numbers are missing.\nHow many girls play the drums?',
    (_stem, table) =>
      cell(table, 'Total', 'Total') -
      cell(table, 'Boys', 'Total') -
      (cell(table, 'Total', 'Piano') - cell(table, 'Boys', 'Piano')),
    { figure: 'two-way-table' },
  ),
  'maths-table-fraction-of-girls': valueSolver(
    'The table shows where the students of Year 6 want to go on an excursion. Each student chose one place.\nWhat fraction of those who chose the museum are girls?',
    (_stem, table) => {
      const girls = cell(table, 'Girls', 'Museum');
      return girls / (girls + cell(table, 'Boys', 'Museum'));
    },
    { figure: 'two-way-table' },
  ),
  'maths-chance-not-by-bus': valueSolver(
    'The table shows how students of two years come to school. One of the students who do NOT come by bus is chosen at random.\nWhat is the chance that this student is in Year 5?',
    (_stem, table) => {
      const [year5 = 0, year6 = 0] = ['Year 5', 'Year 6'].map(
        (year) => cell(table, year, 'Bicycle') + cell(table, year, 'On foot'),
      );
      return year5 / (year5 + year6);
    },
    { figure: 'two-way-table' },
  ),
  'maths-pie-degrees-tennis': valueSolver(
    'The pie chart shows the favourite sports of some students. Of these students, <tennis> chose tennis.\nHow many of the students chose soccer?',
    ({ tennis }, chart) => (tennis / sector(chart, 'Tennis')) * sector(chart, 'Soccer'),
    { figure: 'pie-chart' },
  ),
  'maths-bars-twice-as-many': optionSolver(
    'The graph shows how many visitors came to six gardens on Sunday. Every visitor paid $<price>.\nIn which garden was exactly $<more> more paid than in the Fern House?',
    ({ price, more }, { bars }) =>
      (option) =>
        price * (valueNamed(bars, option) - valueNamed(bars, 'Fern House')) === more,
    { figure: 'bar-chart' },
  ),
  'maths-tank-leaks-empty': valueSolver(
    'A water tank has a leak. The graph shows how much water was in it at each hour. The tank goes on losing water at the same rate.\nAt what time will it be empty?',
    (_stem, { points }) => {
      const [first, last] = [found(points[0], 'point'), found(points.at(-1), 'point')];
      const rate = (first.value - last.value) / (points.length - 1);
      return `${last.value / rate} pm`;
    },
    { figure: 'line-graph' },
  ),
  'maths-pictograph-missing-week': valueSolver(
    'The pictograph shows how many books a class read in three weeks. The row for week 4 is still missing. In all four weeks together, the class read <books> books.\nHow many circles belong in the row for week 4?',
    ({ books }, { key, rows }) => books / found(key, 'key').each - total(rows.map(({ symbols }) => symbols)),
    { figure: 'pictograph' },
  ),
  'maths-bikes-hired': valueSolver(
    'The pictograph shows how many bikes were hired at a lake on three days.\nHow many bikes were hired on the three days altogether?',
    (_stem, { key, rows }) => found(key, 'key').each * total(rows.map(({ symbols }) => symbols)),
    { figure: 'pictograph' },
  ),
  'maths-garden-club-table': valueSolver(
    'The table shows the members of a garden club, but some numbers are missing. There are <times> times as many adults with a plot as adults without one. There are as many children with a plot as children without one.\nHow many members are children?',
    ({ times }, table) => {
      const [withPlot, without] = [cell(table, 'Total', 'With a plot'), cell(table, 'Total', 'Without a plot')];
      return 2 * only(range(0, without).filter((children) => times * (without - children) + children === withPlot));
    },
    { figure: 'two-way-table' },
  ),
};
