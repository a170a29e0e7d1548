import type { TextTable } from '../../figures/text-table';
import { choices, total } from '../search';
import type { Solver } from '../solver';
import { clock, clockWithHalfDay } from '../units';
import { cellOf, rowOf, timesOf } from './table-values';
import { figureSolver } from './thinking-solver';
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

export const timetableSolvers: Record<string, Solver> = {
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
};
