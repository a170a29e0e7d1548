import { isDeepStrictEqual } from 'node:util';
import { decodeDocument } from '@wattle/embedded-mongo';
import type { mongo } from 'mongoose';
import { duplicatesIn } from '../database/duplicate';
import { collectionNames, refuseUnfinishedCopy } from '../database/unfinished-copy';
import type { CopyEndpoint } from './copy-endpoint';
import { CopyTarget } from './copy-target';
import {
  type Fingerprint,
  FingerprintBuilder,
  fingerprintOf,
  isSame,
  type ReadableCollection,
  rawDocuments,
} from './fingerprint';

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

const BATCH_DOCUMENTS = 1_000;
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Copies the documents that the target lacks, and compares the two. A target that differs holds documents of an
 * interrupted copy that have changed since, so it is copied anew.
 */
async function copyCollection(from: mongo.Collection, target: CopyTarget): Promise<Fingerprint> {
  const to = target.collection(from.collectionName);
  const earlier = await fingerprintOf(to);
  if (earlier.count > 0 && isSame(earlier, await fingerprintOf(from))) return earlier;
  for (const isLast of [false, true]) {
    const read = await copyMissing(from, target);
    if (isSame(read, await fingerprintOf(to))) return read;
    if (!isLast) await target.write((db) => db.dropCollection(from.collectionName));
  }
  throw new Error(`The copy of ${from.collectionName} differs from what was read. Run the same command again.`);
}

async function copyMissing(from: mongo.Collection, target: CopyTarget): Promise<Fingerprint> {
  const read = new FingerprintBuilder();
  let batch: mongo.Document[] = [];
  let bytes = 0;
  // Documents that an interrupted copy has written are refused as duplicates.
  const options = { ordered: false, forceServerObjectId: true };
  const insert = () =>
    target.write((db) => db.collection(from.collectionName).insertMany(batch, options).catch(duplicatesIn));
  for await (const document of rawDocuments(from)) {
    read.add(document);
    // A Map keeps the order of its fields; an object sorts those such as "10" and "2".
    batch.push(decodeDocument(document) as unknown as mongo.Document);
    bytes += document.length;
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    await insert();
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) await insert();
  return read.fingerprint;
}
