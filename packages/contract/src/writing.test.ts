import { countWords, isTooLong } from './writing';

test.each([
  ['nothing', '', 0],
  ['only white space', ' \n\t ', 0],
  ['one word', 'sea', 1],
  ['words apart by spaces, tabs and line ends', ' a  storm\tat\n\nsea ', 4],
  ['an apostrophe and a hyphen', "it's well-known", 2],
  ['a no-break space', 'two\u00a0words', 2],
  ['other scripts', 'café naïve 海', 3],
])('counts the words of %s', (_what, text, words) => {
  expect(countWords(text)).toBe(words);
});

test('300 words are allowed, 301 are too long', () => {
  expect(isTooLong('word '.repeat(300))).toBe(false);
  expect(isTooLong('word '.repeat(301))).toBe(true);
});
