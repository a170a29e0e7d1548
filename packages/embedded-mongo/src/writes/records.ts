import { decode } from '../bson/decode';
import { encode, MAX_DOCUMENT_BYTES, tooLarge } from '../bson/encode';
import { type Document, isDocument, ObjectId, typeName, type Value } from '../bson/values';
import { fail, need } from '../errors';
import type { FoundRecord } from '../query/scan';
import type { Collection } from '../storage/collection';

/** Inserts a document as the client has sent it; only a missing or misplaced _id makes new bytes. */
export function insertRecord(collection: Collection, bytes: Buffer) {
  const document = decode(bytes);
  if (document.keys().next().value === '_id') store(collection, document, bytes);
  else insertDocument(collection, document);
}

export function insertDocument(collection: Collection, document: Document) {
  const id = document.get('_id');
  const whole = new Map([['_id', id === undefined ? new ObjectId() : id], ...document]);
  store(collection, whole, encode(whole));
}

function store(collection: Collection, document: Document, bytes: Buffer) {
  checkRecord(document, bytes);
  collection.insert(document, bytes);
}

/** Writes the changed document, and returns whether anything has changed. */
export function replaceRecord(collection: Collection, found: FoundRecord, after: Document): boolean {
  const before = found.document;
  const bytes = encode(after);
  const idOf = (document: Document) => encode(new Map([['_id', document.get('_id') ?? null]]));
  need(
    idOf(before).equals(idOf(after)),
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
  if (bytes.equals(found.bytes)) return false;
  checkRecord(after, bytes);
  collection.replace(found.id, before, after, bytes);
  return true;
}

const FORBIDDEN_ID_TYPES = new Set(['array', 'regex']);

function checkRecord(document: Document, bytes: Buffer) {
  const id = document.get('_id');
  const type = typeName(id);
  if (FORBIDDEN_ID_TYPES.has(type)) fail('InvalidIdField', `The '_id' value cannot be of type ${type}`);
  const dollar = isDocument(id) ? [...id.keys()].find((name) => name.startsWith('$')) : undefined;
  if (dollar !== undefined)
    fail(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
  if (bytes.length > MAX_DOCUMENT_BYTES) tooLarge(bytes.length);
  need(depthOf(document) <= MAX_DEPTH, 'Overflow', `Document exceeds maximum nesting depth of ${MAX_DEPTH}`);
}

/** Below the limit of messages, so that a stored document also fits into a reply. */
const MAX_DEPTH = 180;

function depthOf(document: Document): number {
  let depth = 0;
  for (let level: Value[] = [document]; level.length > 0; depth++) level = level.flatMap(containersIn);
  return depth;
}

const containersIn = (value: Value): Value[] =>
  (isDocument(value) ? [...value.values()] : Array.isArray(value) ? value : []).filter(
    (each) => isDocument(each) || Array.isArray(each),
  );
