import { range, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { dollars } from '../units';
import { readWords } from '../words';
import { cellOf, centsOf, limitOf, priceOf } from './table-values';

export const priceTableSolvers: Record<string, Solver> = {
  'thinking-pool-tickets': valueSolver(
    'The table shows the prices of a swimming pool. A group of <adults> adults and <children> children wants to go in.\nWhat is the lowest price for the whole group?',
    ({ adults, children }, table) => {
      const family = readWords(
        'A family ticket is for up to <adults> adults and up to <children> children.',
        table.notes?.[0] ?? '',
      );
      const price = (ticket: string) => centsOf(cellOf(table, ticket, 'Price'));
      const prices = range(0, 4).map((families) => {
        const single = Math.max(0, adults - families * family.adults) * price('Adult');
        return (
          families * price('Family') + single + Math.max(0, children - families * family.children) * price('Child')
        );
      });
      return priceOf(Math.min(...prices));
    },
    { figure: 'text-table' },
  ),
  'thinking-parking-fees': valueSolver(
    'The table shows the fees of a car park. Mrs Haddad parks from <from:time> to <to:time>.\nHow much does she pay?',
    ({ from, to }, table) => {
      const further = readWords(
        'After <hours> hours, each further hour that is begun costs {fee}.',
        table.notes?.[0] ?? '',
      );
      const hours = (to - from) / 60;
      const base = table.rows.find(({ label }) => limitOf(label) >= Math.min(hours, further.hours));
      const begun = Math.ceil(Math.max(0, hours - further.hours));
      return dollars(centsOf(base?.cells[0] ?? '') + begun * centsOf(further.fee));
    },
    { figure: 'text-table' },
  ),
  'thinking-one-parcel': valueSolver(
    'The table shows the prices for parcels. Theo has a parcel of <one> g and a parcel of <two> g for the same friend in {where:another state|the same state}. He thinks of packing everything into one parcel.\nHow much cheaper is one parcel than two?',
    ({ one, two, where }, table) => {
      const price = (grams: number) => {
        const row = table.rows.find(({ label }) => limitOf(label) >= grams);
        return centsOf(cellOf(table, row?.label ?? '', where === 'another state' ? 'Another state' : 'Same state'));
      };
      return priceOf(price(one) + price(two) - price(one + two));
    },
    { figure: 'text-table' },
  ),
  'thinking-trips-in-zones': valueSolver(
    'The table shows the bus fares of a city. On Monday, Ms Odei makes four trips: {trips}.\nWhat is the {end:least} that she can pay for the four trips altogether?',
    ({ trips }, table) => {
      const [half = '', pass = ''] = table.notes ?? [];
      const cheap = readWords('Trips that start from <from:time> to <to:time> cost half of the fare.', half);
      readWords('With a day pass, all the trips of a day are free.', pass);
      const fares = trips.split(/, | and (?=at)/).map((trip) => {
        const { time, zones } = readWords('at <time:time> through {zones}', trip);
        return centsOf(cellOf(table, zones, 'Fare')) / (time >= cheap.from && time <= cheap.to ? 2 : 1);
      });
      return priceOf(Math.min(total(fares), centsOf(cellOf(table, 'Day pass', 'Fare'))));
    },
    { figure: 'text-table' },
  ),
  'thinking-bike-hire': optionSolver(
    'The table shows what four shops ask for hiring a bike. Arlo hires a bike and a helmet from <from:time> to <to:time>.\nWhich shop is the {end:cheapest|dearest} for him?',
    ({ from, to, end }, table) => {
      const hours = Math.ceil((to - from) / 60);
      const price = (shop: string) => {
        const [fee, hour, helmet] = ['Fixed fee', 'Each hour begun', 'Helmet'].map((column) =>
          centsOf(cellOf(table, shop, column)),
        );
        return (fee ?? 0) + hours * (hour ?? 0) + (helmet ?? 0);
      };
      const prices = table.rows.map(({ label }) => price(label));
      const wanted = end === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
      return (option) => price(option) === wanted;
    },
    { figure: 'text-table' },
  ),
};
