import { checked } from '../an-item';
import { quotesPassage } from './quotes-passage';

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
