import { countChangedWords } from './word-diff';

test.each([
  ['It was a nice door.', 'It was a nice door.', 0],
  ['It was a nice door.', 'It was a warm door.', 1],
  ['It was a nice door.', 'It was a small, warm door.', 2],
  ['It was a nice door. I ran.', 'I ran.', 5],
  ['', 'Two words', 2],
])('from “%s” to “%s” are %i changed words', (before, after, count) =>
  expect(countChangedWords(before, after)).toBe(count),
);
