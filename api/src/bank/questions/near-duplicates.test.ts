import type { Question } from '@wattle/contract/questions';
import { aBlank, aGap, GAP_PASSAGE } from '../../../test/format-questions';
import { areNearDuplicates, askedGap, type Comparable, derivedFields, wordsOf } from './near-duplicates';

type Asked = Pick<Question, 'question' | 'mcq_options' | 'text' | 'format'>;

let count = 0;

const comparable = (gap: number, changes: { question?: string; text?: string } = {}) =>
  toComparable({ ...aGap(gap, 'B'), format: 'gap', ...changes });

function toComparable(asked: Asked): Comparable {
  const { fingerprint, passageKey } = derivedFields(asked);
  count += 1;
  return { fingerprint, passageKey, generatedFrom: String(count), words: wordsOf(asked), gap: askedGap(asked) };
}

test('two gaps of one passage are two questions, also when both were generated from one', () => {
  const [one, other] = [comparable(1), comparable(2)];
  expect(one.fingerprint).not.toBe(other.fingerprint);
  expect(areNearDuplicates(one, other)).toBe(false);
  expect(areNearDuplicates({ ...one, generatedFrom: 'x' }, { ...other, generatedFrom: 'x' })).toBe(false);
});

test.each<[string, Comparable]>([
  ['again', comparable(1)],
  ['in other words', comparable(1, { question: 'Which sentence fits into gap 1?' })],
])('a gap %s is a near-duplicate of itself', (_how, other) => {
  expect(areNearDuplicates(comparable(1), other)).toBe(true);
});

test('gaps of two passages are compared by their passages', () => {
  expect(areNearDuplicates(comparable(1), comparable(1, { text: `${GAP_PASSAGE} Or not.` }))).toBe(false);
});

test('two blanks of one passage are two questions, also with the same options', () => {
  const blank = (number: number, changes: object = {}) => toComparable({ ...aBlank(number, changes), format: 'cloze' });
  expect(areNearDuplicates(blank(1), blank(2))).toBe(false);
  expect(areNearDuplicates(blank(1), blank(1, { question: 'Which word best fits blank 1?' }))).toBe(true);
});
