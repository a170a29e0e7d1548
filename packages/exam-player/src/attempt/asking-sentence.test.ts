import { askingSentence } from './question-format';

const STORY =
  'Mr. Bell has 3.5 m of ribbon. He cuts it into pieces of 25 cm for his class and keeps what is left over.';

test.each([
  ['What is 2 + 2?', 'What is 2 + 2?'],
  [`${STORY} How many pieces does Mr. Bell get?`, '… How many pieces does Mr. Bell get?'],
  [`${STORY} How long is each?\n- 1: 25 cm\n- 2: 35 cm`, '… How long is each?'],
  [`${STORY} Find the number of pieces.`, '… Find the number of pieces.'],
  [`${STORY}\nHe said, “Is that all?”`, '… He said, “Is that all?”'],
  ['x'.repeat(120), 'x'.repeat(120)],
])('%j is folded to %j', (stem, shown) => {
  expect(askingSentence(stem)).toBe(shown);
});
