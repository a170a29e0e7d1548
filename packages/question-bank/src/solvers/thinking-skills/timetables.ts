import { choices } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { minutesOf } from '../times';
import { clock, clockWithHalfDay } from '../units';
import { readWords } from '../words';
import { cellOf, rowOf, timesOf } from './table-values';

export const timetableSolvers: Record<string, Solver> = {
  'thinking-bus-to-school': valueSolver(
    'The table shows five morning buses. Nadia walks <before> minutes from home to the stop {from}. From the stop {to} she walks <after> minutes to her school.\nShe must be at school by <time:time>. What is the latest time at which she can leave home?',
    ({ before, from, to, after, time }, table) => {
      const stop = (words: string) =>
        words.replace(/^(in|at the) /, '').replace(/^./, (letter) => letter.toUpperCase());
      const inTime = timesOf(table, stop(to)).filter((arrival) => arrival + after <= time).length;
      return clock((timesOf(table, stop(from))[inTime - 1] ?? 0) - before);
    },
    { figure: 'text-table' },
  ),
  'thinking-train-and-ferry': valueSolver(
    'The table shows the trains from {from} to {change} and the ferries from {change} to {to}. The walk from the train to the ferry takes <walk> minutes.\nWhat is the {end:shortest} time that a trip from {from} to {to} can take?',
    ({ from, change, to, walk }, table) => {
      const reaches = timesOf(table, `Train reaches ${change}`);
      const [sails, lands] = [timesOf(table, `Ferry leaves ${change}`), timesOf(table, `Ferry reaches ${to}`)];
      const trips = timesOf(table, `Train leaves ${from}`).flatMap((start, train) => {
        const ferry = sails.findIndex((time) => time >= (reaches[train] ?? 0) + walk);
        return ferry < 0 ? [] : [(lands[ferry] ?? 0) - start];
      });
      return Math.min(...trips);
    },
    { figure: 'text-table', unit: 'minutes' },
  ),
  'thinking-workshop-day': valueSolver(
    'The table shows when three workshops start. Each of them is given three times. Imani wants to do all three, in any order, and can go straight from one to the next.\nWhat is the earliest time at which she can have finished all three?',
    (_stem, table) => {
      const sessions = table.rows.map(({ cells: [length = '', ...starts] }) => {
        const { minutes } = readWords('<minutes> min', length);
        return starts.map(minutesOf).map((from) => ({ from, to: from + minutes }));
      });
      const plans = choices(...sessions).filter((plan) =>
        plan.every((one, at) => plan.slice(at + 1).every((other) => one.to <= other.from || other.to <= one.from)),
      );
      return clockWithHalfDay(Math.min(...plans.map((plan) => Math.max(...plan.map(({ to }) => to)))));
    },
    { figure: 'text-table' },
  ),
  'thinking-which-library': optionSolver(
    'The table shows when four libraries are open. Soo-jin wants to use one library only. She can go there {times}, and it must be open at all three times.\nWhich library should she use?',
    ({ times }, table) => {
      const visits = times.split(/, | and (?=on)/).map((visit) => readWords('on {day} at {time}', visit));
      return (option) => {
        const library = rowOf(table, option) && option;
        return visits.every(({ day, time }) => {
          const hours = readWords('{from}–{to}', cellOf(table, library, day));
          return minutesOf(hours.from) <= minutesOf(time) && minutesOf(time) < minutesOf(hours.to);
        });
      };
    },
    { figure: 'text-table' },
  ),
  'thinking-island-ferries': valueSolver(
    'The table shows when ferries leave. Each crossing takes <crossing> minutes. On a {day}, Lin wants to go from the wharf to the island, stay there for at least <stay> hours and be back at the wharf by <time:time>.\nA plan is one ferry there and one ferry back. How many different plans are possible?',
    ({ crossing, day, stay, time }, table) => {
      const days = /^(Saturday|Sunday)$/.test(day) ? 'Sat–Sun' : 'Mon–Fri';
      const there = timesOf(table, `From wharf, ${days}`).map((start) => start + crossing);
      const back = timesOf(table, `From island, ${days}`).filter((start) => start + crossing <= time);
      return choices(there, back).filter(([from = 0, to = 0]) => to - from >= 60 * stay).length;
    },
    { figure: 'text-table' },
  ),
};
