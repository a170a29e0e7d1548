import type { QuestionFormat } from '@wattle/contract/question-format';
import { checked } from '../../../../test/an-item';
import { parses, passageFormat, quotesPassage } from './shape';

describe('parses', () => {
  test.each([
    'A 1, B 2',
    'A 1,000, B 2,000, C 3,000, D 4,000, E 5,000',
    'A red, white and blue, B green, C Ben, a friend of Dan',
    'A A cat is asleep., B A dog, a bird and a cat are asleep.',
  ])('reads %s', (mcq_options) => expect(checked(parses, { mcq_options })).toBeUndefined());

  test.each([
    ['no list', 'one, two, three', /not a list/],
    ['one option', 'A 14', /not a list/],
    ['brackets', 'A) 14, B) 15', /not a list/],
    ['an empty option', 'A 14, B , C 15', /not a list/],
    ['a letter left out', 'A 14, B 15, D 16', /After option B/],
    ['six options', 'A 1, B 2, C 3, D 4, E 5, F 6', /After option E/],
    ['letters in another order', 'A 1, C 2, B 3', /After option/],
  ])('refuses %s', (_, mcq_options, reason) => expect(checked(parses, { mcq_options })).toMatch(reason));

  test.each([
    ['no question', { question: ' ' }],
    ['no explanation', { explanation: '' }],
    ['an endless explanation', { explanation: '1'.repeat(2_001) }],
  ])('refuses %s', (_, item) => expect(checked(parses, item)).toBeDefined());
});

const long = 'The rain came over the hill and nobody was ready for it. '.repeat(4).trim();
const texts = (...labels: string[]) => ['Rain', ...labels.map((label) => `${label}: A title\n\n${long}`)].join('\n\n');
const poem = (lines: number, line = 'It rains and rains') => `Rain\n\n${Array(lines).fill(line).join('\n')}`;

describe('passageFormat', () => {
  test.each<[string, QuestionFormat, string]>([
    ['two extracts', 'extracts', texts('Extract A', 'Extract B')],
    ['four extracts', 'extracts', texts('Extract A', 'Extract B', 'Extract C', 'Extract D')],
    ['two texts to compare', 'compare', texts('Text 1', 'Text 2')],
    ['a poem', 'poem', poem(8)],
  ])('lets %s pass', (_what, format, text) => expect(checked(passageFormat, { format, text })).toBeUndefined());

  test.each<[string, QuestionFormat, string, string]>([
    ['one extract', 'extracts', texts('Extract A'), 'The texts cannot be told apart.'],
    ['labels of the other format', 'compare', texts('Extract A', 'Extract B'), 'The texts cannot be told apart.'],
    ['a third text', 'compare', texts('Text 1', 'Text 2', 'Text 3'), 'There are more texts than the format has.'],
    [
      'a fifth extract',
      'extracts',
      texts('Extract A', 'Extract B', 'Extract C', 'Extract D', 'Extract E'),
      'There are more texts than the format has.',
    ],
    ['a short text', 'compare', `${texts('Text 1')}\n\nText 2\n\nNo rain.`, 'Text 2 has fewer than 30 words.'],
    ['a poem without a title', 'poem', poem(8).slice(6), 'The poem has no title in a line of its own.'],
    ['a few lines', 'poem', poem(3), 'The poem has 3 lines; it needs 8 to 60.'],
    ['prose', 'poem', poem(8, long), 'A line of the poem has more than 90 characters.'],
  ])('refuses %s', (_what, format, text, reason) => expect(checked(passageFormat, { format, text })).toBe(reason));

  it('says nothing about the passage of the parent, which staff have approved', () =>
    expect(checked(passageFormat, { format: 'poem' })).toBeUndefined());
});

const text = 'The storm came late,\nits boots all wet.\n“Now,” said Grandpa, and handed Ada the dragon.';
const reading = { subject: 'Reading' as const };

describe('quotesPassage', () => {
  test.each([
    'What does “its boots all wet” mean?',
    'What do the words “came late, / its boots” tell us?',
    'Why does Grandpa say “now”?',
    'Why is the storm late?',
  ])('lets pass: %s', (question) => expect(checked(quotesPassage, { question, text }, reading)).toBeUndefined());

  it('refuses a quote that is not in the passage', () => {
    const reason = '“its shoes all dry” does not stand in the passage.';
    expect(checked(quotesPassage, { question: 'What does “its shoes all dry” mean?', text }, reading)).toBe(reason);
    expect(checked(quotesPassage, { explanation: 'It says “its shoes all dry”.', text }, reading)).toBe(reason);
  });

  it('reads a passage with the sentence that goes into the gap', () => {
    const gap = {
      question: 'Which sentence goes into gap 1?',
      mcq_options: 'A It rained, B Ada ran',
      correct_answer: 'B',
      format: 'gap' as const,
      text: 'The storm came. [1] She was wet. [2] Grandpa laughed.',
    };
    const said = (explanation: string) => checked(quotesPassage, { ...gap, explanation }, reading);
    expect(said('It says “The storm came. Ada ran. She was wet”.')).toBeUndefined();
    expect(said('It says “She was wet. Grandpa laughed”.')).toBeUndefined();
    expect(said('It says “The storm came. It rained”.')).toBeDefined();
  });

  it('looks in the passage of the parent when the item has none', () =>
    expect(
      checked(quotesPassage, { question: 'Why “boots all dry”?' }, { ...reading, parent: { text } }),
    ).toBeDefined());

  it('lets other subjects quote what they like', () =>
    expect(checked(quotesPassage, { question: 'Ann says “hello there”.' })).toBeUndefined());
});
