import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';

/** The bytes of documents of a collection in 32, in whichever order a server returns them. */
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
    // An exclusive or has no order, and no document is there twice: each has an _id of its own.
    for (const [i, byte] of hash.entries()) this.hashes[i] = (this.hashes[i] as number) ^ byte;
  }

  get fingerprint(): Fingerprint {
    return { count: this.count, hash: this.hashes.toString('hex') };
  }
}

export const isSame = (one: Fingerprint, other: Fingerprint) => one.count === other.count && one.hash === other.hash;

const READ_BATCH_DOCUMENTS = 1_000;

/** A collection without the methods that write. */
export type ReadableCollection = Pick<mongo.Collection, 'find' | 'listIndexes'>;

/** The documents as they are stored; read by the driver they would lose the types of their numbers. */
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
