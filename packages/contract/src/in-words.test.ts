import { listInWords, numberInWords } from './in-words';

test.each([
  [0, 'none'],
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
])('%i is "%s"', (count, words) => {
  expect(numberInWords(count)).toBe(words);
});

test.each([
  [['money'], 'money'],
  [['detail', 'money'], 'detail and money'],
  [['detail', 'money', 'patterns'], 'detail, money and patterns'],
])('%j is "%s"', (names, words) => {
  expect(listInWords(names)).toBe(words);
});
