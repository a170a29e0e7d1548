import { optionsOf } from './options';
import {
  formatTexts,
  gapOf,
  gapStem,
  gapsIn,
  parseTexts,
  poemLines,
  splitAtGaps,
  textLabel,
  withGap,
} from './question-format';

test('a gap question has up to seven options, any other at most five', () => {
  const mcq_options = 'A 1, B 2, C 3, D 4, E 5, F 6, G 7';
  expect(optionsOf({ mcq_options, format: 'gap' }).at(-1)).toEqual({ letter: 'G', text: '7' });
  expect(optionsOf({ mcq_options }).at(-1)).toEqual({ letter: 'E', text: '5, F 6, G 7' });
});

test.each([
  ['Which sentence goes into gap 3?', 3],
  ['Gap 12: which sentence?', 12],
  ['Which sentence fits?', undefined],
])('the gap of “%s”', (stem, gap) => {
  expect(gapOf(stem)).toBe(gap);
});

test('a passage is parted at its gaps, and nothing else is taken for one', () => {
  expect(splitAtGaps('One. [1] Two [a] [2]')).toEqual(['One. ', 1, ' Two [a] ', 2, '']);
});

test('the gaps of a passage are their numbers, in its order', () => {
  expect(gapsIn('One. [2] Two [a] [10] [2]')).toEqual([2, 10, 2]);
});

test.each([
  [gapStem(1), 'Which sentence goes into gap 12?'],
  ['Gap 3: which sentence, and not that of gap 4?', 'Gap 12: which sentence, and not that of gap 4?'],
  ['Which sentence fits?', 'Which sentence fits?'],
])('%j with gap 12: %j', (stem, changed) => {
  expect(withGap(stem, 12)).toBe(changed);
});

test.each([
  ['extracts', 0, 'Extract A'],
  ['extracts', 4, 'Extract E'],
  ['compare', 1, 'Text 2'],
] as const)('of %s the text at %i is called %s', (format, index, label) => {
  expect(textLabel(format, index)).toBe(label);
});

test.each([
  ['The Gate\n\nOne\nTwo\n\nThree', 'The Gate', ['1 One', '2 Two', '', '3 Three']],
  ['\n The Gate \n \n\n  One\n', 'The Gate', ['1   One']],
  ['One\nTwo\n\nThree', undefined, ['1 One', '2 Two', '', '3 Three']],
  ['One', undefined, ['1 One']],
  ['', undefined, ['']],
])('the poem %j has the title %j and the lines %j', (passage, title, lines) => {
  const poem = poemLines(passage);
  expect(poem.title).toBe(title);
  expect(poem.lines.map(({ number, text }) => (number ? `${number} ${text}` : text))).toEqual(lines);
  for (const { start, text } of poem.lines) expect(passage.startsWith(text, start)).toBe(true);
});

const extracts = [
  { label: 'Extract A', title: 'From a diary', text: 'It rained.\n\nAll day.' },
  { label: 'Extract B', title: undefined, text: 'It did not: Extract C is a lie.' },
];

test.each([
  ['extracts', { title: 'Rain', texts: extracts }],
  ['extracts', { title: undefined, texts: extracts }],
  ['compare', { title: 'Two views', texts: extracts.map((text, index) => ({ ...text, label: `Text ${index + 1}` })) }],
] as const)('reads back the texts that were written as %s', (format, texts) => {
  expect(parseTexts(formatTexts(texts), format)).toEqual(texts);
});

test.each([
  ['one text alone', 'Extract A\n\nIt rained.'],
  ['texts out of order', 'Extract B\n\nIt rained.\n\nExtract A\n\nIt did not.'],
  ['an empty text', 'Extract A\n\nIt rained.\n\nExtract B'],
  ['none', 'It rained.'],
])('finds no texts in %s', (_what, passage) => {
  expect(parseTexts(passage, 'extracts')).toBeUndefined();
});
