import { decode } from '../bson/decode';
import { encode, MAX_DOCUMENT_BYTES, tooLarge } from '../bson/encode';
import { type Document, isDocument, ObjectId, typeName, type Value } from '../bson/values';
import { fail, need } from '../errors';
import type { Found } from '../query/scan';
import type { Collection } from '../storage/collection';
import { validate } from './validation';

/** Inserts a document as the client sent it; only a missing or misplaced _id makes new bytes. */
export function insertRecord(collection: Collection, bytes: Buffer, bypassValidation = false) {
  const document = decode(bytes);
  if ([...document.keys()][0] === '_id') store(collection, document, bytes, bypassValidation);
  else insertDocument(collection, document, bypassValidation);
}

/** Inserts a document with its _id in the first place. */
export function insertDocument(collection: Collection, document: Document, bypassValidation = false) {
  const whole = new Map([['_id', document.get('_id') ?? new ObjectId()], ...document]);
  store(collection, whole, encode(whole), bypassValidation);
}

function store(collection: Collection, document: Document, bytes: Buffer, bypassValidation: boolean) {
  checkRecord(document, bytes);
  if (!bypassValidation) validate(collection, document);
  collection.insert(document, bytes);
}

/** Writes the changed document, and tells whether anything changed. */
export function replaceRecord(
  collection: Collection,
  found: Found,
  after: Document,
  bypassValidation = false,
): boolean {
  const before = decode(found.bytes);
  const bytes = encode(after);
  const id = encode(new Map([['_id', before.get('_id') ?? null]]));
  need(
    id.equals(encode(new Map([['_id', after.get('_id') ?? null]]))),
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
  if (bytes.equals(found.bytes)) return false;
  checkRecord(after, bytes);
  if (!bypassValidation) validate(collection, after, before);
  collection.replace(found.id, before, after, bytes);
  return true;
}

const FORBIDDEN_ID_TYPES = new Set(['array', 'regex', 'undefined']);

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

/** Less than a message may nest, so that what is stored can also be sent within something else. */
const MAX_DEPTH = 180;

/** How many documents and arrays lie within each other. */
function depthOf(document: Document): number {
  let depth = 0;
  for (let level: Value[] = [document]; level.length > 0; depth++) level = level.flatMap(containersIn);
  return depth;
}

const containersIn = (value: Value): Value[] =>
  (isDocument(value) ? [...value.values()] : Array.isArray(value) ? value : []).filter(
    (each) => isDocument(each) || Array.isArray(each),
  );
