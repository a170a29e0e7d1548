import { toNumber } from '../bson/numbers';
import {
  type Document,
  isDocument,
  isNumber,
  isString,
  isTruthy,
  type Maybe,
  typeName,
  type Value,
} from '../bson/values';
import { fail, need } from '../errors';

/** The types of fields that commands take, and what they are read as. */
interface FieldTypes {
  object: Document;
  array: Value[];
  string: string;
  bool: boolean;
  whole: number;
  any: Value;
  /** Taken from any client, and without a meaning here. */
  ignored: Value;
}

export type FieldTable = Record<string, keyof FieldTypes | `${keyof FieldTypes}!`>;

type Plain<T> = T extends `${infer Name}!` ? Name : T;
export type Fields<T extends FieldTable> = {
  [Name in keyof T]: T[Name] extends `${string}!`
    ? FieldTypes[Plain<T[Name]> & keyof FieldTypes]
    : FieldTypes[Plain<T[Name]> & keyof FieldTypes] | undefined;
};

/** Fields that every command takes. */
const GENERIC = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

const READERS: { [Name in keyof FieldTypes]: { type: string; read(value: Value): FieldTypes[Name] | undefined } } = {
  object: { type: 'object', read: (value) => (isDocument(value) ? value : undefined) },
  array: { type: 'array', read: (value) => (Array.isArray(value) ? value : undefined) },
  string: { type: 'string', read: (value) => (isString(value) ? value : undefined) },
  bool: {
    type: 'bool',
    read: (value) => (typeof value === 'boolean' || isNumber(value) ? isTruthy(value) : undefined),
  },
  whole: { type: 'long', read: (value) => (isNumber(value) ? Math.trunc(toNumber(value)) : undefined) },
  any: { type: 'any', read: (value) => value },
  ignored: { type: 'any', read: (value) => value },
};

/** Reads the fields of a command or of a statement in it; a field marked with `!` must be there. */
export function readFields<T extends FieldTable>(
  where: string,
  source: Document,
  table: T,
  others: ReadonlySet<string> = GENERIC,
): Fields<T> {
  for (const name of source.keys())
    need(
      Object.hasOwn(table, name) || others.has(name),
      'IDLUnknownField',
      `BSON field '${where}.${name}' is an unknown field.`,
    );
  const entries = Object.entries(table).map(([name, type]) => [
    name,
    readField(`${where}.${name}`, source.get(name), type),
  ]);
  return Object.fromEntries(entries);
}

/** A statement within a command takes no generic fields. */
export const NO_OTHERS: ReadonlySet<string> = new Set();

function readField(where: string, value: Maybe, type: string): unknown {
  const isRequired = type.endsWith('!');
  const reader = READERS[(isRequired ? type.slice(0, -1) : type) as keyof FieldTypes];
  if (value === undefined || (value === null && reader.type !== 'any')) {
    need(!isRequired, 'IDLFailedToParse', `BSON field '${where}' is missing but a required field`);
    return undefined;
  }
  const read = reader.read(value);
  if (read === undefined)
    fail(
      'TypeMismatch',
      `BSON field '${where}' is the wrong type '${typeName(value)}', expected type '${reader.type}'`,
    );
  return read;
}
