import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import type { CopyTarget } from './copy-target';
import type { ReadableCollection } from './fingerprint';

/**
 * Creates the indexes of a collection on its copy. They come after the documents: a TTL index would delete some of
 * them before they are compared.
 *
 * @throws Error when the copy has others afterwards.
 */
export async function copyIndexes(from: mongo.Collection, target: CopyTarget): Promise<number> {
  const name = from.collectionName;
  const wanted = await indexesOf(from);
  const created = wanted.filter((index) => index.name !== '_id_');
  if (created.length > 0) await target.createIndexes(name, created);
  const found = await indexesOf(target.collection(name));
  if (!isDeepStrictEqual(byName(found), byName(wanted))) {
    throw new Error(`The copy of ${name} has other indexes: ${JSON.stringify(found)}`);
  }
  return wanted.length;
}

async function indexesOf(collection: ReadableCollection): Promise<mongo.IndexDescription[]> {
  const infos = await collection.listIndexes().toArray();
  // The version of its format and the namespace are each server's own.
  return infos.map(({ v: _version, ns: _namespace, ...index }) => index as mongo.IndexDescription);
}

/** With its key as a list, whose order matters; the order of the other options does not. */
function byName(indexes: mongo.IndexDescription[]): Map<string | undefined, unknown> {
  return new Map(indexes.map(({ key, ...options }) => [options.name, { ...options, key: Object.entries(key) }]));
}
