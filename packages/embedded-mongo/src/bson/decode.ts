import { Timestamp } from 'bson';
import { fail } from '../errors';
import { dateOfMilliseconds } from './encode';
import { malformed, Reader } from './reader';
import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  type Document,
  Double,
  isInt32,
  MaxKey,
  MinKey,
  ObjectId,
  type Value,
} from './values';

/** MongoDB's limit for messages; the limit for stored documents in writes/records.ts is lower. */
const MAX_DEPTH = 200;

/**
 * Reads a document from bytes that may be hostile. The library's own `deserialize` is not used because it turns a
 * document with `$ref` and `$id` into another class, refuses patterns that are no JavaScript, and loses the order of
 * fields such as "10" and "2".
 */
export function decode(bytes: Uint8Array, part?: Part): Document {
  return read(bytes, { part });
}

/** What of a document is read, by the names of its fields: of those that are false nothing, of some a part again. */
export type Part = (name: string) => boolean | Part;

interface ReadOptions {
  part?: Part | undefined;
  rawDocuments?: Buffer[];
}

/** As `decode`, except that the documents of an insert stay bytes, because they are stored as they were sent. */
export function decodeCommand(bytes: Uint8Array): { body: Document; documents: Buffer[] } {
  const documents: Buffer[] = [];
  return { body: read(bytes, { rawDocuments: documents }), documents };
}

function read(bytes: Uint8Array, options: ReadOptions): Document {
  const reader = new Reader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    const document = readDocument(reader, 1, options);
    if (reader.at !== reader.length) throw malformed('trailing bytes');
    return document;
  } catch (error) {
    throw error instanceof RangeError ? malformed(error.message) : error;
  }
}

function readDocument(reader: Reader, depth: number, { part, rawDocuments }: ReadOptions = {}): Document {
  const document: Document = new Map();
  const end = open(reader, depth);
  for (let type = reader.byte(); type !== 0; type = reader.byte()) {
    const name = reader.name();
    const wanted = part?.(name) ?? true;
    if (rawDocuments && type === ARRAY && name === 'documents') readRawDocuments(reader, rawDocuments);
    else if (wanted === false) skipValue(reader, type);
    else document.set(name, wanted === true ? readValue(reader, type, depth) : readPart(reader, type, depth, wanted));
  }
  close(reader, end);
  return document;
}

function readPart(reader: Reader, type: number, depth: number, part: Part): Value {
  if (type === OBJECT) return readDocument(reader, depth + 1, { part });
  return type === ARRAY ? readArray(reader, depth + 1, part) : readValue(reader, type, depth);
}

/** @param part - Of each document in it. */
function readArray(reader: Reader, depth: number, part?: Part): Value[] {
  const array: Value[] = [];
  const end = open(reader, depth);
  for (let type = reader.byte(); type !== 0; type = reader.byte()) {
    reader.skipName();
    array.push(part ? readPart(reader, type, depth, part) : readValue(reader, type, depth));
  }
  close(reader, end);
  return array;
}

function readRawDocuments(reader: Reader, documents: Buffer[]) {
  const end = open(reader, 1);
  for (let type = reader.byte(); type !== 0; type = reader.byte()) {
    reader.skipName();
    if (type !== OBJECT)
      fail('TypeMismatch', "BSON field 'insert.documents' holds an element of the wrong type, expected type 'object'");
    documents.push(reader.document());
  }
  close(reader, end);
}

/** The end of the document that begins at the reader's position. */
function open(reader: Reader, depth: number): number {
  if (depth > MAX_DEPTH) fail('Overflow', `Document exceeds maximum nesting depth of ${MAX_DEPTH}`);
  const start = reader.at;
  const end = start + reader.int32();
  if (end < start + 5 || end > reader.length) throw malformed('invalid length of a document');
  return end;
}

function close(reader: Reader, end: number) {
  if (reader.at !== end) throw malformed('a document does not end where its length says');
}

function skipValue(reader: Reader, type: number): void {
  if (type === OBJECT || type === ARRAY) reader.skip(reader.int32() - 4);
  else if (type === 2 || type === 13) reader.skip(reader.int32());
  else if (type === 5) reader.skip(reader.int32() + 1);
  else if (type === 11) {
    reader.skipName();
    reader.skipName();
  } else reader.skip(FIXED_BYTES[type] ?? unknownType(type));
}

function unknownType(type: number): never {
  throw malformed(`unknown type ${type}`);
}

function readValue(reader: Reader, type: number, depth: number): Value {
  const readOne = READERS[type];
  return readOne ? readOne(reader, depth) : unknownType(type);
}

const double = (value: number): Value => (isInt32(value) ? new Double(value) : value);

function binary(reader: Reader): Value {
  const length = reader.int32();
  const subType = reader.byte();
  const bytes = reader.copy(length);
  // Subtype 2 repeats its length, which the library writes by itself.
  return new Binary(subType === Binary.SUBTYPE_BYTE_ARRAY ? bytes.subarray(4) : bytes, subType);
}

const OBJECT = 3;
const ARRAY = 4;

/** Bytes of the types that always have as many. */
const FIXED_BYTES: Record<number, number> = {
  1: 8,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};

/**
 * Readers by the number of the element's type. The deprecated types (undefined, symbol, code with scope) have none, as
 * nothing of the product writes them (docs/decisions/016).
 */
const READERS: Record<number, (reader: Reader, depth: number) => Value> = {
  1: (reader) => double(reader.double()),
  2: (reader) => reader.string(),
  [OBJECT]: (reader, depth) => readDocument(reader, depth + 1),
  [ARRAY]: (reader, depth) => readArray(reader, depth + 1),
  5: binary,
  7: (reader) => new ObjectId(reader.copy(12)),
  8: (reader) => reader.byte() !== 0,
  9: (reader) => dateOfMilliseconds(Number(reader.int64())),
  10: () => null,
  11: (reader) => new BSONRegExp(reader.cstring(), reader.cstring()),
  13: (reader) => new Code(reader.string()),
  16: (reader) => reader.int32(),
  17: (reader) => new Timestamp(reader.uint64()),
  18: (reader) => reader.int64(),
  19: (reader) => new Decimal128(reader.copy(16)),
  127: () => new MaxKey(),
  255: () => new MinKey(),
};
