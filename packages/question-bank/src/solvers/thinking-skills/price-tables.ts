import { choices, range, total } from '../../lists';
import { cell, type Table } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { readWords } from '../words';

/** Cents of `$3`, `$7.50`. */
const centsOf = (text: string) => Math.round(100 * Number(text.replace('$', '')));

/** The price in the first row, such as `up to 500 g`, whose limit is not exceeded. */
function priceUpTo(amount: number, table: Table<string>, column: string): number {
  const limits = table.rows.map(({ label }) => ({ label, limit: Number(/^up to (\d+) /.exec(label)?.[1]) }));
  return centsOf(cell(table, limits.find(({ limit }) => amount <= limit)?.label ?? '', column));
}

export const priceTableSolvers: Record<string, Solver> = {
  'thinking-pool-tickets': valueSolver(
    'The table shows the prices of a swimming pool. A group of <adults> adults and <children> children wants to go in.\nWhat is the lowest price for the whole group?',
    ({ adults, children }, table) => {
      const family = readWords(
        'A family ticket is for up to <adults> adults and up to <children> children.',
        table.notes?.[0] ?? '',
      );
      const [adult = 0, child = 0, all = 0] = ['Adult', 'Child', 'Family'].map((row) =>
        centsOf(cell(table, row, 'Price')),
      );
      const prices = range(0, 4).map(
        (families) =>
          families * all +
          Math.max(0, adults - families * family.adults) * adult +
          Math.max(0, children - families * family.children) * child,
      );
      return Math.min(...prices) / 100;
    },
    { figure: 'text-table', unit: '$' },
  ),
  'thinking-parking-fees': valueSolver(
    'The table shows the fees of a car park. Mrs Haddad parks from <from:time> to <to:time>.\nHow much does she pay?',
    ({ from, to }, table) => {
      const note = table.notes?.[0] ?? '';
      const further = readWords('After <hours> hours, each further hour that is begun costs $<fee>.', note);
      const hours = (to - from) / 60;
      const base = priceUpTo(Math.min(hours, further.hours), table, 'Fee') / 100;
      return base + Math.ceil(Math.max(0, hours - further.hours)) * further.fee;
    },
    { figure: 'text-table', unit: '$' },
  ),
  'thinking-one-parcel': valueSolver(
    'The table shows the prices for parcels. Theo has a parcel of <one> g and a parcel of <two> g for the same friend in another state. He thinks of packing everything into one parcel.\nHow much cheaper is one parcel than two?',
    ({ one, two }, table) => {
      const price = (grams: number) => priceUpTo(grams, table, 'Another state');
      return (price(one) + price(two) - price(one + two)) / 100;
    },
    { figure: 'text-table', unit: '$' },
  ),
  'thinking-trips-in-zones': valueSolver(
    'The table shows the bus fares of a city. On Monday, Ms Odei makes four trips: {trips}.\nWhat is the least that she can pay for the four trips altogether?',
    ({ trips }, table) => {
      const [half = '', pass = ''] = table.notes ?? [];
      const cheap = readWords('Trips that start from <from:time> to <to:time> cost half of the fare.', half);
      readWords('With a day pass, all the trips of a day are free.', pass);
      const fares = trips.split(/, | and (?=at)/).map((trip) => {
        const { time, zones } = readWords('at <time:time> through {zones}', trip);
        return centsOf(cell(table, zones, 'Fare')) / (time >= cheap.from && time <= cheap.to ? 2 : 1);
      });
      return Math.min(total(fares), centsOf(cell(table, 'Day pass', 'Fare'))) / 100;
    },
    { figure: 'text-table', unit: '$' },
  ),
  'thinking-bike-hire': optionSolver(
    'The table shows what four shops ask for hiring a bike. Arlo hires a bike and a helmet from <from:time> to <to:time>.\nWhich shop is the cheapest for him?',
    ({ from, to }, table) => {
      const hours = Math.ceil((to - from) / 60);
      const price = (shop: string) => {
        const cents = (column: string) => centsOf(cell(table, shop, column));
        return cents('Fixed fee') + hours * cents('Each hour begun') + cents('Helmet');
      };
      const lowest = Math.min(...table.rows.map(({ label }) => price(label)));
      return (option) => price(option) === lowest;
    },
    { figure: 'text-table' },
  ),
  'thinking-ferry-strips': valueSolver(
    'The table shows the prices of ferry tickets. A walking group needs <rides> rides. Rides that are left over are lost.\nWhat is the least that the group can pay?',
    ({ rides }, table) => {
      const kinds = table.rows.map(({ label }) => {
        const { many } = readWords('<many> {noun:ride|rides}', label);
        return { many, cents: centsOf(cell(table, label, 'Price')) };
      });
      const counts = choices(...kinds.map(({ many }) => range(0, Math.ceil(rides / many))));
      const enough = counts.filter((count) => total(kinds.map(({ many }, at) => many * (count[at] ?? 0))) >= rides);
      return Math.min(...enough.map((count) => total(kinds.map(({ cents }, at) => cents * (count[at] ?? 0))))) / 100;
    },
    { figure: 'text-table', unit: '$' },
  ),
};
