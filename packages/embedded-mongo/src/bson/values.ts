import { Binary, BSONRegExp, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, type Timestamp } from 'bson';

/** A document in memory: a Map keeps the order of fields such as "10" and "2", and treats no field name specially. */
export interface Document extends Map<string, Value> {}

/**
 * A BSON value in memory. A whole number that fits is an int32, any other number is a double, and a bigint is an int64;
 * a double such as 2.0, which would read as an int32, stays wrapped in `Double`. So every type survives a round trip.
 */
export type Value =
  | null
  | boolean
  | string
  | NumberValue
  | Date
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | Code
  | MinKey
  | MaxKey
  | Value[]
  | Document;

export type NumberValue = number | bigint | Double | Decimal128;

/** `undefined` stands for a missing field. */
export type Maybe = Value | undefined;

interface BsonType {
  name: string;
  /** Rank in MongoDB's order of types; numbers share one. */
  order: number;
}

const type = (name: string, order: number): BsonType => ({ name, order });

const TYPES = {
  minKey: type('minKey', 0),
  missing: type('missing', 1),
  null: type('null', 2),
  double: type('double', 3),
  int: type('int', 3),
  long: type('long', 3),
  decimal: type('decimal', 3),
  string: type('string', 4),
  object: type('object', 5),
  array: type('array', 6),
  binData: type('binData', 7),
  objectId: type('objectId', 8),
  bool: type('bool', 9),
  date: type('date', 10),
  timestamp: type('timestamp', 11),
  regex: type('regex', 12),
  javascript: type('javascript', 14),
  maxKey: type('maxKey', 16),
};

const WRAPPED: Record<string, BsonType> = {
  Double: TYPES.double,
  Decimal128: TYPES.decimal,
  ObjectId: TYPES.objectId,
  Binary: TYPES.binData,
  BSONRegExp: TYPES.regex,
  Code: TYPES.javascript,
  Timestamp: TYPES.timestamp,
  MinKey: TYPES.minKey,
  MaxKey: TYPES.maxKey,
};

export function typeOf(value: Maybe): BsonType {
  switch (typeof value) {
    case 'string':
      return TYPES.string;
    case 'number':
      return isInt32(value) ? TYPES.int : TYPES.double;
    case 'bigint':
      return TYPES.long;
    case 'boolean':
      return TYPES.bool;
    case 'undefined':
      return TYPES.missing;
  }
  if (value === null) return TYPES.null;
  if (value instanceof Map) return TYPES.object;
  if (Array.isArray(value)) return TYPES.array;
  if (value instanceof Date) return TYPES.date;
  return WRAPPED[value._bsontype] as BsonType;
}

export const typeName = (value: Maybe) => typeOf(value).name;

const INT32_MAX = 0x7fffffff;
const INT32_MIN = -0x80000000;

export const isInt32 = (value: number) =>
  Number.isInteger(value) && value <= INT32_MAX && value >= INT32_MIN && !Object.is(value, -0);

export const isDocument = (value: Maybe): value is Document => value instanceof Map;
export const isString = (value: Maybe): value is string => typeof value === 'string';
export const isNumber = (value: Maybe): value is NumberValue =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal128;
export const isNullish = (value: Maybe): value is null | undefined => value === null || value === undefined;

/** A small document, written as a JavaScript object. */
export function doc(fields: Record<string, Maybe> = {}): Document {
  const document: Document = new Map();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) document.set(name, value);
  return document;
}

/** Truth as an expression sees it: everything but false, null, zero and a missing value. */
export const isTruthy = (value: Maybe): boolean =>
  !isNullish(value) && value !== false && !(isNumber(value) && isZero(value));

/** A decimal may be too small for a double and yet not be zero. */
const isZero = (value: NumberValue): boolean =>
  value instanceof Decimal128 ? /^-?[0.]+(E|$)/.test(value.toString()) : Number(value.valueOf()) === 0;

/** Whether a part of a path may be an index of an array. */
export const isArrayIndex = (name: string) => /^(0|[1-9]\d*)$/.test(name);

export { Binary, BSONRegExp, Code, Decimal128, Double, MaxKey, MinKey, ObjectId };
