import { topicsToPractise } from './topics';

const topic = (category: string, correct: number, total: number, isTried = true) => ({
  subject: 'Maths' as const,
  category,
  correct,
  total,
  isTried,
});

test('the topic that cost the most marks is practised first, of two alike the weaker one, then the alphabet decides', () => {
  const topics = [
    topic('Chance', 0, 1),
    topic('Geometry', 4, 4),
    topic('Measurement', 1, 3),
    topic('Money', 0, 3, false),
    topic('Time', 5, 6),
    topic('Algebra', 0, 1),
  ];
  expect(topicsToPractise(topics).map(({ category }) => category)).toEqual([
    'Measurement',
    'Algebra',
    'Chance',
    'Time',
  ]);
});
