import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  type Timestamp,
} from 'bson';

/** A document in memory. A Map keeps the order of fields such as "10" and "2", and no field name is special to it. */
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
  | BSONSymbol
  | MinKey
  | MaxKey
  | Value[]
  | Document;

export type NumberValue = number | bigint | Double | Decimal128;

/** `undefined` stands for a field that is not there. */
export type Maybe = Value | undefined;

interface BsonType {
  code: number;
  name: string;
  /** Place in MongoDB's order of types; numbers share one, and so do strings and symbols. */
  order: number;
}

const type = (code: number, name: string, order: number): BsonType => ({ code, name, order });

const TYPES = {
  minKey: type(-1, 'minKey', 0),
  missing: type(0, 'missing', 1),
  undefined: type(6, 'undefined', 1),
  null: type(10, 'null', 2),
  double: type(1, 'double', 3),
  int: type(16, 'int', 3),
  long: type(18, 'long', 3),
  decimal: type(19, 'decimal', 3),
  string: type(2, 'string', 4),
  symbol: type(14, 'symbol', 4),
  object: type(3, 'object', 5),
  array: type(4, 'array', 6),
  binData: type(5, 'binData', 7),
  objectId: type(7, 'objectId', 8),
  bool: type(8, 'bool', 9),
  date: type(9, 'date', 10),
  timestamp: type(17, 'timestamp', 11),
  regex: type(11, 'regex', 12),
  dbPointer: type(12, 'dbPointer', 13),
  javascript: type(13, 'javascript', 14),
  javascriptWithScope: type(15, 'javascriptWithScope', 15),
  maxKey: type(127, 'maxKey', 16),
} satisfies Record<string, BsonType>;

const WRAPPED: Record<string, BsonType> = {
  Double: TYPES.double,
  Decimal128: TYPES.decimal,
  ObjectId: TYPES.objectId,
  Binary: TYPES.binData,
  BSONRegExp: TYPES.regex,
  Timestamp: TYPES.timestamp,
  BSONSymbol: TYPES.symbol,
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
  if (value instanceof Code) return value.scope ? TYPES.javascriptWithScope : TYPES.javascript;
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

/** A small document, written as JavaScript writes one. */
export function doc(fields: Record<string, Maybe> = {}): Document {
  const document: Document = new Map();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) document.set(name, value);
  return document;
}

export const TYPE_CODES: ReadonlyMap<number, string> = new Map(
  Object.values(TYPES)
    .filter((each) => each !== TYPES.missing)
    .map(({ code, name }) => [code, name]),
);
export const TYPE_NAMES: ReadonlySet<string> = new Set(TYPE_CODES.values());

/** What an aggregation takes as true: everything but false, null, zero and a missing value. */
export const isTruthy = (value: Maybe): boolean =>
  !isNullish(value) && value !== false && !(isNumber(value) && isZero(value));

/** A decimal may be too small for a double and yet not be zero. */
export const isZero = (value: NumberValue): boolean =>
  value instanceof Decimal128 ? /^-?[0.]+(E|$)/.test(value.toString()) : Number(value.valueOf()) === 0;

export { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId };
