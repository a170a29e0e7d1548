import { choices, range } from '../search';
import type { Solver } from '../solver';
import { clock, clockWithHalfDay } from '../units';
import { wordSolver } from './thinking-solver';
import { minutesOf } from './times';
import { numberOf, readWords } from './words';

const pavlova = (question: string) => {
  const stem = readWords(
    'Ravi makes a pavlova on his own. First he beats the egg whites for {beat} minutes. Then the pavlova bakes for {bake} minutes and after that cools for {cool} minutes. He must also whip cream for {whip} minutes and cut fruit for {cut} minutes, and he can do this while the pavlova bakes or cools. When everything is done and the pavlova is cool, he needs {top} minutes to put on the cream and fruit.\nHe starts at {start}. What is the earliest time at which the pavlova can be finished?',
    question,
  );
  const [beat, bake, cool] = [numberOf(stem.beat), numberOf(stem.bake), numberOf(stem.cool)];
  const [whip, cut, top] = [numberOf(stem.whip), numberOf(stem.cut), numberOf(stem.top)];
  const isCool = beat + bake + cool;
  // Every start of whipping and cutting, while the pavlova bakes or cools or waits.
  const ends = choices(range(beat, isCool + whip + cut), range(beat, isCool + whip + cut))
    .filter(([whipping = 0, cutting = 0]) => whipping + whip <= cutting || cutting + cut <= whipping)
    .map(([whipping = 0, cutting = 0]) => Math.max(isCool, whipping + whip, cutting + cut) + top);
  const shortest = ends.reduce((one, other) => Math.min(one, other));
  return {
    shortest,
    beat,
    whip,
    cut,
    top,
    timeAfter: (minutes: number) => clockWithHalfDay(minutesOf(stem.start) + minutes),
  };
};

const rehearsal = (question: string) => {
  const stem = readWords(
    'Three friends want to rehearse together for {minutes} minutes on Saturday morning. Ella is free from {ellaFrom} to {ellaTo}. Finn is free all morning, but he has a swimming lesson from {lessonFrom} to {lessonTo} and needs {there} minutes to get there and {back} minutes to get back. Grace can come at {graceFrom} and must leave at {graceTo}.\nWhen must they start?',
    question,
  );
  const minutes = numberOf(stem.minutes);
  const from = Math.max(minutesOf(stem.ellaFrom), minutesOf(stem.graceFrom));
  const to = Math.min(minutesOf(stem.ellaTo), minutesOf(stem.graceTo));
  const starts = (there: number, back: number) =>
    range(from, to - minutes).filter((start) => {
      return start + minutes <= minutesOf(stem.lessonFrom) - there || start >= minutesOf(stem.lessonTo) + back;
    });
  return {
    from,
    starts: starts(numberOf(stem.there), numberOf(stem.back)),
    startsWithoutWay: starts(0, 0),
    lastOfElla: minutesOf(stem.ellaTo) - minutes,
  };
};

export const dayPlanSolvers: Record<string, Solver> = {
  'thinking-pavlova': wordSolver(
    (question) => (option) => option === pavlova(question).timeAfter(pavlova(question).shortest),
    {
      'does one job after another': (question) => {
        const { shortest, whip, cut, timeAfter } = pavlova(question);
        return timeAfter(shortest + whip + cut);
      },
      'forgets the topping': (question) =>
        pavlova(question).timeAfter(pavlova(question).shortest - pavlova(question).top),
      'forgets the egg whites': (question) =>
        pavlova(question).timeAfter(pavlova(question).shortest - pavlova(question).beat),
    },
  ),
  'thinking-band-rehearsal': wordSolver(
    (question) => {
      const { starts } = rehearsal(question);
      return (option) => starts.length === 1 && option === clock(starts[0] ?? 0);
    },
    {
      'forgets the way to the lesson': (question) => clock(Math.min(...rehearsal(question).startsWithoutWay)),
      'starts as soon as all can come': (question) => clock(rehearsal(question).from),
      'looks at the end of one child only': (question) => clock(rehearsal(question).lastOfElla),
    },
  ),
};
