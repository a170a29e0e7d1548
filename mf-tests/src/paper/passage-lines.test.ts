import { aQuestionPayload } from '@wattle/contract/testing';
import { passageLines } from './passage-lines';

const fits = (text: string) => text.length <= 20;
const lines = (text: string, question: Parameters<typeof aQuestionPayload>[0] = {}) =>
  passageLines(text, [{ number: 7, question: aQuestionPayload({ subject: 'Reading', text, ...question }) }], fits).map(
    ({ kind, text: line, number = '' }) => `${kind} ${number}|${line}`,
  );

test('prose breaks where a line is full, and every fifth line has its number', () => {
  const words = 'One two three four five six. '.repeat(4);
  expect(lines(`The lamp\n\n${words}\n\n${words}`)).toEqual([
    'title |The lamp',
    ...['One two three four', 'five six. One two', 'three four five six.', 'One two three four'].map(
      (line) => `text |${line}`,
    ),
    'text 5|five six. One two',
    'text |three four five six.',
    ...['One two three four', 'five six. One two', 'three four five six.'].map((line) => `text |${line}`),
    'text 10|One two three four',
    'text |five six. One two',
    'text |three four five six.',
  ]);
});

test('a poem has the numbers that its questions name, whatever does not fit in a line', () => {
  const poem = 'Sea\n\nOne\nTwo\nThree\nFour is a line of many words\nFive';
  expect(lines(poem, { format: 'poem' })).toEqual([
    'title |Sea',
    'verse |One',
    'verse |Two',
    'verse |Three',
    'verse |Four is a line of',
    'verse |\u2003\u2003many words',
    'verse 5|Five',
  ]);
});

test('a gap or blank has the number of its question and a line to write on; several texts have their names', () => {
  const gap = lines('Rain fell. [1] It was dry.', { format: 'gap', question: 'Which sentence goes into gap 1?' });
  expect(gap.join(' ')).toContain('[7]\u00a0______________');
  const blank = lines('Rain [2] down.', { format: 'cloze', question: 'Which word best fits blank 2?' });
  expect(blank.join(' ')).toContain('Rain text |[7]\u00a0______________');
  const extracts = lines('Birds\n\nExtract A: A diary\n\nIt flew.\n\nExtract B\n\nIt sang.', { format: 'extracts' });
  expect(extracts).toEqual([
    'title |Birds',
    'label |Extract A: A diary',
    'text |It flew.',
    'label |Extract B',
    'text |It sang.',
  ]);
});
