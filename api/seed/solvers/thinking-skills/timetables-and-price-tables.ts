import type { TextTable } from '../../figures/text-table';
import { choices, range, total } from '../search';
import { clock, clockWithHalfDay, dollars } from '../units';
import { cellOf, centsOf, limitOf, priceOf, rowOf, timesOf } from './table-values';
import { figureSolver, type ThinkingSolver } from './thinking-solver';
import { minutesOf } from './times';
import { numberOf, readWords } from './words';

const schoolBus = (question: string, table: TextTable) => {
  const stem = readWords(
    'The table shows five morning buses. Nadia walks {before} minutes from home to the stop {from}. From the stop {to} she walks {after} minutes to her school.\nShe must be at school by {time}. What is the latest time at which she can leave home?',
    question,
  );
  const [before, after] = [numberOf(stem.before), numberOf(stem.after)];
  const stop = (words: string) => words.replace(/^(in|at the) /, '').replace(/^./, (letter) => letter.toUpperCase());
  const leaving = timesOf(table, stop(stem.from));
  const inTime = timesOf(table, stop(stem.to)).filter((time) => time + after <= minutesOf(stem.time)).length;
  return { before, after, bus: leaving[inTime - 1] ?? 0, nextBus: leaving[inTime] ?? 0 };
};

const trainAndFerry = (question: string, table: TextTable, hasWalk = true) => {
  const stem = readWords(
    'The table shows the trains from {from} to {change} and the ferries from {change} to {to}. The walk from the train to the ferry takes {walk} minutes.\nWhat is the {end:shortest} time that a trip from {from} to {to} can take?',
    question,
  );
  const walk = hasWalk ? numberOf(stem.walk) : 0;
  const [leaves, reaches] = [
    timesOf(table, `Train leaves ${stem.from}`),
    timesOf(table, `Train reaches ${stem.change}`),
  ];
  const [sails, lands] = [timesOf(table, `Ferry leaves ${stem.change}`), timesOf(table, `Ferry reaches ${stem.to}`)];
  return leaves.flatMap((start, train) => {
    const ferry = sails.findIndex((time) => time >= (reaches[train] ?? 0) + walk);
    return ferry < 0 ? [] : [(lands[ferry] ?? 0) - start];
  });
};

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

const workshops = (question: string, table: TextTable) => {
  readWords(
    'The table shows when three workshops start. Each of them is given three times. Imani wants to do all three, in any order, and can go straight from one to the next.\nWhat is the earliest time at which she can have finished all three?',
    question,
  );
  return table.rows.map(({ label, cells: [length = '', ...starts] }) => {
    const minutes = numberOf(readWords('{minutes} min', length).minutes);
    return {
      label,
      minutes,
      sessions: starts.map((start) => ({ from: minutesOf(start), to: minutesOf(start) + minutes })),
    };
  });
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

const islandPlans = (
  question: string,
  table: TextTable,
  but: { days?: string; crossing?: number; stay?: number } = {},
) => {
  const stem = readWords(
    'The table shows when ferries leave. Each crossing takes {crossing} minutes. On a {day}, Lin wants to go from the wharf to the island, stay there for at least {stay} hours and be back at the wharf by {time}.\nA plan is one ferry there and one ferry back. How many different plans are possible?',
    question,
  );
  const days = but.days ?? (/^(Saturday|Sunday)$/.test(stem.day) ? 'Sat–Sun' : 'Mon–Fri');
  const crossing = numberOf(stem.crossing);
  const there = timesOf(table, `From wharf, ${days}`).map((time) => time + (but.crossing ?? crossing));
  const back = timesOf(table, `From island, ${days}`).filter((time) => time + crossing <= minutesOf(stem.time));
  const stay = but.stay ?? 60 * numberOf(stem.stay);
  return String(choices(there, back).filter(([from = 0, to = 0]) => to - from >= stay).length);
};

export const tableSolvers: Record<string, ThinkingSolver> = {
  'thinking-bus-to-school': figureSolver(
    'text-table',
    (question, table) => {
      const { bus, before } = schoolBus(question, table);
      return (option) => option === clock(bus - before);
    },
    {
      'uses the other walk': (question, table) =>
        clock(schoolBus(question, table).bus - schoolBus(question, table).after),
      'forgets the walk': (question, table) => clock(schoolBus(question, table).bus),
      'takes the next bus': (question, table) =>
        clock(schoolBus(question, table).nextBus - schoolBus(question, table).before),
    },
  ),
  'thinking-train-and-ferry': figureSolver(
    'text-table',
    (question, table) => (option) => option === `${Math.min(...trainAndFerry(question, table))} minutes`,
    {
      'forgets the walk': (question, table) => `${Math.min(...trainAndFerry(question, table, false))} minutes`,
      'takes the first train': (question, table) => `${trainAndFerry(question, table)[0]} minutes`,
    },
  ),
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
  'thinking-workshop-day': figureSolver(
    'text-table',
    (question, table) => {
      const plans = choices(...workshops(question, table).map(({ sessions }) => sessions)).filter((plan) =>
        plan.every((one, at) => plan.slice(at + 1).every((other) => one.to <= other.from || other.to <= one.from)),
      );
      const ends = plans.map((plan) => Math.max(...plan.map(({ to }) => to)));
      return (option) => option === clockWithHalfDay(Math.min(...ends));
    },
    {
      'adds the lengths': (question, table) => {
        const all = workshops(question, table);
        const first = Math.min(...all.flatMap(({ sessions }) => sessions.map(({ from }) => from)));
        return clockWithHalfDay(first + total(all.map(({ minutes }) => minutes)));
      },
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
  'thinking-which-library': figureSolver('text-table', (question, table) => {
    const stem = readWords(
      'The table shows when four libraries are open. Soo-jin wants to use one library only. She can go there {times}, and it must be open at all three times.\nWhich library should she use?',
      question,
    );
    const visits = stem.times.split(/, | and (?=on)/).map((visit) => readWords('on {day} at {time}', visit));
    return (option) => {
      const library = rowOf(table, option) && option;
      return visits.every(({ day, time }) => {
        const hours = readWords('{from}–{to}', cellOf(table, library, day));
        return minutesOf(hours.from) <= minutesOf(time) && minutesOf(time) < minutesOf(hours.to);
      });
    };
  }),
  'thinking-island-ferries': figureSolver(
    'text-table',
    (question, table) => (option) => option === islandPlans(question, table),
    {
      'uses weekdays': (question, table) => islandPlans(question, table, { days: 'Mon–Fri' }),
      'forgets the crossing': (question, table) => islandPlans(question, table, { crossing: 0 }),
      'forgets the stay': (question, table) => islandPlans(question, table, { stay: 0 }),
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
