import type { CategoryScore } from '@wattle/contract/results';
import { anAttemptSummary } from '@wattle/contract/testing';
import { finishedOf } from '../attempts';
import { pointsOf, recentTopics, topicNames } from './points';

const now = Date.parse('2026-03-12T02:00:00.000Z');

const score = (category: string, correct: number, total = 10, subject: CategoryScore['subject'] = 'Maths') => ({
  subject,
  category,
  correct,
  total,
});

const aTest = (daysAgo: number, ...perCategory: CategoryScore[]) =>
  anAttemptSummary({ submittedAt: new Date(now - daysAgo * 86_400_000).toISOString(), perCategory });

const finished = finishedOf([
  aTest(1, score('Time', 5), score('Fractions', 9), score('Inference', 1, 2, 'Reading')),
  aTest(27, score('Time', 9), score('Shapes', 0, 0)),
  aTest(29, score('Angles', 1)),
]);

test.each<[string, string | undefined, number[][]]>([
  [
    'all topics, the first test first',
    undefined,
    [
      [1, 10],
      [9, 10],
      [14, 20],
    ],
  ],
  [
    'one topic, in the tests that asked for it',
    'Time',
    [
      [9, 10],
      [5, 10],
    ],
  ],
  ['a topic that was never asked', 'Shapes', []],
])('points of %s', (_what, topic, points) => {
  expect(pointsOf(finished, 'Maths', topic).map(({ correct, total }) => [correct, total])).toEqual(points);
});

test('topics of the last four weeks are summed up, the weakest first', () => {
  expect(recentTopics(finished, 'Maths', now)).toEqual([
    { topic: 'Time', correct: 14, total: 20 },
    { topic: 'Fractions', correct: 9, total: 10 },
  ]);
});

test('topics are named in the order of the alphabet', () => {
  expect(topicNames(finished, 'Maths')).toEqual(['Angles', 'Fractions', 'Time']);
  expect(topicNames(finished, 'Writing')).toEqual([]);
});
