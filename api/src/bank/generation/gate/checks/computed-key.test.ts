import { checked } from '../an-item';
import { computedKey } from './computed-key';

const keyOf = (question: string, mcq_options: string, correct_answer: string) =>
  checked(computedKey, { question, mcq_options, correct_answer });

describe('computedKey', () => {
  test.each([
    ['What is 3/4 of 120?', 'A 30, B 80, C 90', 'C'],
    ['What is 0.1 + 0.2?', 'A 0.3, B 0.30000000000000004', 'A'],
    ['Which of these numbers is a prime number?', 'A 51, B 53, C 57', 'B'],
    ['What is the mean of all their heights?', 'A 51, B 53, C 57', 'B'],
    ['What is 12 × 2?', 'A a dozen, B two dozen', 'A'],
  ])('%s %s: %s may be the key', (...item) => expect(keyOf(...item)).toBeUndefined());

  test.each([
    ['another option', 'What is 3/4 of 120?', 'A 30, B 80, C 90', 'B', 'Calculated, the answer is C and not B.'],
    ['no option', 'What is 3/4 of 120?', 'A 30, B 80, C 95', 'B', /^None of the options/],
    ['two options', 'Which of these numbers is even?', 'A 31, B 42, C 54', 'B', /^Options B and C are both right/],
  ])('refuses an item with %s as the calculated answer', (_, question, options, key, reason) =>
    expect(keyOf(question, options, key)).toMatch(reason),
  );

  it('calculates in Maths only', () =>
    expect(checked(computedKey, { question: 'What is 1 + 1?' }, { subject: 'Reading' })).toBeUndefined());
});
