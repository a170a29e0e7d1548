import { type Calendar, calendarIn, calendarOf } from '@wattle/contract/calendar';
import type { CategoryScore } from '@wattle/contract/results';
import { type Counted, progressOfWeek, subjectScores, topicsOf } from './progress';

const score = (category: string, correct: number, total: number): CategoryScore => ({
  subject: 'Maths',
  category,
  correct,
  total,
});

function attempt(perCategory: CategoryScore[], more: Partial<Counted> = {}): Counted {
  const result = { score: 0, total: 0, perCategory, counts: { stored: 1, given: 1 }, isVerified: true };
  return { kind: 'weekly-test', submittedAt: new Date('2026-11-18T05:00:00Z'), result, ...more };
}

const MONDAY = '2026-11-16';
const SYDNEY = calendarIn();

test('a week counts its own tests; re-sits and practice apart', () => {
  const attempts = [
    attempt([score('Fractions', 3, 4)]),
    attempt([score('Fractions', 1, 2), score('Area', 0, 1)]),
    attempt([score('Area', 1, 1)], { kind: 're-sit' }),
    attempt([score('Area', 5, 5)], { kind: 're-sit', subject: 'Maths', topic: 'Area' }),
    attempt([score('Area', 4, 5)], { kind: 're-sit', subject: 'Maths', topic: 'Area' }),
    attempt([score('Time', 2, 5)], { kind: 're-sit', subject: 'Maths', topic: 'Time' }),
    attempt([score('Area', 1, 1), score('Time', 0, 1)], { kind: 'practice' }),
    attempt([score('Area', 9, 9)], { submittedAt: new Date('2026-11-23T05:00:00Z') }),
  ];
  expect(progressOfWeek(SYDNEY, attempts, MONDAY)).toEqual({
    monday: MONDAY,
    tests: 2,
    resits: 1,
    practisedTopics: 2,
    practiceDays: 1,
    correct: 4,
    total: 7,
  });
  expect(subjectScores(attempts.slice(0, 2))).toEqual([{ subject: 'Maths', correct: 4, total: 7 }]);
});

test('a week without anything is all noughts', () => {
  expect(progressOfWeek(SYDNEY, [], MONDAY)).toEqual({
    monday: MONDAY,
    tests: 0,
    resits: 0,
    practisedTopics: 0,
    practiceDays: 0,
    correct: 0,
    total: 0,
  });
});

test('a test of Sunday evening in Perth is of that week for a child there', () => {
  const attempts = [attempt([], { submittedAt: new Date('2026-11-22T14:27:00Z') })];
  const testsIn = (calendar: Calendar) => progressOfWeek(calendar, attempts, MONDAY).tests;
  expect([testsIn(calendarOf({ state: 'WA' })), testsIn(SYDNEY)]).toEqual([1, 0]);
});

test('a piece of writing is a test without a score', () => {
  expect(progressOfWeek(SYDNEY, [attempt([])], MONDAY)).toMatchObject({ tests: 1, correct: 0, total: 0 });
});

test('topics go well or want practice, the clearest first, and none for two questions only', () => {
  const attempts = [
    attempt([score('Fractions', 4, 5), score('Area', 1, 3), score('Time', 2, 2), score('Money', 3, 4)]),
    attempt([score('Angles', 3, 3), score('Area', 0, 1), score('Graphs', 2, 4)]),
    attempt([score('Angles', 0, 3)], { kind: 're-sit' }),
  ];
  const { goingWell, toPractise } = topicsOf(attempts);
  expect(goingWell.map(({ category }) => category)).toEqual(['Angles', 'Fractions']);
  expect(toPractise).toEqual([score('Area', 1, 4), score('Graphs', 2, 4)]);
});

test('where no topic has enough questions, the one with the most marks lost is to practise', () => {
  const scores = [score('Area', 1, 2), score('Ratio', 0, 2), score('Time', 0, 1), score('Money', 1, 1)];
  expect(topicsOf([attempt(scores)])).toEqual({ goingWell: [], toPractise: [score('Ratio', 0, 2)] });
  expect(topicsOf([attempt([score('Money', 1, 1)])])).toEqual({ goingWell: [], toPractise: [] });
});

test('a topic that was left out is not called weak, and counts in scores', () => {
  const leftOut = { ...score('Area', 0, 4), isLeftOut: true as const };
  const attempts = [attempt([leftOut, score('Time', 1, 4)]), attempt([leftOut, score('Angles', 4, 4)])];
  expect(topicsOf(attempts).toPractise).toEqual([score('Time', 1, 4)]);
  expect(subjectScores(attempts)).toEqual([{ subject: 'Maths', correct: 5, total: 16 }]);
  expect(topicsOf([attempt([leftOut])])).toEqual({ goingWell: [], toPractise: [] });
});
