import { dateOfMilliseconds } from '../../bson/date';
import { asDecimal, wholePart } from '../../bson/decimal';
import { asDouble, isLong, numberType, toNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import {
  Decimal128,
  isInt32,
  isNullish,
  isNumber,
  isString,
  isTruthy,
  type Maybe,
  ObjectId,
  TYPE_CODES,
  typeName,
  type Value,
} from '../../bson/values';
import { fail, MongoError, need } from '../../errors';
import { ownEntry } from '../../own-entry';
import { dateOf } from '../dates/arguments';
import { parseDate } from '../dates/text';
import { named, nullable, type Operator, type Operators, plain } from './kinds';

type Convert = (value: Value) => Value | undefined;

/** A number, string, date, id or truth value as a string. */
export function textOf(value: Value): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  return isNumber(value) && numberType(value) === 'double' ? String(toNumber(value)) : String(value);
}

const refuseText = (text: string): never =>
  fail('ConversionFailure', `Failed to parse number '${text}' in $convert with no onError value`);
const overflow = (value: Value): never =>
  fail('ConversionFailure', `Conversion would overflow target type in $convert with no onError value: ${show(value)}`);

/** The whole part of a number that `fits`. */
function whole(value: Value, fits: (whole: bigint) => boolean): bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (isString(value)) {
    const read = /^[+-]?\d+$/.test(value) ? BigInt(value) : refuseText(value);
    return fits(read) ? read : overflow(value);
  }
  if (!isNumber(value)) return undefined;
  const number = wholePart(value) ?? fail('ConversionFailure', `Attempt to convert ${show(value)} to an integer`);
  return fits(number) ? number : overflow(value);
}

function toInt(value: Value): Value | undefined {
  const result = whole(value, (each) => isInt32(Number(each)));
  return result === undefined ? undefined : Number(result);
}

const DECIMAL_TEXT = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|NaN|[+-]?Infinity)$/i;

function toDouble(value: Value): Value | undefined {
  if (value instanceof Date) return asDouble(value.getTime());
  if (typeof value === 'boolean') return asDouble(Number(value));
  if (isNumber(value)) return asDouble(toNumber(value));
  if (!isString(value)) return undefined;
  return DECIMAL_TEXT.test(value) ? asDouble(Number(value)) : refuseText(value);
}

function toDecimal(value: Value): Value | undefined {
  if (value instanceof Date) return asDecimal(BigInt(value.getTime()));
  if (typeof value === 'boolean') return asDecimal(BigInt(value));
  if (isNumber(value)) return asDecimal(value);
  if (!isString(value)) return undefined;
  try {
    return Decimal128.fromString(value);
  } catch {
    refuseText(value);
  }
}

const DATE_FROM = new Set(['date', 'objectId', 'timestamp']);

function toDate(value: Value): Value | undefined {
  if (isString(value)) return parseDate(value, undefined);
  if (!isNumber(value)) return DATE_FROM.has(typeName(value)) ? dateOf(value) : undefined;
  return numberType(value) === 'int' ? undefined : dateOfMilliseconds(Math.trunc(toNumber(value)));
}

const BOOLEAN_FROM = new Set(['bool', 'int', 'long', 'double', 'decimal', 'string', 'objectId', 'date']);
const STRING_FROM = BOOLEAN_FROM;

/** By the name of the type converted to. Undefined means that there is no such conversion. */
const CONVERSIONS: Record<string, Convert> = {
  double: toDouble,
  string: (value) => (STRING_FROM.has(typeName(value)) ? textOf(value) : undefined),
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    if (!isString(value)) return undefined;
    need(
      /^[0-9a-f]{24}$/i.test(value),
      'ConversionFailure',
      `Failed to parse objectId '${value}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${value.length}`,
    );
    return new ObjectId(value);
  },
  bool: (value) => (BOOLEAN_FROM.has(typeName(value)) ? isTruthy(value) : undefined),
  date: toDate,
  int: toInt,
  long: (value) => (value instanceof Date ? BigInt(value.getTime()) : whole(value, isLong)),
  decimal: toDecimal,
};

function convert(value: Value, target: string): Value {
  const conversion = ownEntry(CONVERSIONS, target);
  const result = conversion?.(value);
  if (result === undefined)
    fail(
      'ConversionFailure',
      `Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`,
    );
  return result;
}

function targetOf(type: Maybe): string {
  const name = isNumber(type) ? TYPE_CODES.get(toNumber(type)) : type;
  return isString(name) ? name : fail('FailedToParse', "$convert's 'to' argument must be a string or number");
}

const to = (target: string): Operator => nullable(1, ([value]) => convert(value, target));

export const CONVERSION_OPERATORS: Operators = {
  $type: plain(1, ([value]) => typeName(value)),
  $isNumber: plain(1, ([value]) => isNumber(value)),
  $toDouble: to('double'),
  $toString: to('string'),
  $toObjectId: to('objectId'),
  $toBool: to('bool'),
  $toDate: to('date'),
  $toInt: to('int'),
  $toLong: to('long'),
  $toDecimal: to('decimal'),
  $convert: named(['input', 'to'], ['onError', 'onNull'], (given, compiler) => {
    const compile = (part: Value | undefined) => compiler.compile(part ?? null);
    const [input, target, onNull] = [compile(given.input), compile(given.to), compile(given.onNull)];
    const onError = given.onError === undefined ? undefined : compile(given.onError);
    return (scope) => {
      const [value, type] = [input(scope), target(scope)];
      if (isNullish(value)) return onNull(scope);
      if (isNullish(type)) return null;
      try {
        return convert(value, targetOf(type));
      } catch (error) {
        if (onError && error instanceof MongoError) return onError(scope);
        throw error;
      }
    };
  }),
};
