import { aQuestion } from '@wattle/contract/testing';
import { titleOf, titleOfText } from './title-of';

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

test.each([
  ['The Green Gate\n\nIt was open.', 'The Green Gate'],
  ['It was open.', 'It was open.'],
  [
    'When I woke up that morning, my left shoe was talking to the right one.',
    'When I woke up that morning, my left shoe was talking to …',
  ],
  ['a'.repeat(100), `${'a'.repeat(60)} …`],
  [' \n', undefined],
])('the text %j of a child is called %j', (text, title) => expect(titleOfText(text)).toBe(title));
