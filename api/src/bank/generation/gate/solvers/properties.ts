import { type Quantity, quantityOf, TERM } from '@wattle/question-bank';
import Fraction from 'fraction.js';
import type { Solver } from './solver';

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
