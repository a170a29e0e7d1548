import {
  countWords,
  formatClock,
  formatMinutes,
  hasAccents,
  listInWords,
  numberInWords,
  secondsUntil,
  tooLongWriting,
} from './text';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [60, '1:00'],
  [780, '13:00'],
  [1_800, '30:00'],
])('%i seconds read %s on the clock', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test.each([
  [60, '1 minute'],
  [780, '13 minutes'],
])('%i seconds read "%s" in a sentence', (seconds, shown) => {
  expect(formatMinutes(seconds)).toBe(shown);
});

test.each([
  ['a begun second counts whole', 10_000, 8_001, 2],
  ['nothing is left at the deadline', 10_000, 10_000, 0],
  ['nothing is left after it', 10_000, 99_000, 0],
])('%s', (_what, deadline, now, seconds) => {
  expect(secondsUntil(deadline, now)).toBe(seconds);
});

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
  expect(tooLongWriting('word '.repeat(300))).toBeUndefined();
  expect(tooLongWriting('word '.repeat(301))).toBe('Your response is too long. Please limit to 300 words.');
  const shorterWords = 'Your response is too long. Please use shorter words.';
  expect(tooLongWriting('word '.repeat(2_000), false)).toBeUndefined();
  const tooLong = 'Your response is too long. Please limit to 10,000 characters.';
  expect(tooLongWriting('.'.repeat(10_001), false)).toBe(tooLong);
  expect(tooLongWriting('.'.repeat(200))).toBeUndefined();
  expect(tooLongWriting(`a ${'.'.repeat(201)}`)).toBe(shorterWords);
  expect(tooLongWriting(`${'a'.repeat(40)} `.repeat(250))).toBe(shorterWords);
});

test.each([
  ['name@example.com', false],
  [' name@example.com ', false],
  ['first.last+tag@example.com', false],
  ['zoë@example.com', true],
  ['name@exämple.com', true],
])('tells whether %j has accents', (address, expected) => {
  expect(hasAccents(address)).toBe(expected);
});
