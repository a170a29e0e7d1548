import { optionTextsFault, optionTextsOf, toMcqOptions } from './option-texts';

test.each([
  ['A 1, B 2, C 3, D 4', ['1', '2', '3', '4']],
  ['A 1,000, B 2,000', ['1,000', '2,000', '', '']],
  ['A a, B b, C c, D d, E e', ['a', 'b', 'c', 'd', 'e']],
  ['', ['', '', '', '']],
  ['1; 2; 3', null],
])('%j is typed one by one as %j', (text, texts) => {
  expect(optionTextsOf(text)).toEqual(texts);
  if (texts) expect(toMcqOptions(texts)).toBe(text);
});

test.each([
  [['1', '2', '', ''], undefined],
  [['1', '', '3', ''], 'Option B is empty.'],
  [['1', '', '', ''], 'A question has at least 2 options.'],
  [['red, B blue', 'green'], 'Option A has “, B ” in it, where option B would begin. Write it differently.'],
])('%j is stored unless: %s', (texts, fault) => {
  expect(optionTextsFault(texts)).toBe(fault);
});
