import {
  calculate,
  isSameQuantity,
  NUMBER,
  type Quantity,
  quantity,
  quantityOf,
  TERM,
  termOf,
} from '@wattle/question-bank';
import Fraction from 'fraction.js';

/** Tells which of the offered quantities are right; undefined when it cannot solve the question. */
export type Solver = (question: string) => ((option: Quantity, options: readonly Quantity[]) => boolean) | undefined;

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

type Property = (value: Quantity, options: readonly Quantity[], limits: readonly Quantity[]) => boolean;

const WHICH = String.raw`^Which (?:one )?(?:of (?:these|the following)(?: \w+)?|\w+) (?:is|shows) `;
const isWhole = ({ stated }: Quantity) => stated.d === 1n && stated.gt(0);
const divides = (divisor: Fraction, value: Fraction) => !divisor.equals(0) && value.div(divisor).d === 1n;
const limit = (limits: readonly Quantity[], at = 0) => limits[at]?.stated ?? new Fraction(0);

const PROPERTIES: [pattern: string, property: Property][] = [
  [
    `(?:a multiple of|divisible by) (${TERM})`,
    (value, _, [by]) => by !== undefined && divides(by.stated, value.stated),
  ],
  [`a factor of (${TERM})`, (value, _, limits) => isWhole(value) && divides(value.stated, limit(limits))],
  ['(?:a )?prime(?: number)?', (value) => isWhole(value) && isPrime(value.stated)],
  ['(?:an )?even(?: number)?', (value) => divides(new Fraction(2), value.stated)],
  ['(?:an )?odd(?: number)?', (value) => isWhole(value) && !divides(new Fraction(2), value.stated)],
  ['a square number', (value) => isWhole(value) && Number.isInteger(Math.sqrt(Number(value.stated.n)))],
  [`between (${TERM}) and (${TERM})`, (value, _, [low, high]) => isBetween(value, low, high)],
  [`(?:greater|more|larger|longer|heavier) than (${TERM})`, (value, _, [low]) => isBetween(value, low, undefined)],
  [`(?:less|smaller|shorter|lighter) than (${TERM})`, (value, _, [high]) => isBetween(value, undefined, high)],
  [
    'the (?:largest|greatest|longest|heaviest|most)',
    (value, options) => options.every((other) => value.amount.gte(other.amount)),
  ],
  [
    'the (?:smallest|least|shortest|lightest)',
    (value, options) => options.every((other) => value.amount.lte(other.amount)),
  ],
];

/** `Which of these numbers is a multiple of 8?`, `Which of these lengths is the shortest?` */
export const solveProperty: Solver = (question) => {
  for (const [pattern, property] of PROPERTIES) {
    const match = new RegExp(`${WHICH}${pattern}\\?$`, 'iu').exec(question.trim());
    if (!match) continue;
    const limits = match.slice(1).flatMap((text) => quantityOf(text) ?? []);
    return (option, options) => property(option, options, limits);
  }
  return undefined;
};

function isBetween({ amount }: Quantity, low: Quantity | undefined, high: Quantity | undefined): boolean {
  return (!low || amount.gt(low.amount)) && (!high || amount.lt(high.amount));
}

function isPrime(value: Fraction): boolean {
  const number = Number(value.n);
  if (number < 2 || number > 1e9) return false;
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}
