import { type TypedTexts, textsForFormat, toPassage, typedTextsFault, typedTextsOf } from './passage-texts';

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
