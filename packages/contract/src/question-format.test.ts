import { formatTexts, gapOf, optionsOf, parseTexts, splitAtGaps } from './index';

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
