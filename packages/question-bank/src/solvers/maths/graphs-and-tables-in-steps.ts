import type { FigureOf } from '../../figures/figure';
import { differences, total } from '../../lists';
import { quantityOf } from '../../quantities/quantity';
import { cell, found, rowNamed, sector, valueNamed } from '../figure-values';
import { type Solver, valueSolver } from '../solver';
import { clock, minutesOf } from '../times';
import { readWords } from '../words';

/** A cell of a table of texts in the base unit of its kind: `$9` is 9, `1.2 kg` is 1200. */
const amountOf = (text: string) => found(quantityOf(text), `quantity in ${text}`).amount.valueOf();

const pricesOf = ({ rows }: FigureOf<'text-table'>) =>
  rows.map(({ label, cells }) => ({ label, price: amountOf(cells[0] ?? '') }));

export const graphStepSolvers: Record<string, Solver> = {
  'maths-pencils-in-packs': valueSolver(
    'The table shows what packs of pencils cost. A class needs at least <pencils> pencils and pays as little as possible.\nHow much does the class pay?',
    ({ pencils }, table) => {
      const packs = pricesOf(table).map(({ label, price }) => ({
        size: readWords('<size> pencils', label).size,
        price,
      }));
      const cheapest = (needed: number): number =>
        needed <= 0 ? 0 : Math.min(...packs.map(({ size, price }) => price + cheapest(needed - size)));
      return cheapest(pencils);
    },
    { figure: 'text-table', unit: '$' },
  ),
  'maths-friday-lunches': valueSolver(
    'The table shows the lunches that the children of two years ordered on Friday. Some numbers are missing. Each sushi roll costs $<roll>, and each sandwich costs $<sandwich>.\nHow much do the lunches of Year 4 cost altogether?',
    ({ roll, sandwich }, table) => {
      const rest = (column: string) => cell(table, 'Total', column) - cell(table, 'Year 3', column);
      const rolls = rest('Sushi roll');
      return rolls * roll + (rest('Total') - rolls) * sandwich;
    },
    { figure: 'two-way-table', unit: '$' },
  ),
  'maths-reading-challenge': valueSolver(
    'Five children want to read <pages> pages together. The graph shows how many pages four of them have read so far. The other child, Ella, has read twice as many pages as Bo.\nHow many more pages must the five children read?',
    ({ pages }, { bars }) => pages - total(bars.map(({ value }) => value)) - 2 * valueNamed(bars, 'Bo'),
    { figure: 'bar-chart' },
  ),
  'maths-rain-in-the-tank': valueSolver(
    'The graph shows how much water was in the tank of a school garden at the end of each day. Every day, <used> L are used. It rained only on Thursday. Each millimetre of rain brings <litres> L into the tank.\nHow many millimetres of rain fell on Thursday?',
    ({ used, litres }, { points }) => {
      const changes = differences(points.map(({ value }) => value)).map((change) => change + used);
      const rainy = points.slice(1).findIndex(({ label }) => label === 'Thu');
      if (changes.some((rain, at) => at !== rainy && rain !== 0)) throw new Error('It rained on another day.');
      return (changes[rainy] ?? 0) / litres;
    },
    { figure: 'line-graph' },
  ),
  'maths-apples-in-baskets': valueSolver(
    'The graph shows how many apples are in four baskets. Some apples are moved to other baskets, until all four hold the same number.\nWhat is the smallest number of apples that must be moved?',
    (_stem, { bars }) => {
      const share = total(bars.map(({ value }) => value)) / bars.length;
      return total(bars.map(({ value }) => Math.max(0, value - share)));
    },
    { figure: 'bar-chart' },
  ),
  'maths-pocket-money-chart': valueSolver(
    'The pie chart shows what Jonah did with his pocket money. The sectors for the bus and for savings are equal. He spent $<more> more on food than on the bus.\nHow much did he spend on games?',
    ({ more }, chart) => {
      const bus = (360 - sector(chart, 'Food') - sector(chart, 'Games')) / 2;
      return (more * sector(chart, 'Games')) / (sector(chart, 'Food') - bus);
    },
    { figure: 'pie-chart', unit: '$' },
  ),
  'maths-fourth-lap': valueSolver(
    'The table shows the times of Amina’s first three laps, in minutes and seconds. She wants to run four laps in <goal:time>.\nWhat time does she need for the fourth lap?',
    // Minutes and seconds are read and written like hours and minutes.
    ({ goal }, { rows }) => clock(goal - total(rows.map(({ cells }) => minutesOf(cells[0] ?? '')))),
    { figure: 'text-table' },
  ),
  'maths-pancakes-for-many': valueSolver(
    'The table shows what Zoe needs for pancakes for <people> people, and what she has in her kitchen. She can also make a part of the recipe.\nFor how many people can she make pancakes at most?',
    ({ people }, table) => {
      readWords(`For ${people} people`, table.columns[0] ?? '');
      const times = table.rows.map(({ label }) => {
        const [needed = '', held = ''] = rowNamed(table, label);
        return amountOf(held) / amountOf(needed);
      });
      return Math.floor(people * Math.min(...times));
    },
    { figure: 'text-table' },
  ),
};
