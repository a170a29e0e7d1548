import { parseOptions } from '@wattle/contract';
import { movedTurns, turnTextsOf, typedWrongTurns } from './turn-texts';

const options = (text: string) => parseOptions(text, 'gap');

test.each([
  ['A 1, B 2, C 3', 'A 3, B 2, C 1', ['c', 'b', 'a']],
  ['A 1, B 2, C 3', 'A 1, B 3', ['a', 'c', '']],
  ['A 1, B 2, C 3', 'A 1, B 22, C 3', ['a', 'b', 'c']],
  ['A 1, B 2', 'A 1, B 2, C 3', ['a', 'b', 'c']],
  ['A 1, B 2, C 3', 'A 0, B 1, C 3', ['', 'a', 'c']],
])('when %j is written anew as %j, what is typed is %j', (before, after, turns) => {
  expect(movedTurns(options(before), options(after), ['a', 'b', 'c'])).toEqual(turns);
});

test.each([
  ['only wrong options have one', { mcq_options: 'A 1, B 2', correct_answer: 'A' }, 'B: b'],
  ['without a key all have one', { mcq_options: 'A 1, B 2', correct_answer: '' }, 'A: a\nB: b'],
  ['options that cannot be read have none', { mcq_options: '1 or 2', correct_answer: 'A' }, ''],
  ['F exists in a set with gaps', { mcq_options: 'A 1, B 2, C 3, D 4, E 5, F 6', correct_answer: 'A' }, 'B: b\nF: f'],
])('%s', (_what, choice, text) => {
  const turnTexts = ['a', 'b', '', '  ', '', ' f ', ''];
  expect(typedWrongTurns({ ...choice, format: 'gap', turnTexts })).toBe(text);
});

test('a wrong turn of several lines is typed in one', () => {
  expect(turnTextsOf({ B: 'This adds\nthe lengths.' })).toEqual(['', 'This adds the lengths.', '', '', '', '', '']);
});
