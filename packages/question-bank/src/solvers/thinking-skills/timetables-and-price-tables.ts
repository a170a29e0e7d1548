import { choices, pairsOf, range, total } from '../../lists';
import { cell, rowNamed, type Table } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { clock, clockWithHalfDay, minutesOf } from '../times';
import { readWords } from '../words';

const timesOf = (table: Table<string>, row: string) => rowNamed(table, row).map(minutesOf);

/** Cents of `$3`, `$7.50`. */
const centsOf = (text: string) => Math.round(100 * Number(text.replace('$', '')));

/** The price in the first row, such as `up to 500 g`, whose limit is not exceeded. */
function priceUpTo(amount: number, table: Table<string>, column: string): number {
  const limits = table.rows.map(({ label }) => ({
    label,
    limit: Number(/^up to ([\d,]+) /.exec(label)?.[1]?.replace(',', '')),
  }));
  return centsOf(cell(table, limits.find(({ limit }) => amount <= limit)?.label ?? '', column));
}

export const timetableSolvers: Record<string, Solver> = {
  'thinking-bus-to-school': valueSolver(
    'The table shows five morning buses. Nadia walks <before> minutes from home to the stop in Mill Street. From the stop at the library she walks <after> minutes to her school.\nShe must be at school by <time:time>. What is the latest time at which she can leave home?',
    ({ before, after, time }, table) => {
      const inTime = timesOf(table, 'Library').filter((arrival) => arrival + after <= time).length;
      return clock((timesOf(table, 'Mill Street')[inTime - 1] ?? 0) - before);
    },
    { figure: 'text-table' },
  ),
  'thinking-train-and-ferry': valueSolver(
    'The table shows the trains from Ashby to Quay and the ferries from Quay to Gull Island. The walk from the train to the ferry takes <walk> minutes.\nWhat is the shortest time that a trip from Ashby to Gull Island can take?',
    ({ walk }, table) => {
      const [leaves, reaches] = [timesOf(table, 'Train leaves Ashby'), timesOf(table, 'Train reaches Quay')];
      const [sails, lands] = [timesOf(table, 'Ferry leaves Quay'), timesOf(table, 'Ferry reaches Gull Island')];
      const trips = leaves.map((start, train) => {
        const ferry = sails.findIndex((time) => time >= (reaches[train] ?? 0) + walk);
        return (lands[ferry] ?? Number.POSITIVE_INFINITY) - start;
      });
      return Math.min(...trips);
    },
    { figure: 'text-table', unit: 'minutes' },
  ),
  'thinking-workshop-day': valueSolver(
    'The table shows when three workshops start. Each of them is given three times. Imani wants to do all three, in any order, and can go straight from one to the next.\nWhat is the earliest time at which she can have finished all three?',
    (_stem, { rows }) => {
      const sessions = rows.map(({ cells: [length = '', ...starts] }) => {
        const { minutes } = readWords('<minutes> min', length);
        return starts.map(minutesOf).map((from) => ({ from, to: from + minutes }));
      });
      const plans = choices(...sessions).filter((plan) =>
        pairsOf(plan).every(([one, other]) => one.to <= other.from || other.to <= one.from),
      );
      return clockWithHalfDay(Math.min(...plans.map((plan) => Math.max(...plan.map(({ to }) => to)))));
    },
    { figure: 'text-table' },
  ),
  'thinking-which-library': optionSolver(
    'The table shows when four libraries are open. Soo-jin wants to use one library only. She can go there {times}, and it must be open at all three times.\nWhich library should she use?',
    ({ times }, table) => {
      const visits = times.split(/, | and (?=on)/).map((visit) => readWords('on {day} at <time:time>', visit));
      return (library) =>
        visits.every(({ day, time }) => {
          const { from, to } = readWords('<from:time>–<to:time>', cell(table, library, day));
          return from <= time && time < to;
        });
    },
    { figure: 'text-table' },
  ),
  'thinking-island-ferries': valueSolver(
    'The table shows when ferries leave. Each crossing takes <crossing> minutes. On a Saturday, Lin wants to go from the wharf to the island, stay there for at least <stay> hours and be back at the wharf by <time:time>.\nA plan is one ferry there and one ferry back. How many different plans are possible?',
    ({ crossing, stay, time }, table) => {
      const there = timesOf(table, 'From wharf, Sat–Sun').map((start) => start + crossing);
      const back = timesOf(table, 'From island, Sat–Sun').filter((start) => start + crossing <= time);
      return choices(there, back).filter(([from = 0, to = 0]) => to - from >= 60 * stay).length;
    },
    { figure: 'text-table' },
  ),
  'thinking-sea-cave': optionSolver(
    'A sea cave is open to visitors from <before> minutes before low tide until <after> minutes after low tide. Visitors must have the guide with them all the time. The table shows when it is low tide and when the guide works.\nOn which day can visitors be in the cave for the longest time?',
    ({ before, after }, table) => {
      const minutesIn = (day: string) => {
        const low = minutesOf(cell(table, day, 'Low tide'));
        const { from, to } = readWords('<from:time>–<to:time>', cell(table, day, 'Guide works'));
        return Math.max(0, Math.min(low + after, to) - Math.max(low - before, from));
      };
      const longest = Math.max(...table.rows.map(({ label }) => minutesIn(label)));
      return (option) => minutesIn(option) === longest;
    },
    { figure: 'text-table' },
  ),
  'thinking-hall-bookings': optionSolver(
    'Four halls are open from <open:time> to <close:time>. The table shows when they are booked on Saturday. A choir wants to rehearse in one hall for <hours> hours without a break.\nWhich hall can it use?',
    ({ open, close, hours }, table) =>
      (option) => {
        const bookings = rowNamed(table, option).map((times) => readWords('<from:time>–<to:time>', times));
        const [starts, ends] = [
          [...bookings.map(({ from }) => from), close],
          [open, ...bookings.map(({ to }) => to)],
        ];
        return starts.some((start, at) => start - (ends[at] ?? close) >= 60 * hours);
      },
    { figure: 'text-table' },
  ),
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
    'The table shows the fees of a car park. Mrs Haddad arrives at <from:time> and wants to pay at most $<most>.\nWhen must she leave at the latest?',
    ({ from, most }, table) => {
      const note = table.notes?.[0] ?? '';
      const further = readWords('After <hours> hours, each further hour that is begun costs $<fee>.', note);
      const feeOf = (hours: number) =>
        priceUpTo(Math.min(hours, further.hours), table, 'Fee') / 100 +
        Math.max(0, hours - further.hours) * further.fee;
      const hours = Math.max(...range(1, 14).filter((each) => feeOf(each) <= most));
      return clockWithHalfDay(from + 60 * hours);
    },
    { figure: 'text-table' },
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
