import { faultyParts } from './faulty-value';

const marked = (column: string, value: string) =>
  faultyParts(column, value)
    .map(({ text, isFaulty }) => (isFaulty ? `[${text}]` : text))
    .join('');

test.each([
  ['correct_answer', 'b', '[b]'],
  ['level', 'Hard', '[Hard]'],
  ['mcq_options', 'A 3/8; B 5/12; C 1/2; D 5/8', 'A 3/8[;] B 5/12[;] C 1/2[;] D 5/8'],
  ['mcq_options', 'A 1 | B 2', 'A 1 [|] B 2'],
  ['mcq_options', 'A. one, B. two', 'A[.] one, B[.] two'],
  ['mcq_options', 'A) one, B) two', 'A[)] one, B[)] two'],
  ['mcq_options', 'a one, b two', '[a] one, [b] two'],
  ['mcq_options', 'one, two', '[one, two]'],
  ['mcq_options', 'A one', '[A one]'],
])('of %s, in "%s" is marked %s', (column, value, expected) => {
  expect(marked(column, value)).toBe(expected);
});
