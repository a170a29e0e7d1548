import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { refuseUnfinishedCopy } from './unfinished-copy';

/**
 * A unique index decides who wins a race, so nothing begins before all of them are there.
 *
 * @throws EnvironmentError when the database is half of a copy.
 */
export async function ensureIndexes(app: INestApplicationContext): Promise<void> {
  const { models, db } = app.get<Connection>(getConnectionToken());
  if (db) await refuseUnfinishedCopy(db);
  await Promise.all(Object.values(models).map((model) => model.init()));
}

/** Indexes that only earlier versions use, by collection. */
const SUPERSEDED_INDEXES = { attempts: 'uniqueKey_1', sessions: 'userId_1' };

/** A collection that only earlier versions use. */
const SUPERSEDED_COLLECTION = 'canary_visitors';

/** For a database that no earlier version runs on: without these it would read whole collections. */
export async function dropSuperseded(app: INestApplicationContext): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  for (const [name, index] of Object.entries(SUPERSEDED_INDEXES)) {
    const collection = connection.collection(name);
    if (await collection.indexExists(index)) await collection.dropIndex(index);
  }
  await connection.collection(SUPERSEDED_COLLECTION).drop();
}
