import { inLists, structuredBlocks } from './structured-text';

const shapes = (text: string) => structuredBlocks(text).map(({ kind, text: words }) => [kind, words]);

test.each([
  [
    '## What we did\nWe dug.\nWe waited.',
    [
      ['subhead', 'What we did'],
      ['paragraph', 'We dug.\nWe waited.'],
    ],
  ],
  [
    'One.\n\nTwo.',
    [
      ['paragraph', 'One.'],
      ['paragraph', 'Two.'],
    ],
  ],
  [
    'Think about:\n– who\n- why\n• how',
    [
      ['paragraph', 'Think about:'],
      ['bullet', 'who'],
      ['bullet', 'why'],
      ['bullet', 'how'],
    ],
  ],
  [
    '1. Ada\n2) Ben',
    [
      ['numbered', 'Ada'],
      ['numbered', 'Ben'],
    ],
  ],
  // Not marks: no space, no words, a higher level, a sum, a year.
  ['##x\n##\n# y\n-3 °C\n2020. A year', [['paragraph', '##x\n##\n# y\n-3 °C\n2020. A year']]],
  ['<b>## no</b>', [['paragraph', '<b>## no</b>']]],
  ['', []],
  ['  \n\n', []],
])('reads %j', (text, blocks) => {
  expect(shapes(text)).toEqual(blocks);
});

test('every block says where its words stand in the text, so that highlights find them', () => {
  const text = '## Head\n\n  First line \nsecond line\n\n- one\n12. two';
  for (const { start, text: words } of structuredBlocks(text)) {
    expect(text.slice(start, start + words.length)).toBe(words);
  }
  expect(structuredBlocks(text).at(-1)?.number).toBe(12);
});

test('items that follow one another are one list', () => {
  const lists = inLists(structuredBlocks('a\n- b\n- c\n1. d\ne'));
  expect(lists.map((list) => list.map(({ text }) => text))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
});
