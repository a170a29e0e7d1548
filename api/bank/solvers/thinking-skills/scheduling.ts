import { choices, orders, range, total } from '../search';
import type { Solver } from '../solver';
import { clock, clockWithHalfDay } from '../units';
import { wordSolver } from './thinking-solver';
import { minutesOf } from './times';
import { listOf, numberOf, readWords } from './words';

const perthCall = (question: string) => {
  const stem = readWords(
    'When it is {here} in Sydney, it is {there} in Perth. Ravi in Sydney is free from {from} to {to}, Sydney time. His aunt in Perth is free from {auntFrom} to {auntTo}, Perth time. They want to talk for {minutes} minutes without a break.\nWhat is the latest Sydney time at which the call can start?',
    question,
  );
  const ahead = minutesOf(stem.here) - minutesOf(stem.there);
  const starts = (from: number, to: number) => range(from, to - numberOf(stem.minutes));
  const ravi = starts(minutesOf(stem.from), minutesOf(stem.to));
  const aunt = starts(minutesOf(stem.auntFrom) + ahead, minutesOf(stem.auntTo) + ahead);
  return { ahead, ravi, both: ravi.filter((start) => aunt.includes(start)) };
};

const MONTH_DAYS = { March: 31, April: 30, May: 31 };

const binDates = (question: string) => {
  const stem = readWords(
    'In Lilac Street, the red bins are emptied every week, the yellow bins every {yellow} weeks and the green bins every {green} weeks. On {day} March, all three kinds are emptied.\nWhat is the next date on which all three kinds are emptied?',
    question,
  );
  const dateAfter = (weeks: number) => {
    let [day, month] = [Number(stem.day) + 7 * weeks, 'March' as keyof typeof MONTH_DAYS];
    for (const next of ['April', 'May'] as const) {
      if (day <= MONTH_DAYS[month]) break;
      day -= MONTH_DAYS[month];
      month = next;
    }
    return `${day} ${month}`;
  };
  return { yellow: numberOf(stem.yellow), green: numberOf(stem.green), dateAfter };
};

export const schedulingSolvers: Record<string, Solver> = {
  'thinking-fete-jobs': wordSolver((question) => {
    const stem = readWords(
      'Two children get a hall ready for a fete. There are {all} jobs: {many} of them take {long} minutes each and {few} of them take {short} minutes each. Each job is done by one child without a break.\nBoth children start at {start}. What is the earliest time at which all the jobs can be done?',
      question,
    );
    const jobs = [
      ...Array.from({ length: numberOf(stem.many) }, () => numberOf(stem.long)),
      ...Array.from({ length: numberOf(stem.few) }, () => numberOf(stem.short)),
    ];
    if (jobs.length !== numberOf(stem.all)) throw new Error(`There are not ${stem.all} jobs.`);
    const ends = choices(...jobs.map((minutes) => [minutes, 0])).map((first) =>
      Math.max(total(first), total(jobs) - total(first)),
    );
    return (option) => option === clock(minutesOf(stem.start) + Math.min(...ends));
  }),
  'thinking-perth-call': wordSolver(
    (question) => (option) => option === clockWithHalfDay(Math.max(...perthCall(question).both)),
    {
      'stays in Perth time': (question) => {
        const { both, ahead } = perthCall(question);
        return clockWithHalfDay(Math.max(...both) - ahead);
      },
      'takes the earliest start': (question) => clockWithHalfDay(Math.min(...perthCall(question).both)),
      'looks at Sydney only': (question) => clockWithHalfDay(Math.max(...perthCall(question).ravi)),
    },
  ),
  'thinking-piano-times': wordSolver((question) => {
    const stem = readWords(
      'Five children have piano lessons: {names}. Each lesson takes half an hour, and they start at {times}.\n{late}’s lesson starts exactly one hour {hour:after|before} {early}’s. {next}’s lesson starts directly after {first}’s ends. {bound}’s lesson does not start {how:before|after} {limit}.\nWhen does {asked}’s lesson start?',
      question,
    );
    const times = listOf(stem.times);
    if (times.slice(1).some((time, before) => minutesOf(time) - minutesOf(times[before] ?? '') !== 30))
      throw new Error('The lessons do not follow one another.');
    const lists = orders(listOf(stem.names)).filter((order) => {
      const start = (name: string) => minutesOf(times[order.indexOf(name)] ?? '');
      const hours = start(stem.late) - start(stem.early);
      const bound = start(stem.bound) - minutesOf(stem.limit);
      return (
        hours === (stem.hour === 'after' ? 60 : -60) &&
        start(stem.next) === start(stem.first) + 30 &&
        (stem.how === 'before' ? bound >= 0 : bound <= 0)
      );
    });
    return (option) => lists.length > 0 && lists.every((order) => times[order.indexOf(stem.asked)] === option);
  }),
  'thinking-three-bins': wordSolver(
    (question) => {
      const { yellow, green, dateAfter } = binDates(question);
      const weeks = range(1, 12).filter((week) => week % yellow === 0 && week % green === 0);
      return (option) => option === dateAfter(Math.min(...weeks));
    },
    {
      'looks at the yellow bins': (question) => binDates(question).dateAfter(binDates(question).yellow),
      'looks at the green bins': (question) => binDates(question).dateAfter(binDates(question).green),
      'adds the weeks': (question) =>
        binDates(question).dateAfter(binDates(question).yellow + binDates(question).green),
    },
  ),
};
