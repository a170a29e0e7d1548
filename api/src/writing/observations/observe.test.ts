import { measure, PRECISION_GOAL } from './corpus/measure';
import { observe, withoutAccepted } from './observe';

/** What is noticed, as its kind and the words. */
async function seenIn(text: string, accepted: string[] = []): Promise<string[]> {
  const observations = withoutAccepted(await observe(text), text, accepted);
  return observations.map(({ kind, places }) =>
    [kind, ...places.map(({ start, end }) => text.slice(start, end))].join(' '),
  );
}

test('what is noticed in the labelled texts is there in at least 95 of 100 places, in each kind', async () => {
  const figures = await measure();
  expect(figures).toHaveLength(7);
  for (const { kind, precision, right } of figures) {
    expect({ kind, isPrecise: precision >= PRECISION_GOAL }).toEqual({ kind, isPrecise: true });
    expect(right).toBeGreaterThan(3);
  }
});

test('observations hang on the words as the child has typed them, in their order', async () => {
  const text = '“Look!” 🐉 the dragon’s tail was beautifull.\nit was beautifull to me and i ran and i hid';
  expect(await seenIn(text)).toEqual(['spelling beautifull beautifull', 'capital it', 'capital i i', 'fullStop hid']);
});

test('a name, and a word that the child has accepted, is not misspelt in any of its forms', async () => {
  expect(await seenIn('We met Glorn. A glorn is big. Glorn’s hat is red.')).toEqual([]);
  expect(await seenIn('A sprood ran. It was big.')).toEqual(['spelling sprood']);
  expect(await seenIn('The sprood’s tail was red. Two sproods ran.', ['Sprood'])).toEqual([]);
});

test.each(['', ' \n\n ', '!!!', '😀', '"', "'".repeat(3000), 'a'.repeat(3000), '{|}\\ [1] $&'])(
  'nothing is noticed where there are no sentences: %#',
  async (text) => expect(await seenIn(text)).toEqual([]),
);

const slip = (index: number) => `beutifull${String.fromCharCode(97 + (index % 26), 97 + index / 26)}`;
const slips = Array.from({ length: 300 }, (_word, index) => slip(index)).join(' ');

test('of a text of unknown words so many are looked at', async () => {
  expect((await observe(slips)).length).toBeLessThanOrEqual(41);
});

test('others have their turn at each word of a text', async () => {
  const text = 'The grey cat sat on a red mat while seven old birds sang over green hills.';
  await observe(text);
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await observe(text);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(text.split(' ').length);
});
