import type { Level } from './questions';
import { easierQuestions, isLowScore, percentOf, toneOf } from './scores';

const question = (questionId: string, correct: boolean | null, level?: Level) => ({ questionId, correct, level });

test.each([
  [
    'the easiest three, in the order of the test',
    [
      question('a', false, 'Difficult'),
      question('b', false, 'Easy'),
      question('c', false, 'Medium'),
      question('d', false, 'Medium'),
      question('e', false, 'Easy'),
    ],
    ['b', 'c', 'e'],
  ],
  [
    'none that were right, and no writing',
    [question('a', true, 'Easy'), question('b', null), question('c', false)],
    ['c'],
  ],
  [
    'a question without a level after an easy one, and before a difficult one',
    [
      question('a', false, 'Difficult'),
      question('b', false),
      question('c', false, 'Easy'),
      question('d', false, 'Easy'),
    ],
    ['b', 'c', 'd'],
  ],
  ['nothing where nothing went wrong', [question('a', true)], []],
])('the easier questions are %s', (_what, questions, ids) => {
  expect(easierQuestions(questions)).toEqual(ids);
});

test.each([
  [0, 10, true],
  [2, 17, true],
  [5, 17, true],
  [6, 17, false],
  [3, 9, false],
  [0, 1, true],
  [0, 0, false],
  [null, 0, false],
])('%p of %i is a low score: %p', (score, total, isLow) => {
  expect(isLowScore({ score, total })).toBe(isLow);
});

test.each([
  [0, 0, 0, 'brand'],
  [0, 4, 0, 'brand'],
  [11, 16, 69, 'brand'],
  [7, 10, 70, 'action'],
  [1, 3, 33, 'brand'],
  [2, 3, 67, 'brand'],
  [4, 4, 100, 'action'],
])('%i of %i is %i %%, %s', (correct, total, percent, tone) => {
  expect(percentOf({ correct, total })).toBe(percent);
  expect(toneOf({ correct, total })).toBe(tone);
});
