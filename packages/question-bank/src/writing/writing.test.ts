import type { BankItem } from '../items/bank-items';
import { alike } from './clones';
import { decidingNegative, keyAtLength, readingYear, sharedOpening } from './measures';
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
  expect(keyAtLength(items, 1)).toEqual({ hits: 20, of: 20, chance: expect.closeTo(0.25 ** 20) });
  expect(keyAtLength(items, 2).hits).toBe(0);
});

test('two options of one length have no rank', () => {
  const items = [anItem({ mcq_options: 'A red, B pink, C blue, D green', correct_answer: 'B' })];
  expect([1, 2, 3, 4].map((rank) => keyAtLength(items, rank).of)).toEqual([1, 0, 0, 1]);
});

test.each([
  ['A It shows fear, B It shows joy, C It shows pride, D It shows pity', 'it shows'],
  ['A to show it, B to prove it, C to hide it, D to tell it', 'to'],
  ['A a cat, B a dog, C a hen, D a pig', undefined],
  ['A She hid, B She ran, C She slept, D She wept', undefined],
  ['A A cat ran, B A cat hid, C A dog ran, D A dog hid', undefined],
])('the options %s all open with %s', (mcq_options, opening) =>
  expect(sharedOpening(anItem({ mcq_options }))).toBe(opening),
);

test('longer words and sentences need more years of school', () => {
  expect(readingYear('The cat sat on the mat. It was warm. The cat fell asleep.')).toBeLessThan(1);
  expect(
    readingYear('Considerable disagreement persists concerning the interpretation of astronomical observations.'),
  ).toBeGreaterThan(12);
});

test('two items that are solved alike are alike, whatever their numbers and story', () => {
  const queue = (slug: string, who: string, place: number) =>
    anItem({
      slug,
      question: `${who} is number ${place} from the front of a queue, and ${place + 2} from its end. How many stand in it?`,
      explanation: `Those before ${who}, those behind, and ${who} alone are the whole queue.`,
    });
  const items = [queue('maths-a', 'Ivy', 4), queue('thinking-b', 'Omar', 7), anItem({ slug: 'maths-c' })];
  expect(alike(items, 0.3).map(({ slugs }) => slugs)).toEqual([['maths-a', 'thinking-b']]);
});
