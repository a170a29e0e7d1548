import { checked } from '../an-item';
import { noMarkup } from './no-markup';

describe('noMarkup', () => {
  test.each([
    'Is 3 < 5 and 7 > 2? Then 1 < 2.',
    'It costs $5 and then $6.\nFish & chips cost $12.',
    'The dashes – these – and 5 * 3, and a snake_case word.',
    'He said: “A. A. Milne wrote it.” It was 3.5 m… or not?',
    'Write x² and 3/4, 20% and 45°.',
    'What is missing? 3 × __ = 12, 4 × ____ = 20 and __ + __ = 8.',
    'A table is __cm long and __cm wide.',
    'Which of these is true?\n1. Ann is first.\n2. Ben is last.',
  ])('lets pass: %s', (question) => expect(checked(noMarkup, { question })).toBeUndefined());

  test.each([
    'See https://example.test/a',
    'Go to www.example',
    'Look at maths-helper.com',
    'Write to ann@example.test',
    '<b>Max</b> adds 14.',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'AT&amp;T or &#60;',
    '**Question**',
    '__Question__',
    'Which is __not true__?',
    '# Question',
    '[a](b)',
    '`code`',
    'What is \\frac{1}{2}?',
    'What is $x + 1$?',
    'Hello {{name}}',
    'Dear [insert name]',
    'a\u0000b',
    'a\u202eb',
    'a\u200bb',
  ])('refuses %j', (text) => {
    expect(checked(noMarkup, { question: text })).toBeDefined();
    expect(checked(noMarkup, { explanation: text })).toBeDefined();
    expect(checked(noMarkup, { mcq_options: `A 1, B ${text}` })).toBeDefined();
  });
});
