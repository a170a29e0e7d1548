import { compareValues } from '../../bson/compare';
import { toNumber } from '../../bson/numbers';
import { isNullish, isNumber, isString, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { textOf } from './convert';
import { ANY_NUMBER, namedPlain, nullable, type Operator, type Operators, plain } from './kinds';

export function stringOf(value: Maybe, name: string, code: number): string {
  return isString(value) ? value : fail(code, `${name} requires a string argument, found: ${typeName(value)}`);
}

/** Some operators take a number, a date or nothing for a string too. */
function coerced(value: Maybe, name: string): string {
  if (isNullish(value)) return '';
  if (isString(value) || isNumber(value) || value instanceof Date) return textOf(value);
  fail(16007, `can't convert from BSON type ${typeName(value)} to String in ${name}`);
}

function place(value: Maybe, name: string): number {
  const number = isNumber(value) ? toNumber(value) : Number.NaN;
  const sentence = `${name} requires an integral argument, found a value of type: ${typeName(value)}`;
  return Number.isInteger(number) ? number : fail(40096, sentence);
}

const substringOfPoints: Operator = plain(3, ([text, start, count], name) => {
  const [from, length] = [place(start, name), place(count, name)];
  need(from >= 0, 34455, `${name}: the starting index must be nonnegative integer.`);
  need(length >= 0, 34454, `${name}: the length must be a nonnegative integer.`);
  return [...coerced(text, name)].slice(from, from + length).join('');
});

const substringOfBytes: Operator = plain(3, ([text, start, count], name) => {
  const bytes = Buffer.from(coerced(text, name));
  const [from, length] = [place(start, name), place(count, name)];
  need(from >= 0, 50752, `${name}: starting index must be non-negative (got: ${from})`);
  const end = length < 0 ? bytes.length : from + length;
  const isContinuation = (at: number) => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  need(!isContinuation(from), 28656, `${name}:  Invalid range, starting index is a UTF-8 continuation byte.`);
  need(!isContinuation(end), 28657, `${name}:  Invalid range, ending index is in the middle of a UTF-8 character.`);
  return bytes.subarray(from, end).toString();
});

/** The place of one text in another, between two places counted in the units that `split` makes. */
const indexIn = (split: (text: string) => Iterable<string | number>): Operator =>
  plain([2, 4], ([text, search, start = 0, end = 0x7fffffff], name) => {
    if (isNullish(text)) return null;
    const units = [...split(stringOf(text, name, 40091))];
    const wanted = [...split(stringOf(search, name, 40092))];
    const [from, to] = [place(start, name), place(end, name)];
    need(from >= 0 && to >= 0, 40097, `${name} requires a nonnegative start and end index`);
    const last = Math.min(to, units.length) - wanted.length;
    for (let at = from; at <= last; at++) if (wanted.every((unit, i) => units[at + i] === unit)) return at;
    return -1;
  });

const WHITESPACE = `\0 \t\n\v\f\r\u00a0\u1680${String.fromCharCode(...Array.from({ length: 11 }, (_each, i) => 0x2000 + i))}`;

const trim = (isLeft: boolean, isRight: boolean): Operator =>
  namedPlain(['input'], ['chars'], ({ input, chars = WHITESPACE }, name) => {
    if (isNullish(input) || isNullish(chars)) return null;
    const cut = new Set(stringOf(chars, name, 50700));
    const points = [...stringOf(input, name, 50699)];
    const isKept = (point: string) => !cut.has(point);
    const start = isLeft ? points.findIndex(isKept) : 0;
    const end = isRight ? points.findLastIndex(isKept) + 1 : points.length;
    return start < 0 ? '' : points.slice(start, end).join('');
  });

const replace = (isAll: boolean): Operator =>
  namedPlain(['input', 'find', 'replacement'], [], (given, name) => {
    const texts = [given.input, given.find, given.replacement];
    if (texts.some(isNullish)) return null;
    const [text = '', wanted = '', other = ''] = texts.map((each) => stringOf(each, name, 51746));
    return isAll ? text.replaceAll(wanted, () => other) : text.replace(wanted, () => other);
  });

const changeCase = (change: (text: string) => string): Operator =>
  plain(1, ([text], name) => change(coerced(text, name)));

/** MongoDB changes the case of ASCII letters only. */
const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

const joined = (value: Value): string =>
  isString(value) ? value : fail(16702, `$concat only supports strings, not ${typeName(value)}`);

export const STRING_OPERATORS: Operators = {
  $concat: nullable(ANY_NUMBER, (texts) => texts.map(joined).join('')),
  $toLower: changeCase(lower),
  $toUpper: changeCase(upper),
  $strcasecmp: plain(2, ([a, b], name) => compareValues(upper(coerced(a, name)), upper(coerced(b, name)))),
  $strLenCP: plain(1, ([text], name) => [...stringOf(text, name, 34471)].length),
  $strLenBytes: plain(1, ([text], name) => Buffer.byteLength(stringOf(text, name, 34473))),
  $substr: substringOfBytes,
  $substrBytes: substringOfBytes,
  $substrCP: substringOfPoints,
  $indexOfCP: indexIn((text) => text),
  $indexOfBytes: indexIn((text) => Buffer.from(text)),
  $split: nullable(2, ([text, separator], name) => {
    const [whole, by] = [stringOf(text, name, 40085), stringOf(separator, name, 40086)];
    need(by !== '', 40087, '$split requires a non-empty separator');
    return whole.split(by);
  }),
  $trim: trim(true, true),
  $ltrim: trim(true, false),
  $rtrim: trim(false, true),
  $replaceOne: replace(false),
  $replaceAll: replace(true),
};
