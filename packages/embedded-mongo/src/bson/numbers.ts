import { alignExact, asDecimal, compareExact, type Exact, exact, toDecimal } from './decimal';
import { Decimal128, Double, isInt32, isNumber, type Maybe, type NumberValue } from './values';

/** Widest last: an operation answers in the wider type of its two sides. */
const WIDTHS = ['int', 'long', 'double', 'decimal'] as const;
export type NumberType = (typeof WIDTHS)[number];

export function numberType(value: NumberValue): NumberType {
  if (typeof value === 'bigint') return 'long';
  if (value instanceof Decimal128) return 'decimal';
  return value instanceof Double || !isInt32(value) ? 'double' : 'int';
}

export function widest(a: NumberValue, b: NumberValue): NumberType {
  return WIDTHS[Math.max(WIDTHS.indexOf(numberType(a)), WIDTHS.indexOf(numberType(b)))] as NumberType;
}

/** The nearest JavaScript number. */
export const toNumber = (value: NumberValue): number =>
  typeof value === 'number' ? value : Number(value instanceof Double ? value.value : value.toString());

/** The number without a fraction that a value is, if it is one. */
export function wholeNumber(value: Maybe): number | undefined {
  const number = isNumber(value) ? toNumber(value) : Number.NaN;
  return Number.isInteger(number) ? number + 0 : undefined;
}

/** A double, whatever its value. */
export const asDouble = (value: number): NumberValue => (isInt32(value) ? new Double(value) : value);

const LONG_MAX = 2n ** 63n - 1n;
const LONG_MIN = -(2n ** 63n);
export const isLong = (value: bigint) => value >= LONG_MIN && value <= LONG_MAX;

/** A whole number as an int where it fits and a long where not, as MongoDB widens the results of arithmetic. */
export const asInteger = (value: bigint): NumberValue =>
  isInt32(Number(value)) ? Number(value) : isLong(value) ? value : asDouble(Number(value));

/** By value, whatever the types; NaN is the least number and equal to itself. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (a instanceof Decimal128 || b instanceof Decimal128) return compareWide(a, b);
  const left = a instanceof Double ? a.value : a;
  const right = b instanceof Double ? b.value : b;
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left)) || 0;
}

function compareWide(a: NumberValue, b: NumberValue): number {
  const left = exact(a);
  const right = exact(b);
  return left && right ? compareExact(left, right) : compareNumbers(special(a, left), special(b, right));
}

/** Stands for a number beside an infinity or NaN. */
const special = (value: NumberValue, finite: unknown) => (finite ? 0 : toNumber(value));

type Operation = {
  integers: (a: bigint, b: bigint) => bigint;
  doubles: (a: number, b: number) => number;
  decimals: (a: Decimal128, b: Decimal128) => Decimal128;
};

function decimals(operate: Operation['integers'], doubles: Operation['doubles']): Operation['decimals'] {
  return (a, b) => {
    const [left, right] = [exact(a), exact(b)];
    if (!left || !right) return beyondFinite(a, b, doubles);
    const [x, y, exponent] = alignExact(left, right);
    return toDecimal({ coefficient: operate(x, y), exponent });
  };
}

/** With an infinity or NaN on a side a double of the same sign stands in for a finite number. */
function beyondFinite(a: Decimal128, b: Decimal128, operate: Operation['doubles']): Decimal128 {
  const standIn = (value: Decimal128) => (exact(value) ? Math.sign(toNumber(value)) : toNumber(value));
  return Decimal128.fromString(String(operate(standIn(a), standIn(b))));
}

function operation(integers: Operation['integers'], doubles: Operation['doubles'], wide = decimals(integers, doubles)) {
  return (a: NumberValue, b: NumberValue): NumberValue => {
    const type = widest(a, b);
    if (type === 'decimal') return wide(asDecimal(a), asDecimal(b));
    if (type === 'double') return asDouble(doubles(toNumber(a), toNumber(b)));
    if (type === 'int') {
      // Adding zero turns -0, which an int does not have, into 0.
      const quick = doubles(a as number, b as number) + 0;
      if (Number.isSafeInteger(quick)) return isInt32(quick) ? quick : BigInt(quick);
    }
    const result = integers(BigInt(a as number | bigint), BigInt(b as number | bigint));
    return type === 'long' && isLong(result) ? result : asInteger(result);
  };
}

export const add = operation(
  (a, b) => a + b,
  (a, b) => a + b,
);

export const subtract = operation(
  (a, b) => a - b,
  (a, b) => a - b,
);

export const multiply = operation(
  (a, b) => a * b,
  (a, b) => a * b,
  (a, b) => {
    const [left, right] = [exact(a), exact(b)];
    if (!left || !right) return beyondFinite(a, b, (x, y) => x * y);
    return toDecimal({ coefficient: left.coefficient * right.coefficient, exponent: left.exponent + right.exponent });
  },
);

/** The remainder has the sign of the dividend; the caller has refused a divisor of zero. */
export const remainder = operation(
  (a, b) => a % b,
  (a, b) => a % b,
);

/** Digits beyond the 34 that a decimal holds, so that rounding sees what follows. */
const SPARE_DIGITS = 40n;

export function divide(a: NumberValue, b: NumberValue): NumberValue {
  if (widest(a, b) !== 'decimal') return asDouble(toNumber(a) / toNumber(b));
  const [dividend, divisor] = [asDecimal(a), asDecimal(b)];
  const [left, right] = [exact(dividend), exact(divisor)];
  if (!left || !right) return beyondFinite(dividend, divisor, (x, y) => x / y);
  const scaled = left.coefficient * 10n ** SPARE_DIGITS;
  const spare = scaled % right.coefficient === 0n ? Number(SPARE_DIGITS) : 0;
  const quotient = {
    coefficient: scaled / right.coefficient,
    exponent: left.exponent - right.exponent - Number(SPARE_DIGITS),
  };
  return toDecimal(withoutZeros(quotient, spare));
}

/** Without up to `most` zeros at the end, which an exact quotient does not need. */
function withoutZeros({ coefficient, exponent }: Exact, most: number): Exact {
  let [rest, dropped] = [coefficient, 0];
  for (; dropped < most && rest % 10n === 0n; dropped++) rest /= 10n;
  return { coefficient: rest, exponent: exponent + dropped };
}
