import { lengthNote } from './stem';

test.each([
  [30, 30, undefined],
  [1, undefined, undefined],
  [32, 30, 'This test has 32 questions, because a text comes with all its questions.'],
  [28, 30, 'This test has 28 questions.'],
  [27, 30, 'This test has 27 questions.'],
  [26, 30, 'The bank holds 26 questions for this test at the moment.'],
  [1, 17, 'The bank holds 1 question for this test at the moment.'],
])('%i questions where %p are expected', (count, expected, note) => {
  expect(lengthNote(count, expected)).toBe(note);
});
