import fc from 'fast-check';
import { isAttempted, isCorrect, scoreOf } from './marking';

test.each([
  ['the same letter', 'B', 'B'],
  ['a letter and the whole option', 'B twelve', 'B'],
  ['a letter and a wordy key', 'B', 'B twelve'],
  ['spaces around both', '  C ', '\tC\n'],
  ['two texts with the same first character', 'Canberra', 'Cairns'],
  ['a letter outside the plain alphabet', '𝔅 x', '𝔅'],
])('counts as correct: %s', (_what, answer, key) => {
  expect(isCorrect(answer, key)).toBe(true);
});

test.each([
  ['another letter', 'A', 'B'],
  ['the letter in lower case', 'b', 'B'],
  ['an empty answer', '', 'B'],
  ['no answer', null, 'B'],
  ['an empty key and an empty answer', '', ''],
  ['an empty key', 'A', '   '],
  ['no key', 'A', undefined],
  ['half of a surrogate pair', '𝔄', '𝔅'],
])('counts as wrong: %s', (_what, answer, key) => {
  expect(isCorrect(answer, key)).toBe(false);
});

test('an empty key matches nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', '\n\t'), (answer, key) => {
      expect(isCorrect(answer, key)).toBe(false);
    }),
  );
});

test('only the first character after trimming decides', () => {
  const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  const tail = fc.string({ unit: 'grapheme' }).map((text) => ` ${text}`);
  const space = fc.constantFrom('', ' ', '\n ');
  fc.assert(
    fc.property(letter, letter, tail, tail, space, (chosen, key, answerTail, keyTail, around) => {
      expect(isCorrect(around + chosen + answerTail, around + key + keyTail)).toBe(chosen === key);
    }),
  );
});

test('an answer of nothing but spaces is unattempted', () => {
  expect([' ', '', null, undefined, 'A'].map(isAttempted)).toEqual([false, false, false, false, true]);
});

test('counts the right answers of the questions that were served, and nothing else', () => {
  const questions = [
    { id: 'one', correct_answer: 'A' },
    { id: 'two', correct_answer: 'B' },
    { id: 'three', correct_answer: 'C' },
  ];
  const answers = [
    { questionId: 'one', selectedAnswer: 'A 1' },
    { questionId: 'two', selectedAnswer: 'A 1' },
    { questionId: 'elsewhere', selectedAnswer: 'A' },
  ];
  expect(scoreOf(questions, answers)).toBe(1);
});
