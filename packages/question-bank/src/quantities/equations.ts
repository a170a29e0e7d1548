import Fraction from 'fraction.js';
import { calculate } from './expression';
import { TERM } from './units';

const OPERATOR = String.raw`(?:\s*[-+−–×*÷/]\s*|\s+x\s+|\s+of\s+)`;
const SIGNED = String.raw`(?:[-−](?=[\d$]))?`;
const SIDE = String.raw`\(*${SIGNED}${TERM}\)*(?:${OPERATOR}\(*${SIGNED}${TERM}\)*)*`;
const EQUATION = new RegExp(`(${SIDE})((?:\\s*=\\s*${SIDE})+)(\\s+remainder\\s+\\d+)?`, 'gu');
const SENTENCE = new RegExp(`(${SIDE})(\\s+(?:is|are|makes?)\\s+(${SIDE}))`, 'gu');
/** A fraction alone is a number: "1/3 is 10 marbles" is no equation. */
const IS_CALCULATION = /\d.*(?:\s[-+−–×*÷/x]\s|\sof\s|[+×*÷])/u;
const CONTINUES_BEFORE = /(?:[-+−–×*÷/=:.,^(≈]|\p{L}\d*)\s*$/u;
const IS_WORD_BEFORE = /\p{L}[\p{L}’']*[,:]?\s+$|[.:,]\s+$/u;
/** A colon continues a ratio or a time, but not `26 − 17 = 9: 7 and 2`. */
const CONTINUES_AFTER = /^(?:\s*[-+−–×*÷/^=]|\s+:|:\d|[\p{L}\d(²³])/u;

/** Calculations in a text that are not true, as they are written. */
export function falseEquations(text: string): string[] {
  return equations(text).flatMap((equation) => (equation.isTrue ? [] : [equation.text]));
}

/** Calculations in a text that can be read, as they are written. */
export function equationsIn(text: string): string[] {
  return equations(text).map((equation) => equation.text);
}

interface Equation {
  text: string;
  isTrue: boolean;
}

function equations(text: string): Equation[] {
  const signed = [...text.matchAll(EQUATION)].filter((match) => isWhole(text, match));
  const sentences = [...text.matchAll(SENTENCE)].filter(
    (match) => isWhole(text, match) && IS_CALCULATION.test(match[1] ?? ''),
  );
  return [
    ...signed.map(([equation, first = '', others = '', remainder]) => {
      return { text: equation.trim(), isTrue: isTrue([first, ...sidesOf(others)], remainder) };
    }),
    ...sentences.map(([equation, first = '', , last = '']) => {
      return { text: equation.trim(), isTrue: isTrue([first, last], undefined) };
    }),
  ];
}

const sidesOf = (others: string) =>
  others
    .split('=')
    .map((side) => side.trim())
    .filter((side) => side !== '');

/** A part of a longer formula, such as `21 = 51` in `3n + 21 = 51`, says nothing by itself. */
function isWhole(text: string, { 0: match, index }: RegExpMatchArray): boolean {
  const before = text.slice(0, index);
  const after = text.slice((index ?? 0) + match.length);
  const isStart = !CONTINUES_BEFORE.test(before) || IS_WORD_BEFORE.test(before);
  return isStart && !CONTINUES_AFTER.test(after);
}

function isTrue(sides: string[], remainder: string | undefined): boolean {
  if (remainder !== undefined) return isDivisionTrue(sides, remainder);
  return (['stated', 'amount'] as const).some((reading) => {
    const values = sides.map((side) => calculate(side, reading));
    const [first] = values;
    return values.every((value, at) => !value || !first || value.equals(first) || isRounded(first, sides[at] ?? ''));
  });
}

function isDivisionTrue(sides: string[], remainder: string): boolean {
  const [, dividend, divisor] = /^(.+)÷(.+)$/u.exec(sides[0] ?? '') ?? [];
  if (!dividend || !divisor) return true;
  const [whole, part, times] = [dividend, divisor, sides.at(-1) ?? ''].map((side) => calculate(side, 'stated'));
  const left = new Fraction(remainder.replace(/\D+/g, ''));
  if (!whole || !part || !times) return true;
  return whole.equals(times.mul(part).add(left)) && left.lt(part);
}

/** `10 ÷ 3 = 3.33` is true to the places that are written. */
function isRounded(value: Fraction, side: string): boolean {
  const [, decimals] = /^\$?[\d,]+\.(\d+)\D*$/.exec(side) ?? [];
  const stated = calculate(side, 'stated');
  return decimals !== undefined && stated !== undefined && value.round(decimals.length).equals(stated);
}
