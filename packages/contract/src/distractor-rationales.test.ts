import { formatDistractorRationales } from './distractor-rationales';
import { questionFieldsSchemas } from './question-forms';

const maths = {
  question: 'What is 2 + 2?',
  mcq_options: 'A 3, B 4, C 22',
  correct_answer: 'B',
  explanation: 'Two and two are four.',
  level: 'Easy',
  type: 'Original',
  exam_type: 'Practice',
  category: 'Number and place value',
};
const turns = { A: 'This counts one too few.', C: 'This puts the digits side by side.' };

test.each([
  ['an object', turns],
  ['the same as JSON', JSON.stringify(turns)],
  ['a line for each', 'A: This counts one too few.\n C: This puts the digits side by side. '],
])('wrong turns are taken as %s', (_what, wrong_turns) => {
  expect(questionFieldsSchemas.Maths.parse({ ...maths, wrong_turns }).wrong_turns).toEqual(turns);
});

test('they are written as lines', () => {
  expect(formatDistractorRationales(turns)).toBe('A: This counts one too few.\nC: This puts the digits side by side.');
});

test.each([
  ['the key', { B: 'It is right.' }, 'There is no wrong option B.'],
  ['an option that is not there', 'D: Why?', 'There is no wrong option D.'],
  [
    'no letter',
    'This counts one too few.',
    'Wrong turns have a line for each wrong option: its letter, a colon and a sentence.',
  ],
  [
    'an empty sentence',
    { A: ' ' },
    'Wrong turns have a line for each wrong option: its letter, a colon and a sentence.',
  ],
  ['a number', 7, 'Wrong turns have a line for each wrong option: its letter, a colon and a sentence.'],
])('one of %s is refused', (_what, wrong_turns, message) => {
  const { error } = questionFieldsSchemas.Maths.safeParse({ ...maths, wrong_turns });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
