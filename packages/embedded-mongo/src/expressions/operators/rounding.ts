import { exact, toDecimal } from '../../bson/decimal';
import { asDouble, asInteger, numberType, toNumber } from '../../bson/numbers';
import { isNullish, isNumber, type NumberValue, typeName } from '../../bson/values';
import { fail, need } from '../../errors';
import { type Operator, type Operators, plain } from './kinds';

/** Rounds `whole` + `rest` / `unit` to a whole number. */
type Mode = (whole: bigint, rest: bigint, unit: bigint) => bigint;

/** A number half way between two others goes to the even one. */
const halfToEven: Mode = (whole, rest, unit) => {
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const isUp = twice > unit || (twice === unit && whole % 2n !== 0n);
  return isUp ? whole + (rest < 0n ? -1n : 1n) : whole;
};

/** Rounds the exact number, and answers in the type of the argument. */
function rounded(value: NumberValue, places: number, mode: Mode): NumberValue {
  const number = exact(value);
  const drop = number ? -number.exponent - places : 0;
  if (!number || drop <= 0) return value;
  const unit = 10n ** BigInt(drop);
  const coefficient = mode(number.coefficient / unit, number.coefficient % unit, unit);
  switch (numberType(value)) {
    case 'decimal':
      return toDecimal({ coefficient, exponent: -places });
    case 'double':
      return asDouble(Number(`${coefficient}e${-places}`));
    case 'long':
      return coefficient * 10n ** BigInt(-places);
    default:
      return asInteger(coefficient * 10n ** BigInt(-places));
  }
}

const rounding = (most: number, mode: Mode): Operator =>
  plain([1, most], ([value, places = 0], name) => {
    if (isNullish(value) || isNullish(places)) return null;
    if (!isNumber(value)) fail(28765, `${name} only supports numeric types, not ${typeName(value)}`);
    const digits = isNumber(places) ? toNumber(places) : Number.NaN;
    const isAllowed = Number.isInteger(digits) && digits >= -20 && digits <= 100;
    need(isAllowed, 51083, `cannot apply ${name} with precision value ${places}`);
    return rounded(value, digits, mode);
  });

export const ROUNDING_OPERATORS: Operators = {
  $round: rounding(2, halfToEven),
  $trunc: rounding(2, (whole) => whole),
  $ceil: rounding(1, (whole, rest) => (rest > 0n ? whole + 1n : whole)),
  $floor: rounding(1, (whole, rest) => (rest < 0n ? whole - 1n : whole)),
};
