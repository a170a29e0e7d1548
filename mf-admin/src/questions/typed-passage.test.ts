import {
  nextPlaceStem,
  placesHint,
  stemForPlace,
  type TypedTexts,
  textsForFormat,
  toPassage,
  typedTextsFault,
  typedTextsOf,
} from './typed-passage';

const typed = (...texts: string[]): TypedTexts => ({
  title: 'Lamps',
  texts: texts.map((text) => ({ title: '', text })),
});

test('the texts of a passage are typed one by one and stored as they were', () => {
  const passage = 'Lamps\n\nExtract A: A diary\n\nIt is new.\n\nExtract B\n\nIt is old.';
  const texts = typedTextsOf(passage, 'extracts');
  expect(texts).toEqual({
    title: 'Lamps',
    texts: [
      { title: 'A diary', text: 'It is new.' },
      { title: '', text: 'It is old.' },
    ],
  });
  expect(toPassage(texts, 'extracts')).toBe(passage);
});

test('a passage without labels is the first of two texts', () => {
  expect(typedTextsOf('One text.', 'compare').texts.map(({ text }) => text)).toEqual(['One text.', '']);
  expect(toPassage(typedTextsOf('', 'compare'), 'compare')).toBe('');
});

test('another format keeps unfinished texts, unless the passage was changed meanwhile', () => {
  const unfinished = typed('It is new.', '');
  const passage = toPassage(unfinished, 'extracts');
  expect(textsForFormat(unfinished, passage, 'compare')).toEqual(unfinished);
  expect(textsForFormat(unfinished, 'Another.', 'compare').texts[0]?.text).toBe('Another.');
});

test.each([
  ['extracts', typed('a', 'b'), undefined],
  ['extracts', typed('a', ' '), 'Extract B is empty.'],
  ['compare', typed('', 'b'), 'Text 1 is empty.'],
  ['compare', typed('a', 'b', 'c'), 'Two texts are compared: remove 1.'],
  ['extracts', typed('a', 'Extract B\nb'), expect.stringContaining('No line of a text may begin as a label does')],
] as const)('%s of %j are refused with %j', (format, texts, fault) => {
  expect(typedTextsFault(texts, format)).toEqual(fault);
});

test.each([
  ['No mark.', 'It has no gap yet.'],
  ['One [1].', 'It has one gap.'],
  ['One [1] two [2].', 'It has 2 gaps.'],
  ['One [1] three [3].', 'It has 2 gaps, and [3] is out of order.'],
  ['One [1] again [1].', 'It has 2 gaps, and [1] is out of order.'],
])('%j: %s', (passage, words) => {
  expect(placesHint(passage, 'gap')).toBe(words);
  expect(placesHint(passage, 'cloze')).toBe(words.replace('gap', 'blank'));
});

test.each([
  ['', 'Which sentence goes into gap 2?'],
  ['Which sentence goes into gap 1?', 'Which sentence goes into gap 2?'],
  ['Which word or phrase best fits blank 1?', 'Which sentence goes into gap 2?'],
  ['What fits best into gap 1, and why?', 'What fits best into gap 2, and why?'],
  ['Read on.', 'Read on. Which sentence goes into gap 2?'],
])('%j asks about gap 2 as %j', (stem, changed) => {
  expect(stemForPlace(stem, 2, 'gap')).toBe(changed);
});

test('a stem about a gap asks about a blank once the format is cloze', () => {
  expect(stemForPlace('Which sentence goes into gap 1?', 2, 'cloze')).toBe('Which word or phrase best fits blank 2?');
});

test.each([
  ['Which sentence goes into gap 1?', 'Which sentence goes into gap 2?'],
  ['Which sentence goes into gap 2?', ''],
])('after %j comes %j', (stem, next) => {
  expect(nextPlaceStem(stem, 'One [1] two [2].', 'gap')).toBe(next);
});
