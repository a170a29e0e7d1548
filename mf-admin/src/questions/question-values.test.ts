import {
  optionsFault,
  optionsFor,
  optionTextsOf,
  rewritten,
  type TypedOption,
  toMcqOptions,
  toRationales,
  typedOptions,
  unreadOptions,
} from './question-values';

/** Options with one rationale each. */
const typed = (texts: readonly string[], rationales: readonly string[] = []): TypedOption[] =>
  texts.map((text, index) => ({ text, rationale: rationales[index] ?? '' }));

test.each([
  ['A 1, B 2, C 3, D 4', ['1', '2', '3', '4']],
  ['A 1,000, B 2,000', ['1,000', '2,000', '', '']],
  ['A a, B b, C c, D d, E e', ['a', 'b', 'c', 'd', 'e']],
  ['', ['', '', '', '']],
])('%j is typed one by one as %j', (text, texts) => {
  const options = typedOptions({ mcq_options: text });
  expect(options.map((option) => option.text)).toEqual(texts);
  expect(toMcqOptions(options)).toBe(text);
});

test('a text that was typed before its format was chosen is read as that format has it', () => {
  const optionsText = 'A 1, B 2, C 3, D 4, E 5, F 6, G 7';
  expect(unreadOptions({ optionsText: '1; 2; 3', format: '' })).toBe('1; 2; 3');
  expect(unreadOptions({ optionsText, format: 'gap' })).toBeNull();
  expect(toMcqOptions(optionsFor('gap', { options: [], optionsText }))).toBe(optionsText);
});

test.each([
  [['1', '2', '', ''], undefined],
  [['1', '', '3', ''], 'Option B is empty.'],
  [['1', '', '', ''], 'A question has at least 2 options.'],
  [['red, B blue', 'green'], 'Option A has “, B ” in it, where option B would begin. Write it differently.'],
])('%j is stored unless: %s', (texts, fault) => {
  expect(optionsFault(typed(texts), '')).toBe(fault);
});

test.each([
  ['A 1, B 2, C 3', 'A 3, B 2, C 1', ['c', 'b', 'a']],
  ['A 1, B 2, C 3', 'A 1, B 3', ['a', 'c', '']],
  ['A 1, B 2, C 3', 'A 1, B 22, C 3', ['a', 'b', 'c']],
  ['A 1, B 2', 'A 1, B 2, C 3', ['a', 'b', 'c']],
  ['A 1, B 2, C 3', 'A 0, B 1, C 3', ['', 'a', 'c']],
])('when %j is written anew as %j, what is typed is %j', (before, after, rationales) => {
  const options = typed([...(optionTextsOf(before, 'gap') ?? []), '', ''].slice(0, 3), ['a', 'b', 'c']);
  const read = rewritten(options, optionTextsOf(after, 'gap') ?? [], '');
  expect(read.slice(0, 3).map(({ rationale }) => rationale)).toEqual(rationales);
});

const RATIONALES = ['a', 'b', '', '  ', '', ' f ', ''];

test.each([
  ['only wrong options have one', ['1', '2'], 'A', 'B: b'],
  ['without a key all have one', ['1', '2'], '', 'A: a\nB: b'],
  ['F exists in a set with gaps', ['1', '2', '3', '4', '5', '6'], 'A', 'B: b\nF: f'],
])('%s', (_what, texts, correct_answer, text) => {
  expect(toRationales({ options: typed(texts, RATIONALES), format: 'gap', optionsText: null, correct_answer })).toBe(
    text,
  );
});

test('options that cannot be read have no rationales', () => {
  const unread = {
    options: typed(['1', '2'], RATIONALES),
    format: '' as const,
    optionsText: '1 or 2',
    correct_answer: 'A',
  };
  expect(toRationales(unread)).toBe('');
});

test('a rationale of several lines is typed in one', () => {
  const options = typedOptions({ mcq_options: 'A 1, B 2', wrong_turns: { B: 'This adds\nthe lengths.' } });
  expect(options.map(({ rationale }) => rationale)).toEqual(['', 'This adds the lengths.', '', '']);
});
