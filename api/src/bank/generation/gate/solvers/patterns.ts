import { NUMBER, quantity, termOf } from '@wattle/question-bank';
import Fraction from 'fraction.js';
import type { Solver } from './solver';

const LIST = `(-?${NUMBER}(?:, -?${NUMBER}){2,})`;
const NEXT = new RegExp(
  `^(?:What is|Which is|Which number is) the next (?:number|term) in (?:this|the) (?:pattern|sequence)\\s*[?:]\\s*${LIST}(?:, (?:\\.\\.\\.|…|\\?|_+))?[?.]?$`,
  'iu',
);

export const solveNextNumber: Solver = (question) => {
  const [, list = ''] = NEXT.exec(question.trim().replace(/[−–]/g, '-')) ?? [];
  const numbers = list === '' ? [] : list.split(', ').map(numberOf);
  const [first, second] = numbers;
  const last = numbers.at(-1);
  if (!first || !second || !last) return undefined;
  const step = second.sub(first);
  const pairs = numbers.slice(1).map((number, at) => [numbers[at] ?? number, number] as const);
  if (pairs.every(([one, next]) => next.sub(one).equals(step))) return is(last.add(step));
  if (numbers.some((number) => number.equals(0))) return undefined;
  const ratio = second.div(first);
  return pairs.every(([one, next]) => next.div(one).equals(ratio)) ? is(last.mul(ratio)) : undefined;
};

const is = (value: Fraction) => (option: { stated: Fraction }) => option.stated.equals(quantity(value).stated);

function numberOf(text: string): Fraction {
  const value = termOf(text.replace('-', ''))?.stated ?? new Fraction(0);
  return text.startsWith('-') ? value.neg() : value;
}
