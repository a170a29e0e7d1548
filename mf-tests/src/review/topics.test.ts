import { topicsToPractise } from './topics-panel';

const score = (category: string, correct: number, total: number) => ({
  subject: 'Maths' as const,
  category,
  correct,
  total,
});

test('the topic that cost the most marks is practised first, of two alike the weaker one, then the alphabet decides', () => {
  const scores = [
    score('Chance', 0, 1),
    score('Geometry', 4, 4),
    score('Measurement', 1, 3),
    score('Time', 5, 6),
    score('Algebra', 0, 1),
  ];
  expect(topicsToPractise(scores).map(({ category }) => category)).toEqual([
    'Measurement',
    'Algebra',
    'Chance',
    'Time',
  ]);
});
