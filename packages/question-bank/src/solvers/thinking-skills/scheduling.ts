import { choices, orders, range, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { minutesOf } from '../times';
import { clock, clockWithHalfDay } from '../units';
import { listOf, numberOf } from '../words';

export const schedulingSolvers: Record<string, Solver> = {
  'thinking-fete-jobs': optionSolver(
    'Two children get a hall ready for a fete. There are {all} jobs: <many> of them take <long> minutes each and <few> of them take <short> minutes each. Each job is done by one child without a break.\nBoth children start at <start:time>. What is the earliest time at which all the jobs can be done?',
    ({ all, many, long, few, short, start }) => {
      const jobs = [...Array.from({ length: many }, () => long), ...Array.from({ length: few }, () => short)];
      if (jobs.length !== numberOf(all)) throw new Error(`There are not ${all} jobs.`);
      const ends = choices(...jobs.map((minutes) => [minutes, 0])).map((first) =>
        Math.max(total(first), total(jobs) - total(first)),
      );
      return (option) => option === clock(start + Math.min(...ends));
    },
  ),
  'thinking-perth-call': valueSolver(
    'When it is <here:time> in Sydney, it is <there:time> in Perth. Ravi in Sydney is free from <from:time> to <to:time>, Sydney time. His aunt in Perth is free from <auntFrom:time> to <auntTo:time>, Perth time. They want to talk for <minutes> minutes without a break.\nWhat is the latest Sydney time at which the call can start?',
    (stem) => {
      const ahead = stem.here - stem.there;
      const starts = (from: number, to: number) => range(from, to - stem.minutes);
      const ravi = starts(stem.from, stem.to);
      const aunt = starts(stem.auntFrom + ahead, stem.auntTo + ahead);
      const both = ravi.filter((start) => aunt.includes(start));
      return clockWithHalfDay(Math.max(...both));
    },
  ),
  'thinking-piano-times': optionSolver(
    'Five children have piano lessons: {names}. Each lesson takes half an hour, and they start at {times}.\n{late}’s lesson starts exactly one hour {hour:after|before} {early}’s. {next}’s lesson starts directly after {first}’s ends. {bound}’s lesson does not start {how:before|after} <limit:time>.\nWhen does {asked}’s lesson start?',
    (stem) => {
      const times = listOf(stem.times);
      if (times.slice(1).some((time, before) => minutesOf(time) - minutesOf(times[before] ?? '') !== 30))
        throw new Error('The lessons do not follow one another.');
      const lists = orders(listOf(stem.names)).filter((order) => {
        const start = (name: string) => minutesOf(times[order.indexOf(name)] ?? '');
        const hours = start(stem.late) - start(stem.early);
        const bound = start(stem.bound) - stem.limit;
        return (
          hours === (stem.hour === 'after' ? 60 : -60) &&
          start(stem.next) === start(stem.first) + 30 &&
          (stem.how === 'before' ? bound >= 0 : bound <= 0)
        );
      });
      return (option) => lists.length > 0 && lists.every((order) => times[order.indexOf(stem.asked)] === option);
    },
  ),
  'thinking-three-bins': valueSolver(
    'In Lilac Street, the red bins are emptied every week, the yellow bins every <yellow> weeks and the green bins every <green> weeks. On <day> March, all three kinds are emptied.\nWhat is the next date on which all three kinds are emptied?',
    ({ yellow, green, day }) => {
      const weeks = range(1, 12).find((week) => week % yellow === 0 && week % green === 0) ?? 0;
      const date = new Date(Date.UTC(2026, 2, day + 7 * weeks));
      return date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    },
  ),
};
