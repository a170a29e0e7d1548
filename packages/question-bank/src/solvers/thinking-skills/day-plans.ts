import { choices, only, range } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { clock, clockWithHalfDay } from '../units';

export const dayPlanSolvers: Record<string, Solver> = {
  'thinking-pavlova': valueSolver(
    'Ravi makes a pavlova on his own. First he beats the egg whites for <beat> minutes. Then the pavlova bakes for <bake> minutes and after that cools for <cool> minutes. He must also whip cream for <whip> minutes and cut fruit for <cut> minutes, and he can do this while the pavlova bakes or cools. When everything is done and the pavlova is cool, he needs <top> minutes to put on the cream and fruit.\nHe starts at <start:time>. What is the earliest time at which the pavlova can be finished?',
    ({ beat, bake, cool, whip, cut, top, start }) => {
      const isCool = beat + bake + cool;
      const ends = choices(range(beat, isCool + whip + cut), range(beat, isCool + whip + cut))
        .filter(([whipping = 0, cutting = 0]) => whipping + whip <= cutting || cutting + cut <= whipping)
        .map(([whipping = 0, cutting = 0]) => Math.max(isCool, whipping + whip, cutting + cut) + top);
      const shortest = ends.reduce((one, other) => Math.min(one, other));
      const timeAfter = (minutes: number) => clockWithHalfDay(start + minutes);
      return timeAfter(shortest);
    },
  ),
  'thinking-band-rehearsal': valueSolver(
    'Three friends want to rehearse together for <minutes> minutes on Saturday morning. Ella is free from <ellaFrom:time> to <ellaTo:time>. Finn is free all morning, but he has a swimming lesson from <lessonFrom:time> to <lessonTo:time> and needs <there> minutes to get there and <back> minutes to get back. Grace can come at <graceFrom:time> and must leave at <graceTo:time>.\nWhen must they start?',
    ({ minutes, ellaFrom, ellaTo, lessonFrom, lessonTo, there, back, graceFrom, graceTo }) => {
      const from = Math.max(ellaFrom, graceFrom);
      const to = Math.min(ellaTo, graceTo);
      const starts = range(from, to - minutes).filter(
        (start) => start + minutes <= lessonFrom - there || start >= lessonTo + back,
      );
      return clock(only(starts));
    },
  ),
};
