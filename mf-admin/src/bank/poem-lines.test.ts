import { poemLines } from './poem-lines';

test.each([
  ['The Gate\n\nOne\nTwo\n\nThree', 'The Gate', ['1 One', '2 Two', '', '3 Three']],
  ['One\nTwo\n\nThree', undefined, ['1 One', '2 Two', '', '3 Three']],
  ['One', undefined, ['1 One']],
  ['', undefined, ['']],
])('%j has the title %j and the lines %j', (passage, title, lines) => {
  const poem = poemLines(passage);
  expect(poem.title).toBe(title);
  expect(poem.lines.map(({ number, text }) => (number ? `${number} ${text}` : text))).toEqual(lines);
});
