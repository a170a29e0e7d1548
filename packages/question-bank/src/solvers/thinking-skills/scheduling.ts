import { choices, differences, only, orders, range, total } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { lcm } from '../statistics';
import { clock, clockWithHalfDay, minutesOf } from '../times';
import { listOf } from '../words';

export const schedulingSolvers: Record<string, Solver> = {
  'thinking-fete-jobs': valueSolver(
    'Two children get a hall ready for a fete. There are <all> jobs: <many> of them take <long> minutes each and <few> of them take <short> minutes each. Each job is done by one child without a break.\nBoth children start at <start:time>. What is the earliest time at which all the jobs can be done?',
    ({ all, many, long, few, short, start }) => {
      if (many + few !== all) throw new Error(`There are not ${all} jobs.`);
      const jobs = [...range(1, many).map(() => long), ...range(1, few).map(() => short)];
      const ends = choices(...jobs.map((minutes) => [minutes, 0])).map((first) =>
        Math.max(total(first), total(jobs) - total(first)),
      );
      return clock(start + Math.min(...ends));
    },
  ),
  'thinking-perth-call': valueSolver(
    'When it is <here:time> in Sydney, it is <there:time> in Perth. Ravi in Sydney is free from <from:time> to <to:time>, Sydney time. His aunt in Perth is free from <auntFrom:time> to <auntTo:time>, Perth time. They want to talk for <minutes> minutes without a break.\nWhat is the latest Sydney time at which the call can start?',
    ({ here, there, from, to, auntFrom, auntTo, minutes }) => {
      const ahead = here - there;
      const [first, last] = [Math.max(from, auntFrom + ahead), Math.min(to, auntTo + ahead) - minutes];
      return last < first ? 'none' : clockWithHalfDay(last);
    },
  ),
  'thinking-piano-times': valueSolver(
    'Five children have piano lessons: {names}. Each lesson takes half an hour, and they start at {times}.\n{late}’s lesson starts exactly one hour after {early}’s. {next}’s lesson starts directly after {first}’s ends. {bound}’s lesson does not start before <limit:time>.\nWhen does {asked}’s lesson start?',
    ({ names, times, late, early, next, first, bound, limit, asked }) => {
      const starts = listOf(times).map(minutesOf);
      const lesson = only(differences(starts));
      const startOf = (order: string[], name: string) => starts[order.indexOf(name)] ?? Number.NaN;
      const fitting = orders(listOf(names)).filter(
        (order) =>
          startOf(order, late) === startOf(order, early) + 60 &&
          startOf(order, next) === startOf(order, first) + lesson &&
          startOf(order, bound) >= limit,
      );
      return only(fitting.map((order) => clock(startOf(order, asked))));
    },
  ),
  'thinking-three-bins': valueSolver(
    'In Lilac Street, the red bins are emptied every week, the yellow bins every <yellow> weeks and the green bins every <green> weeks. On <day> March, all three kinds are emptied.\nWhat is the next date on which all three kinds are emptied?',
    ({ yellow, green, day }) => {
      const date = new Date(Date.UTC(2026, 2, day + 7 * lcm(yellow, green)));
      return date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    },
  ),
  'thinking-pavlova': valueSolver(
    'Ravi makes a pavlova on his own. First he beats the egg whites for <beat> minutes. Then the pavlova bakes for <bake> minutes and after that cools for <cool> minutes. He must also whip cream for <whip> minutes and cut fruit for <cut> minutes, and he can do this while the pavlova bakes or cools. When everything is done and the pavlova is cool, he needs <top> minutes to put on the cream and fruit.\nHe starts at <start:time>. What is the earliest time at which the pavlova can be finished?',
    ({ beat, bake, cool, whip, cut, top, start }) =>
      clockWithHalfDay(start + beat + Math.max(bake + cool, whip + cut) + top),
  ),
  'thinking-band-rehearsal': valueSolver(
    'Three friends want to rehearse together for <minutes> minutes on Saturday morning. Ella is free from <ellaFrom:time> to <ellaTo:time>. Finn is free all morning, but he has a swimming lesson from <lessonFrom:time> to <lessonTo:time> and needs <there> minutes to get there and <back> minutes to get back. Grace can come at <graceFrom:time> and must leave at <graceTo:time>.\nWhen must they start?',
    ({ minutes, ellaFrom, ellaTo, lessonFrom, lessonTo, there, back, graceFrom, graceTo }) => {
      const starts = range(Math.max(ellaFrom, graceFrom), Math.min(ellaTo, graceTo) - minutes);
      const isFinnFree = (start: number) => start + minutes <= lessonFrom - there || start >= lessonTo + back;
      return clock(only(starts.filter(isFinnFree)));
    },
  ),
  'thinking-shelf-coats': valueSolver(
    'Zoe gives <shelves> shelves two coats of paint each. One coat on one shelf takes her <paint> minutes. A shelf has to dry for <dry> minutes before its second coat. Meanwhile she can paint another shelf.\nShe starts at <start:time>. What is the earliest time at which she can have painted the last coat?',
    ({ shelves, paint, dry, start }) => {
      const firstCoats = range(1, shelves).map((shelf) => shelf * paint);
      return clock(start + firstCoats.reduce((now, done) => Math.max(now, done + dry) + paint, shelves * paint));
    },
  ),
};
