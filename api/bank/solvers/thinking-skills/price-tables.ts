import type { TextTable } from '../../figures/text-table';
import { range, total } from '../search';
import type { Solver } from '../solver';
import { dollars } from '../units';
import { cellOf, centsOf, limitOf, priceOf } from './table-values';
import { figureSolver } from './thinking-solver';
import { minutesOf } from './times';
import { numberOf, readWords } from './words';

const poolTickets = (question: string, table: TextTable) => {
  const stem = readWords(
    'The table shows the prices of a swimming pool. A group of {adults} adults and {children} children wants to go in.\nWhat is the lowest price for the whole group?',
    question,
  );
  const note = readWords(
    'A family ticket is for up to {adults} adults and up to {children} children.',
    table.notes?.[0] ?? '',
  );
  const price = (ticket: string) => centsOf(cellOf(table, ticket, 'Price'));
  return (families: number) => {
    const adults = Math.max(0, numberOf(stem.adults) - families * numberOf(note.adults));
    const children = Math.max(0, numberOf(stem.children) - families * numberOf(note.children));
    return families * price('Family') + adults * price('Adult') + children * price('Child');
  };
};

const parking = (question: string, table: TextTable) => {
  const stem = readWords(
    'The table shows the fees of a car park. Mrs Haddad parks from {from} to {to}.\nHow much does she pay?',
    question,
  );
  const note = readWords('After {hours} hours, each further hour that is begun costs {fee}.', table.notes?.[0] ?? '');
  const minutes = minutesOf(stem.to) - minutesOf(stem.from);
  const [longest, fee] = [numberOf(note.hours), centsOf(note.fee)];
  const base = table.rows.find(({ label }) => limitOf(label) * 60 >= Math.min(minutes, longest * 60));
  const over = Math.max(0, minutes / 60 - longest);
  return (further: (hours: number) => number) => dollars(centsOf(base?.cells[0] ?? '') + further(over) * fee);
};

const parcels = (question: string, table: TextTable, other?: string) => {
  const stem = readWords(
    'The table shows the prices for parcels. Theo has a parcel of {one} g and a parcel of {two} g for the same friend in {where:another state|the same state}. He thinks of packing everything into one parcel.\nHow much cheaper is one parcel than two?',
    question,
  );
  const column = other ?? (stem.where === 'another state' ? 'Another state' : 'Same state');
  const price = (grams: number) => {
    const row = table.rows.find(({ label }) => limitOf(label) >= grams);
    return centsOf(cellOf(table, row?.label ?? '', column));
  };
  const [one, two] = [numberOf(stem.one), numberOf(stem.two)];
  return { separate: price(one) + price(two), together: price(one + two) };
};

const zoneTrips = (question: string, table: TextTable) => {
  const stem = readWords(
    'The table shows the bus fares of a city. On Monday, Ms Odei makes four trips: {trips}.\nWhat is the {end:least} that she can pay for the four trips altogether?',
    question,
  );
  const [half = '', pass = ''] = table.notes ?? [];
  const cheap = readWords('Trips that start from {from} to {to} cost half of the fare.', half);
  readWords('With a day pass, all the trips of a day are free.', pass);
  const trips = stem.trips.split(/, | and (?=at)/).map((trip) => {
    const { time, zones } = readWords('at {time} through {zones}', trip);
    return { time: minutesOf(time), fare: centsOf(cellOf(table, zones, 'Fare')) };
  });
  const isCheap = (time: number) => time >= minutesOf(cheap.from) && time <= minutesOf(cheap.to);
  const sum = (isHalf: (time: number) => boolean) =>
    total(trips.map(({ time, fare }) => (isHalf(time) ? fare / 2 : fare)));
  return { sum, isCheap, from: minutesOf(cheap.from), dayPass: centsOf(cellOf(table, 'Day pass', 'Fare')) };
};

export const priceTableSolvers: Record<string, Solver> = {
  'thinking-pool-tickets': figureSolver(
    'text-table',
    (question, table) => (option) => option === priceOf(Math.min(...range(0, 4).map(poolTickets(question, table)))),
    {
      'buys two family tickets': (question, table) => priceOf(poolTickets(question, table)(2)),
      'buys single tickets': (question, table) => priceOf(poolTickets(question, table)(0)),
    },
  ),
  'thinking-parking-fees': figureSolver(
    'text-table',
    (question, table) => (option) => option === parking(question, table)(Math.ceil),
    {
      'leaves out the hour begun': (question, table) => parking(question, table)(Math.floor),
      'pays by the minute': (question, table) => parking(question, table)((hours) => hours),
      'counts one hour more': (question, table) => parking(question, table)((hours) => Math.ceil(hours) + 1),
    },
  ),
  'thinking-one-parcel': figureSolver(
    'text-table',
    (question, table) => {
      const { separate, together } = parcels(question, table);
      return (option) => option === priceOf(separate - together);
    },
    {
      'uses the other column': (question, table) => {
        const { separate, together } = parcels(question, table, 'Same state');
        return priceOf(separate - together);
      },
      'takes the price of one parcel': (question, table) => priceOf(parcels(question, table).together),
      'takes the price of both': (question, table) => priceOf(parcels(question, table).separate),
    },
  ),
  'thinking-trips-in-zones': figureSolver(
    'text-table',
    (question, table) => {
      const { sum, isCheap, dayPass } = zoneTrips(question, table);
      return (option) => option === priceOf(Math.min(sum(isCheap), dayPass));
    },
    {
      'halves the last fare': (question, table) => {
        const { sum, from } = zoneTrips(question, table);
        return priceOf(sum((time) => time >= from));
      },
      'takes the day pass': (question, table) => priceOf(zoneTrips(question, table).dayPass),
      'halves no fare': (question, table) => priceOf(zoneTrips(question, table).sum(() => false)),
    },
  ),
  'thinking-bike-hire': figureSolver('text-table', (question, table) => {
    const stem = readWords(
      'The table shows what four shops ask for hiring a bike. Arlo hires a bike and a helmet from {from} to {to}.\nWhich shop is the {end:cheapest|dearest} for him?',
      question,
    );
    const hours = Math.ceil((minutesOf(stem.to) - minutesOf(stem.from)) / 60);
    const price = (shop: string) => {
      const [fee, hour, helmet] = ['Fixed fee', 'Each hour begun', 'Helmet'].map((column) =>
        centsOf(cellOf(table, shop, column)),
      );
      return (fee ?? 0) + hours * (hour ?? 0) + (helmet ?? 0);
    };
    const prices = table.rows.map(({ label }) => price(label));
    const wanted = stem.end === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
    return (option) => price(option) === wanted;
  }),
};
