import { decode } from '../../bson/decode';
import type { Document } from '../../bson/values';
import { MongoError } from '../../errors';
import type { Collection } from '../collection';
import type { Index } from '../collection-index';
import { entryKey, recordIdOf } from '../key-layout';
import type { Store } from '../store';

export type Report = (damage: string) => void;

/** Decodes every record of a collection, and holds its indexes against them in both directions. */
export function verifyCollection(store: Store, collection: Collection, report: Report) {
  const { namespace, count, size } = collection;
  let [records, bytes] = [0, 0];
  const expected = new Map(collection.indexes.map((index) => [index, new Expected()]));
  for (const { key, value } of store.documents.getRange(rangeOf(collection.key()))) {
    records += 1;
    bytes += value.length;
    const id = recordIdOf(key);
    const document = tryToDecode(value);
    if (!document) report(`${namespace}: the record ${id} cannot be decoded`);
    else addExpected(store, { collection, id, document, expected, report });
  }
  if (records !== count) report(`${namespace}: it has ${records} records, and its statistics say ${count}`);
  if (bytes !== size) report(`${namespace}: it has ${bytes} bytes, and its statistics say ${size}`);
  let indexEntries = 0;
  for (const [index, { entries, arrays, hasTruncatedKeys }] of expected) {
    const found = countKeys(store, index);
    indexEntries += found;
    if (found !== entries) reportStray(store, collection, index, report);
    for (const path of arrays)
      if (!index.multikeyPaths.has(path))
        report(`${namespace}: the index ${index.name} has no mark for arrays at ${path}`);
    if (hasTruncatedKeys && !index.hasTruncatedKeys)
      report(`${namespace}: the index ${index.name} has no mark for truncated keys`);
  }
  return { records, indexEntries };
}

class Expected {
  entries = 0;
  readonly arrays = new Set<string>();
  hasTruncatedKeys = false;
}

interface Record {
  collection: Collection;
  id: number;
  document: Document;
  expected: ReadonlyMap<Index, Expected>;
  report: Report;
}

/** Adds what a record must have in the indexes, and reports the entries that it lacks. */
function addExpected(store: Store, { collection, id, document, expected, report }: Record) {
  for (const [index, ofIndex] of expected) {
    const { entries, arrays, hasTruncatedKeys } = index.entries(document);
    ofIndex.entries += entries.size;
    ofIndex.hasTruncatedKeys ||= hasTruncatedKeys;
    for (const path of arrays) ofIndex.arrays.add(path);
    for (const { stem } of entries.values())
      if (!store.indexes.has(entryKey(stem, id)))
        report(`${collection.namespace}: the record ${id} is not in the index ${index.name}`);
  }
}

/** Reports the entries that lead to no record, or to one that has another key. */
function reportStray(store: Store, collection: Collection, index: Index, report: Report) {
  for (const key of store.indexes.getKeys(rangeOf(index.stem([])))) {
    const id = recordIdOf(key);
    const bytes = collection.read(id);
    const document = bytes && tryToDecode(bytes);
    const where = `${collection.namespace}: an entry of the index ${index.name}`;
    if (!bytes) report(`${where} leads to the record ${id}, which does not exist`);
    else if (document && !hasKey(index, document, key, id))
      report(`${where} leads to the record ${id}, which has another key`);
  }
}

const hasKey = (index: Index, document: Document, key: Buffer, id: number) =>
  [...index.entries(document).entries.values()].some(({ stem }) => entryKey(stem, id).equals(key));

function countKeys(store: Store, index: Index): number {
  let count = 0;
  for (const _key of store.indexes.getKeys(rangeOf(index.stem([])))) count++;
  return count;
}

const rangeOf = (prefix: Buffer) => ({ start: prefix, end: Buffer.concat([prefix, AFTER]) });
/** Longer than any key and above all. */
const AFTER = Buffer.alloc(1, 0xff);

function tryToDecode(bytes: Buffer): Document | undefined {
  try {
    return decode(bytes);
  } catch (error) {
    if (error instanceof MongoError) return undefined;
    throw error;
  }
}
