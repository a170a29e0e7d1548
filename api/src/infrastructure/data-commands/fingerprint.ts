import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';

/** A hash of all documents of a collection that does not depend on their order. */
export interface Fingerprint {
  count: number;
  hash: string;
}

export class FingerprintBuilder {
  private count = 0;
  private readonly hashes = Buffer.alloc(32);

  add(bytes: Uint8Array): void {
    this.count += 1;
    const hash = createHash('sha256').update(bytes).digest();
    // Exclusive or does not depend on the order, and no document occurs twice.
    for (const [i, byte] of hash.entries()) this.hashes[i] = (this.hashes[i] as number) ^ byte;
  }

  get fingerprint(): Fingerprint {
    return { count: this.count, hash: this.hashes.toString('hex') };
  }
}

export const isSame = (one: Fingerprint, other: Fingerprint) => one.count === other.count && one.hash === other.hash;

const READ_BATCH_DOCUMENTS = 1_000;

export type ReadableCollection = Pick<mongo.Collection, 'find' | 'listIndexes'>;

/** The documents as BSON: parsed by the driver they would lose the types of their numbers. */
export async function* rawDocuments(
  collection: ReadableCollection,
  filter: mongo.Filter<mongo.Document> = {},
): AsyncGenerator<Uint8Array> {
  const cursor = collection.find(filter, { raw: true, batchSize: READ_BATCH_DOCUMENTS });
  for await (const bytes of cursor) yield bytes as unknown as Uint8Array;
}

export async function fingerprintOf(
  collection: ReadableCollection,
  filter?: mongo.Filter<mongo.Document>,
): Promise<Fingerprint> {
  const builder = new FingerprintBuilder();
  for await (const bytes of rawDocuments(collection, filter)) builder.add(bytes);
  return builder.fingerprint;
}
