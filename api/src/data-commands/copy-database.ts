import type { mongo } from 'mongoose';
import { beginCopy, collectionNames, endCopy, refuseUnfinishedCopy } from '../database/unfinished-copy';
import { copyCollection } from './copy-collection';
import { copyIndexes } from './copy-indexes';
import { type Fingerprint, fingerprintOf, isSame } from './fingerprint';
import type { Say } from './say';

interface Copy {
  from: mongo.Db;
  to: mongo.Db;
  /** Names the source; a copy of another one is not continued. */
  source: string;
  say: Say;
}

/**
 * Copies every collection with its indexes into an empty database. When it was interrupted, the same copy again
 * continues it; until it is complete the target is marked, and nothing starts on it.
 *
 * @throws Error when the target is not empty, or the source has changed meanwhile.
 */
export async function copyDatabase({ from, to, source, say }: Copy): Promise<void> {
  await refuseUnfinishedCopy(from);
  if (await beginCopy(to, source)) say('An earlier copy was interrupted: it is continued.');
  const names = await collectionNames(from);
  for (const name of await collectionNames(to)) if (!names.includes(name)) await to.dropCollection(name);

  const copied = new Map<string, Fingerprint>();
  const present = await collectionNames(to);
  for (const name of names) {
    if (!present.includes(name)) await to.createCollection(name);
    const fingerprint = await copyCollection(from.collection(name), to.collection(name));
    copied.set(name, fingerprint);
    say(`  ${name}: ${fingerprint.count} documents, sha256 ${fingerprint.hash.slice(0, 16)}`);
  }
  await refuseChanged(from, copied);
  let indexes = 0;
  for (const name of names) indexes += await copyIndexes(from.collection(name), to.collection(name));
  await endCopy(to);
  say(`Copied and compared: ${names.length} collections, ${indexes} indexes.`);
}

/** Documents that expire are left out: they may do so meanwhile. */
async function refuseChanged(from: mongo.Db, copied: ReadonlyMap<string, Fingerprint>): Promise<void> {
  for (const [name, fingerprint] of copied) {
    const collection = from.collection(name);
    if (await hasExpiry(collection)) continue;
    if (!isSame(fingerprint, await fingerprintOf(collection))) {
      throw new Error(
        `${name} has changed while it was copied. Stop Wattle everywhere and run the same command again.`,
      );
    }
  }
}

async function hasExpiry(collection: mongo.Collection): Promise<boolean> {
  const indexes = await collection.listIndexes().toArray();
  return indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
}
