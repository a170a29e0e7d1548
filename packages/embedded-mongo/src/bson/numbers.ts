import { fail } from '../errors';
import { compareExact, exact } from './decimal';
import { Decimal128, Double, isInt32, isNumber, type Maybe, type NumberValue } from './values';

/** Widest last: a sum has the wider type of its two sides. */
const WIDTHS = ['int', 'long', 'double', 'decimal'] as const;
type NumberType = (typeof WIDTHS)[number];

export function numberType(value: NumberValue): NumberType {
  if (typeof value === 'bigint') return 'long';
  if (value instanceof Decimal128) return 'decimal';
  return value instanceof Double || !isInt32(value) ? 'double' : 'int';
}

function widest(a: NumberValue, b: NumberValue): NumberType {
  return WIDTHS[Math.max(WIDTHS.indexOf(numberType(a)), WIDTHS.indexOf(numberType(b)))] as NumberType;
}

export const toNumber = (value: NumberValue): number =>
  typeof value === 'number' ? value : Number(value instanceof Double ? value.value : value.toString());

/** The value as a whole JavaScript number, or undefined where it is none. */
export function wholeNumber(value: Maybe): number | undefined {
  const number = isNumber(value) ? toNumber(value) : Number.NaN;
  return Number.isInteger(number) ? number + 0 : undefined;
}

export const asDouble = (value: number): NumberValue => (isInt32(value) ? new Double(value) : value);

const LONG_MAX = 2n ** 63n - 1n;
const LONG_MIN = -(2n ** 63n);
export const isLong = (value: bigint) => value >= LONG_MIN && value <= LONG_MAX;

/** An int where the number fits, else a long, else a double, as MongoDB widens sums. */
export const asInteger = (value: bigint): NumberValue =>
  isInt32(Number(value)) ? Number(value) : isLong(value) ? value : asDouble(Number(value));

/** By value, whatever the types; NaN is the least number and equal to itself. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (a instanceof Decimal128 || b instanceof Decimal128) return compareDecimals(a, b);
  const left = a instanceof Double ? a.value : a;
  const right = b instanceof Double ? b.value : b;
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left)) || 0;
}

function compareDecimals(a: NumberValue, b: NumberValue): number {
  const left = exact(a);
  const right = exact(b);
  return left && right ? compareExact(left, right) : compareNumbers(special(a, left), special(b, right));
}

/** Beside an infinity or NaN zero stands in for a finite number. */
const special = (value: NumberValue, finite: unknown) => (finite ? 0 : toNumber(value));

/** Decimals are stored, compared and sorted; nothing calculates with them. */
export function refuseDecimal(): never {
  return fail('TypeMismatch', 'The embedded engine does not calculate with Decimal128');
}

export function add(a: NumberValue, b: NumberValue): NumberValue {
  const type = widest(a, b);
  if (type === 'decimal') return refuseDecimal();
  if (type === 'double') return asDouble(toNumber(a) + toNumber(b));
  const sum = BigInt(a as number | bigint) + BigInt(b as number | bigint);
  return type === 'long' && isLong(sum) ? sum : asInteger(sum);
}
