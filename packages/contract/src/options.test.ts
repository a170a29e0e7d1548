import fc from 'fast-check';
import { OPTION_LETTERS } from './constants';
import { formatOptions, parseOptions } from './options';

const texts = (mcqOptions: string) => parseOptions(mcqOptions).map(({ text }) => text);

test.each([
  ['two options', 'A yes, B no', ['yes', 'no']],
  ['commas inside numbers', 'A 1,000, B 2,000', ['1,000', '2,000']],
  ['commas inside sentences', 'A red, white and blue, B green, gold', ['red, white and blue', 'green, gold']],
  ['no space after the comma', 'A one,B two,C three', ['one', 'two', 'three']],
  ['many spaces and line ends', ' A one ,   B two,\nC three ', ['one', 'two', 'three']],
  ['five options', 'A 1, B 2, C 3, D 4, E 5', ['1', '2', '3', '4', '5']],
  ['letters inside texts', 'A A, B B, C C D', ['A', 'B', 'C D']],
  ['a letter out of order', 'A one, C two, B three', ['one, C two', 'three']],
  ['a sixth letter', 'A 1, B 2, C 3, D 4, E 5, F 6', ['1', '2', '3', '4', '5, F 6']],
  ['any script', 'A été, B 二, C 🐨, D ½', ['été', '二', '🐨', '½']],
])('reads %s', (_what, mcqOptions, expected) => {
  expect(texts(mcqOptions)).toEqual(expected);
});

test.each([
  ['nothing', ''],
  ['a single option', 'A one'],
  ['lower-case letters', 'a one, b two'],
  ['no letters', 'one, two, three'],
  ['an empty option', 'A , B two'],
  ['a letter without a space', 'A) one, B) two'],
  ['a start at B', 'B one, C two'],
])('finds no options in %s', (_what, mcqOptions) => {
  expect(parseOptions(mcqOptions)).toEqual([]);
});

/** Any text that could not be taken for the start of another option. */
const optionText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/,\s*[A-E](\s|$)/.test(text) && !/,\s*$/.test(text));

test('reads back whatever options were written, with their letters in order', () => {
  fc.assert(
    fc.property(fc.array(optionText, { minLength: 2, maxLength: 5 }), (given) => {
      const options = parseOptions(formatOptions(given));
      expect(options).toEqual(given.map((text, index) => ({ letter: OPTION_LETTERS[index], text })));
    }),
  );
});

test('keeps numbers with thousands separators whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_000, max: 9_999_999 }), { minLength: 2, maxLength: 5 }), (numbers) => {
      const given = numbers.map((number) => number.toLocaleString('en-AU'));
      expect(texts(formatOptions(given))).toEqual(given);
    }),
  );
});

test('gives two to five options or none, whatever it is given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (anything) => {
      expect([0, 2, 3, 4, 5]).toContain(parseOptions(anything).length);
    }),
  );
});

test.each([
  ['A ', 50_000],
  ['A x, ', 25_000],
  [',        ', 12_500],
])('comes to an end on a hostile string of 100 KB made of %j', (piece, times) => {
  expect(parseOptions(`A ${piece.repeat(times)}`).length).toBeLessThanOrEqual(5);
});
