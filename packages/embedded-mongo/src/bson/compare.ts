import { compareNumbers } from './numbers';
import {
  type Binary,
  type BSONRegExp,
  type Code,
  type Document,
  isNumber,
  type Maybe,
  type ObjectId,
  typeOf,
  type Value,
} from './values';

const order = (a: number | bigint | string, b: number | bigint | string) => (a < b ? -1 : a > b ? 1 : 0);

/** MongoDB's order over all values: by type first, then by value. A missing value comes before null. */
export function compareValues(a: Maybe, b: Maybe): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  const rank = typeOf(a).order;
  return order(rank, typeOf(b).order) || WITHIN_TYPE[rank]?.(a as never, b as never) || 0;
}

export const equalValues = (a: Maybe, b: Maybe) => compareValues(a, b) === 0;

/** Comparison of two values of one rank; types that hold a single value are absent. */
const WITHIN_TYPE: Record<number, (a: never, b: never) => number> = {
  5: compareDocuments,
  6: compareArrays,
  7: (a: Binary, b: Binary) =>
    order(a.length(), b.length()) || order(a.sub_type, b.sub_type) || Buffer.compare(a.value(), b.value()),
  8: (a: ObjectId, b: ObjectId) => Buffer.compare(a.id, b.id),
  9: (a: boolean, b: boolean) => order(Number(a), Number(b)),
  10: (a: Date, b: Date) => order(a.getTime(), b.getTime()),
  11: (a: { toBigInt(): bigint }, b: { toBigInt(): bigint }) => order(a.toBigInt(), b.toBigInt()),
  12: (a: BSONRegExp, b: BSONRegExp) => compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options),
  14: (a: Code, b: Code) => compareStrings(a.code, b.code),
};

/** Byte order of UTF-8, which differs from JavaScript's order where a surrogate meets a character above U+E000. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return order(inCodePointOrder(left), inCodePointOrder(right));
  }
  return order(a.length, b.length);
}

const inCodePointOrder = (unit: number) => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

function compareDocuments(a: Document, b: Document): number {
  const others = b.entries();
  for (const [name, value] of a) {
    const other = others.next().value;
    if (!other) return 1;
    const difference =
      order(typeOf(value).order, typeOf(other[1]).order) ||
      compareStrings(name, other[0]) ||
      compareValues(value, other[1]);
    if (difference) return difference;
  }
  return a.size < b.size ? -1 : 0;
}

function compareArrays(a: Value[], b: Value[]): number {
  for (const [index, value] of a.entries()) {
    if (index >= b.length) return 1;
    const difference = compareValues(value, b[index]);
    if (difference) return difference;
  }
  return a.length < b.length ? -1 : 0;
}
