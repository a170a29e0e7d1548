import { calculate, isSameQuantity, NUMBER, quantity, quantityOf, TERM, termOf } from '@wattle/question-bank';
import Fraction from 'fraction.js';
import type { Solver } from './solver';

const EXPRESSION = /^(?:What is|Calculate|Work out|Find|Evaluate)(?: the value of)? (.+?)\??\.?$/iu;

/** `What is 3/4 of 120?`, `What is 15% of $80?`, `Work out 6 + 4 × 5.` */
export const solveExpression: Solver = (question) => {
  const [, text = ''] = EXPRESSION.exec(question.trim()) ?? [];
  const stated = calculate(text, 'stated');
  const amount = calculate(text, 'amount');
  return stated && amount && ((option) => option.stated.equals(stated) || option.amount.equals(amount));
};

const PLACES: Record<string, number> = {
  one: 1,
  whole: 1,
  ten: 10,
  hundred: 100,
  thousand: 1000,
  'ten thousand': 10_000,
};
const ROUNDING = new RegExp(
  `^(?:What is )?(?:Round )?(${NUMBER})(?: rounded)? to the nearest (whole|one|ten thousand|ten|hundred|thousand)(?: number)?[?.]?$`,
  'iu',
);

/** `What is 47,386 rounded to the nearest hundred?` */
export const solveRounding: Solver = (question) => {
  const [, number, place = ''] = ROUNDING.exec(question.trim()) ?? [];
  const size = PLACES[place.toLowerCase()];
  const value = number === undefined ? undefined : termOf(number)?.amount;
  if (!value || !size) return undefined;
  const rounded = value.div(size).add('1/2').floor().mul(size);
  return (option) => option.amount.equals(rounded);
};

const CONVERSION = new RegExp(
  `^(?:Which of (?:these|the following)(?: \\w+)? (?:is|are) (?:the same as|equal to)|What is) (${TERM})(?: in \\w+)?[?.]?$`,
  'iu',
);
const NAMED: Record<string, string> = {
  'one half': '1/2',
  'one quarter': '1/4',
  'one third': '1/3',
  'three quarters': '3/4',
};

/** `Which of these is the same as 2.4 kg?`, `Which of these fractions is equal to one half?` */
export const solveConversion: Solver = (question) => {
  const text = question
    .trim()
    .replace(/\b(?:one|three) (?:half|quarters?|third)\b/i, (name) => NAMED[name.toLowerCase()] ?? name);
  const [, term] = CONVERSION.exec(text) ?? [];
  const value = term === undefined ? undefined : quantityOf(term);
  return value && ((option) => isSameQuantity(option, value));
};

const MEAN = new RegExp(`^What is the (?:mean|average)(?: \\(average\\))? of ((?:${TERM}(?:, | and )?)+)\\?$`, 'iu');
const MEAN_OF_STORY =
  /^(?:The [^.?]+|[^.?]+) (?:are|were) ([^.?]+(?:\.\d[^.?]*)*)\.\s+What is (?:the|their) (?:mean|average)[^.?]*\?$/iu;

/** `What is the mean of 12, 15 and 18?`, also with the list in a sentence before it. */
export const solveMean: Solver = (question) => {
  const [, list = ''] = MEAN.exec(question.trim()) ?? MEAN_OF_STORY.exec(question.trim()) ?? [];
  const parts = list.split(/, (?:and )?| and /).map(quantityOf);
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some((part) => part?.kind !== first.kind)) return undefined;
  const sum = parts.reduce((total, part) => total.add(part?.amount ?? 0), new Fraction(0));
  const mean = quantity(sum.div(parts.length), first.kind);
  const stated = mean.amount.mul(first.stated).div(first.amount.equals(0) ? 1 : first.amount);
  return (option) => isSameQuantity(option, { ...mean, stated });
};
