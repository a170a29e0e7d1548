import { countRight, MAX_CHARACTERS_A_SECOND, TYPING_SECONDS, typingAccuracy, wordsAMinute } from './typing-speed';

const PASSAGE = 'The lamp was lit before the boats came home.';

test.each([
  ['all of it', PASSAGE, PASSAGE.length],
  ['as much as there was time for', 'The lamp w', 10],
  ['a wrong letter is one mistake', 'The lanp was', 11],
  ['what follows a letter that was left out is right', 'The lmp was lit', 14],
  ['a letter too many is one mistake', 'The llamp was', 12],
  ['a capital is a letter of its own', 'the lamp', 7],
  ['a line break is as good as a space', 'The\nlamp', 8],
  ['nothing', '', 0],
  ['nothing of it', 'qqqq', 0],
])('characters that are right: %s', (_what, typed, right) => {
  expect(countRight(typed, PASSAGE)).toBe(right);
});

test('letters at random gain next to nothing', () => {
  expect(countRight('asdf jklö asdf jklö asdf jklö', PASSAGE)).toBeLessThan(10);
});

test.each([
  [60, 100, 100, 20, 100],
  [180, 300, 297, 20, 99],
  // Never rounded up to all of them.
  [300, 1_000, 999, 40, 99],
  [60, 0, 0, 0, 0],
])('in %i s, %i characters with %i right: %i words a minute, %i%%', (seconds, typed, right, words, percent) => {
  const passage = { seconds, typed, right };
  expect([wordsAMinute(passage), typingAccuracy(passage)]).toEqual([words, percent]);
});

test.each(TYPING_SECONDS)('as much as anybody can type in %i s is compared', (seconds) => {
  const passage = 'The lamp was lit before the boats came home. '
    .repeat(200)
    .slice(0, seconds * MAX_CHARACTERS_A_SECOND);
  expect(countRight(passage, passage)).toBe(seconds * MAX_CHARACTERS_A_SECOND);
  expect(wordsAMinute({ seconds, typed: passage.length, right: passage.length })).toBe(240);
});
