import { dateOfMilliseconds } from '../../bson/date';
import {
  add,
  asDouble,
  asInteger,
  divide,
  multiply,
  numberType,
  remainder,
  subtract,
  toNumber,
} from '../../bson/numbers';
import { Decimal128, isNumber, isZero, type Maybe, type NumberValue, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { ANY_NUMBER, nullable, type Operator, type Operators } from './kinds';

function numeric(value: Value, name: string): NumberValue {
  return isNumber(value) ? value : fail(28765, `${name} only supports numeric types, not ${typeName(value)}`);
}

const isDate = (value: Maybe): value is Date => value instanceof Date;

const shifted = (date: Date, milliseconds: NumberValue) =>
  dateOfMilliseconds(date.getTime() + Math.round(toNumber(milliseconds)));

function sum(values: Value[]): Value {
  const dates = values.filter(isDate);
  need(dates.length <= 1, 16612, 'only one date allowed in an $add expression');
  let total: NumberValue = 0;
  for (const value of values) {
    if (isDate(value)) continue;
    need(isNumber(value), 'TypeMismatch', `$add only supports numeric or date types, not ${typeName(value)}`);
    total = add(total, value);
  }
  return dates[0] ? shifted(dates[0], total) : total;
}

function difference(a: Value, b: Value): Value {
  if (isDate(a) && isDate(b)) return BigInt(a.getTime() - b.getTime());
  if (isDate(a) && isNumber(b)) return shifted(a, subtract(0, b));
  if (isNumber(a) && isNumber(b)) return subtract(a, b);
  fail('TypeMismatch', `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function pairOf(a: Value, b: Value, name: string, code: number): [NumberValue, NumberValue] {
  if (isNumber(a) && isNumber(b)) return [a, b];
  fail(code, `${name} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
}

const division = (operate: (a: NumberValue, b: NumberValue) => NumberValue, zeroCode: number): Operator =>
  nullable(2, ([a, b], name) => {
    const [dividend, divisor] = pairOf(a, b, name, zeroCode + 1);
    need(!isZero(divisor), zeroCode, `can't ${name} by zero`);
    return operate(dividend, divisor);
  });

/** A function of doubles; `isDefined` refuses what it has no value for. */
function mathematical(
  compute: (value: number) => number,
  isDefined: (value: number) => boolean = () => true,
): Operator {
  return nullable(1, ([value], name) => {
    const number = toNumber(numeric(value, name));
    need(isDefined(number) || Number.isNaN(number), 50989, `cannot apply ${name} to ${number}, value is out of range`);
    const result = compute(number);
    return value instanceof Decimal128 ? Decimal128.fromString(String(result)) : asDouble(result);
  });
}

const isPositive = (value: number) => value > 0;
const within = (low: number, high: number) => (value: number) => value >= low && value <= high;
const RADIAN = 180 / Math.PI;

function power(a: NumberValue, b: NumberValue): NumberValue {
  const [base, exponent] = [toNumber(a), toNumber(b)];
  need(base !== 0 || exponent >= 0, 28764, '$pow cannot take a base of 0 and a negative exponent');
  const result = base ** exponent;
  const isWhole = [a, b].every((value) => ['int', 'long'].includes(numberType(value)));
  if (!isWhole || exponent < 0 || Math.abs(result) >= 2 ** 63) return asDouble(result);
  return asInteger(BigInt(a as number) ** BigInt(b as number));
}

function logarithm(a: NumberValue, b: NumberValue): NumberValue {
  const [value, base] = [toNumber(a), toNumber(b)];
  need(value > 0, 28758, `$log's argument must be a positive number, but is ${value}`);
  need(base > 0 && base !== 1, 28759, `$log's base must be a positive number not equal to 1, but is ${base}`);
  return asDouble(Math.log(value) / Math.log(base));
}

export const ARITHMETIC_OPERATORS: Operators = {
  $add: nullable(ANY_NUMBER, sum),
  $subtract: nullable(2, ([a, b]) => difference(a, b)),
  $multiply: nullable(ANY_NUMBER, (values, name) =>
    values.reduce<NumberValue>((product, each) => multiply(product, numeric(each, name)), 1),
  ),
  $divide: division(divide, 16608),
  $mod: division(remainder, 16610),
  $pow: nullable(2, ([a, b], name) => power(...pairOf(a, b, name, 28762))),
  $log: nullable(2, ([a, b], name) => logarithm(...pairOf(a, b, name, 28756))),
  $abs: nullable(1, ([value], name) => {
    const number = numeric(value, name);
    return toNumber(number) < 0 ? subtract(0, number) : number;
  }),
  $sqrt: mathematical(Math.sqrt, (value) => value >= 0),
  $exp: mathematical(Math.exp),
  $ln: mathematical(Math.log, isPositive),
  $log10: mathematical(Math.log10, isPositive),
  $sin: mathematical(Math.sin),
  $cos: mathematical(Math.cos),
  $tan: mathematical(Math.tan),
  $asin: mathematical(Math.asin, within(-1, 1)),
  $acos: mathematical(Math.acos, within(-1, 1)),
  $atan: mathematical(Math.atan),
  $atan2: nullable(2, ([a, b], name) => {
    const [y, x] = pairOf(a, b, name, 51044);
    return asDouble(Math.atan2(toNumber(y), toNumber(x)));
  }),
  $sinh: mathematical(Math.sinh),
  $cosh: mathematical(Math.cosh),
  $tanh: mathematical(Math.tanh),
  $asinh: mathematical(Math.asinh),
  $acosh: mathematical(Math.acosh, within(1, Number.POSITIVE_INFINITY)),
  $atanh: mathematical(Math.atanh, within(-1, 1)),
  $degreesToRadians: mathematical((value) => value / RADIAN),
  $radiansToDegrees: mathematical((value) => value * RADIAN),
};
