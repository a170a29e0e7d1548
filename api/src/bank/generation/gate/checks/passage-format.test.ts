import type { QuestionFormat } from '@wattle/contract/question-format';
import { checked } from '../an-item';
import { passageFormat } from './passage-format';

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
