import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { collectionNames, refuseUnfinishedCopy } from '../database/unfinished-copy';
import { copyCollection } from './copy-collection';
import type { CopyEndpoint } from './copy-endpoint';
import { CopyTarget } from './copy-target';
import { type Fingerprint, fingerprintOf, isSame, type ReadableCollection } from './fingerprint';

/**
 * Copies every collection with its indexes into an empty database. When it was interrupted, the same copy again
 * continues it; until it is complete the target is marked, and nothing starts on it.
 */
export async function copyDatabase(source: CopyEndpoint, to: mongo.Db, log: (line: string) => void): Promise<void> {
  const from = source.db;
  await refuseUnfinishedCopy(from);
  const names = await collectionNames(from);
  if (names.length === 0) throw new Error(`There is nothing to copy: ${source.title} is empty. Is its name right?`);
  const target = await CopyTarget.begin(to, source.title);
  if (target.isContinued) log('An earlier copy was interrupted: it is continued.');
  for (const name of await target.collectionNames())
    if (!names.includes(name)) await target.write((db) => db.dropCollection(name));

  const copied = new Map<string, Fingerprint>();
  const present = await target.collectionNames();
  for (const name of names) {
    if (!present.includes(name)) await target.write((db) => db.createCollection(name));
    const fingerprint = await copyCollection(from.collection(name), target);
    copied.set(name, fingerprint);
    log(`  ${name}: ${fingerprint.count} documents, sha256 ${fingerprint.hash.slice(0, 16)}`);
  }
  for (const [name, fingerprint] of copied) {
    await refuseChanged(from.collection(name), target.collection(name), fingerprint);
  }
  let indexes = 0;
  for (const name of names) indexes += await copyIndexes(from.collection(name), target);
  await target.end();
  log(`Copied and compared: ${names.length} collections, ${indexes} indexes.`);
}

async function refuseChanged(from: mongo.Collection, to: ReadableCollection, copied: Fingerprint): Promise<void> {
  const expiring = await expiringSoon(from);
  const isUnchanged =
    expiring.length === 0
      ? isSame(copied, await fingerprintOf(from))
      : isSame(await fingerprintOf(to, { $nor: expiring }), await fingerprintOf(from, { $nor: expiring }));
  if (!isUnchanged) {
    throw new Error(
      `${from.collectionName} has changed while it was copied. Stop Wattle everywhere and run the same command again.`,
    );
  }
}

/** Longer than the comparison of a collection takes, and than clocks differ. */
const EXPIRY_MARGIN_MS = 3_600_000;

/** Filters of the documents that a TTL index of the source may delete during the comparison. */
async function expiringSoon(collection: mongo.Collection): Promise<mongo.Document[]> {
  const before = Date.now() + EXPIRY_MARGIN_MS;
  const indexes = await collection.listIndexes().toArray();
  return indexes
    .filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    .map(({ key, expireAfterSeconds }) => {
      const [field = ''] = Object.keys(key);
      return { [field]: { $lt: new Date(before - Number(expireAfterSeconds) * 1_000) } };
    });
}

/** After the comparison, because a TTL index would delete documents before it. */
async function copyIndexes(from: mongo.Collection, target: CopyTarget): Promise<number> {
  const name = from.collectionName;
  const wanted = await indexesOf(from);
  const created = wanted.filter((index) => index.name !== '_id_');
  if (created.length > 0) await target.write((db) => db.collection(name).createIndexes(created));
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

/** Keys become lists, because the order of their fields matters; that of other options does not. */
function byName(indexes: mongo.IndexDescription[]): Map<string | undefined, unknown> {
  return new Map(indexes.map(({ key, ...options }) => [options.name, { ...options, key: Object.entries(key) }]));
}
