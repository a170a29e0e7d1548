import { aQuestion } from '@wattle/contract/testing';
import { titleOf } from './title-of';

test.each([
  ['The door\n\nTell its story.', 'The door'],
  [`${'word '.repeat(12).trim()}\nMore.`, 'word '.repeat(12).trim()],
  [
    'You find a letter in the pocket of a coat that you bought second-hand.',
    'You find a letter in the pocket of a coat that you bought …',
  ],
  [undefined, 'Writing'],
])('a text of the prompt %j is called %j', (question, title) =>
  expect(titleOf(aQuestion({ subject: 'Writing', question }))).toBe(title),
);
