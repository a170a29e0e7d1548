import { choices, pairsOf } from '../../lists';
import { cell, rowNamed, type Table } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { clock, clockWithHalfDay, minutesOf } from '../times';
import { readWords } from '../words';

const timesOf = (table: Table<string>, row: string) => rowNamed(table, row).map(minutesOf);

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
};
