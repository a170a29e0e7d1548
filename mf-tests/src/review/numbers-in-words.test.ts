import { questionsInWords } from './result-facts';

test.each([
  [[4], 'question 4'],
  [[1, 2], 'questions 1 and 2'],
  [[1, 2, 3, 4, 5, 6, 7, 8], 'questions 1 to 8'],
  [[9, 10, 11], 'questions 9 to 11'],
  [[1, 2, 5], 'questions 1, 2 and 5'],
])('%j: %s', (numbers, words) => {
  expect(questionsInWords(numbers)).toBe(words);
});
