import { decodeDocument } from '@wattle/embedded-mongo';
import { mongo } from 'mongoose';
import { type Fingerprint, FingerprintBuilder, fingerprintOf, isSame, rawDocuments } from './fingerprint';

const BATCH_DOCUMENTS = 1_000;
const BATCH_BYTES = 4 * 1024 * 1024;
const DUPLICATE_KEY = 11_000;

/**
 * Copies the documents that the target lacks, and compares what it has then with what was read. A target that differs
 * is what an earlier, interrupted copy left of documents that have changed since: it is copied anew.
 *
 * @throws Error when the copy still differs.
 */
export async function copyCollection(from: mongo.Collection, to: mongo.Collection): Promise<Fingerprint> {
  const earlier = await fingerprintOf(to);
  if (earlier.count > 0 && isSame(earlier, await fingerprintOf(from))) return earlier;
  for (const isLast of [false, true]) {
    const read = await copyMissing(from, to);
    if (isSame(read, await fingerprintOf(to))) return read;
    if (!isLast) await to.drop();
  }
  throw new Error(`The copy of ${from.collectionName} differs from what was read. Run the same command again.`);
}

async function copyMissing(from: mongo.Collection, to: mongo.Collection): Promise<Fingerprint> {
  const read = new FingerprintBuilder();
  let batch: mongo.Document[] = [];
  let bytes = 0;
  for await (const document of rawDocuments(from)) {
    read.add(document);
    // A Map is written as it is; an object would have fields such as "10" and "2" in another order.
    batch.push(decodeDocument(document) as unknown as mongo.Document);
    bytes += document.length;
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    await insertMissing(to, batch);
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) await insertMissing(to, batch);
  return read.fingerprint;
}

/** A document that an interrupted copy has written is refused as a duplicate, and the others are written. */
async function insertMissing(to: mongo.Collection, documents: mongo.Document[]): Promise<void> {
  try {
    await to.insertMany(documents, { ordered: false, forceServerObjectId: true });
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const failed = [error.writeErrors].flat();
    const other = failed.find(({ code }) => code !== DUPLICATE_KEY);
    if (other || failed.length === 0) throw error;
  }
}
