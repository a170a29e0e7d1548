import { fail, need } from '../errors';
import { toNumber } from './numbers';
import { type Document, isDocument, isNumber, isString, isTruthy, type Maybe, typeName, type Value } from './values';

/** The types that a table may require of a field, and what the field is read as. */
interface FieldTypes {
  object: Document;
  array: Value[];
  string: string;
  bool: boolean;
  number: number;
  /** Without its fraction, as MongoDB takes most counts. */
  whole: number;
  any: Value;
  /** Accepted and without effect. */
  ignored: Value;
}

type FieldType = keyof FieldTypes;

/** The type of each field, with `!` where the field is required, or the few texts that it may hold. */
export type FieldTable = Record<string, FieldType | `${FieldType}!` | readonly string[]>;

type Read<Type> = Type extends readonly string[]
  ? Type[number] | undefined
  : Type extends `${infer Name}!`
    ? FieldTypes[Name & FieldType]
    : FieldTypes[Type & FieldType] | undefined;
export type Fields<T extends FieldTable> = { [Name in keyof T]: Read<T[Name]> };

const READERS: { [Name in FieldType]: { type: string; read(value: Value): FieldTypes[Name] | undefined } } = {
  object: { type: 'object', read: (value) => (isDocument(value) ? value : undefined) },
  array: { type: 'array', read: (value) => (Array.isArray(value) ? value : undefined) },
  string: { type: 'string', read: (value) => (isString(value) ? value : undefined) },
  bool: {
    type: 'bool',
    read: (value) => (typeof value === 'boolean' || isNumber(value) ? isTruthy(value) : undefined),
  },
  number: { type: 'number', read: (value) => (isNumber(value) ? toNumber(value) : undefined) },
  whole: { type: 'long', read: (value) => (isNumber(value) ? Math.trunc(toNumber(value)) || 0 : undefined) },
  any: { type: 'any', read: (value) => value },
  ignored: { type: 'any', read: (value) => value },
};

const NO_OTHERS: ReadonlySet<string> = new Set();

/** Reads the fields of a command or statement by a table, and refuses a field that neither it nor `others` names. */
export function readFields<T extends FieldTable>(
  where: string,
  source: Document,
  table: T,
  others: ReadonlySet<string> = NO_OTHERS,
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

function readField(where: string, value: Maybe, type: FieldTable[string]): unknown {
  if (typeof type !== 'string') return readChoice(where, value, type);
  const isRequired = type.endsWith('!');
  const reader = READERS[(isRequired ? type.slice(0, -1) : type) as FieldType];
  if (value === undefined || (value === null && reader.type !== 'any')) {
    need(!isRequired, 'IDLFailedToParse', `BSON field '${where}' is missing but a required field`);
    return undefined;
  }
  return reader.read(value) ?? (value === null ? value : wrongType(where, value, reader.type));
}

function readChoice(where: string, value: Maybe, choices: readonly string[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = isString(value) ? value : wrongType(where, value, 'string');
  need(choices.includes(text), 'BadValue', `Enumeration value '${text}' for field '${where}' is not a valid value.`);
  return text;
}

function wrongType(where: string, value: Value, type: string): never {
  fail('TypeMismatch', `BSON field '${where}' is the wrong type '${typeName(value)}', expected type '${type}'`);
}
