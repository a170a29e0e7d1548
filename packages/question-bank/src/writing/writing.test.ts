import type { BankItem } from '../items/bank-items';
import { decidingNegative } from './deciding-negative';
import { keyAtLength } from './option-lengths';
import { readingYear } from './reading-age';
import { misspelt } from './spelling';

const anItem = (fields: Partial<BankItem>): BankItem => ({
  slug: 'maths-planted',
  subject: 'Maths',
  question: 'Which colour is it?',
  mcq_options: 'A red, B a pale blue, C green, D pink',
  correct_answer: 'B',
  explanation: 'It is pale blue.',
  category: 'Colours',
  level: 'Easy',
  exam_type: 'Practice',
  year_level: 5,
  ...fields,
});

test.each([
  ['color', true],
  ['traveler', true],
  ['recieve', true],
  ['colour', false],
  ['Lachlan’s', false],
  ['half-empty', false],
  ['TLOW', false],
])('%s is misspelt: %s', (word, isMisspelt) => {
  expect(misspelt(anItem({ question: `What is ${word}?` }))).toEqual(isMisspelt ? [word] : []);
});

test.each([
  ['Which of these is not a factor of 12?', 'not'],
  ['Every fact is true. Which sentence cannot be true?', 'cannot'],
  ['Which statement is false?', 'statement is false'],
  ['Which of these is NOT a factor of 12?', undefined],
  ['Nobody was late. Why does this not follow?', undefined],
  ['What does “I never knew” mean?', undefined],
])('%s has the negative word %s', (stem, word) => expect(decidingNegative(stem)).toBe(word));

test('a bank whose key is always the longest option is noticed', () => {
  const items = Array.from({ length: 20 }, () => anItem({}));
  expect(keyAtLength(items, 'longest')).toEqual({ hits: 20, of: 20, chance: expect.closeTo(0.25 ** 20) });
  expect(keyAtLength(items, 'shortest').hits).toBe(0);
});

test('longer words and sentences need more years of school', () => {
  expect(readingYear('The cat sat on the mat. It was warm. The cat fell asleep.')).toBeLessThan(1);
  expect(
    readingYear('Considerable disagreement persists concerning the interpretation of astronomical observations.'),
  ).toBeGreaterThan(12);
});
