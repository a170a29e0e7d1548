import { decodeDocument } from '@wattle/embedded-mongo';
import type { mongo } from 'mongoose';
import { duplicatesIn } from '../database/duplicate';
import type { CopyTarget } from './copy-target';
import { type Fingerprint, FingerprintBuilder, fingerprintOf, isSame, rawDocuments } from './fingerprint';

const BATCH_DOCUMENTS = 1_000;
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Copies the documents that the target lacks, and compares the two. A target that differs holds documents of an
 * interrupted copy that have changed since, so it is copied anew.
 */
export async function copyCollection(from: mongo.Collection, target: CopyTarget): Promise<Fingerprint> {
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
