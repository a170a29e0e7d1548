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
const SUPERSEDED = { attempts: 'uniqueKey_1', sessions: 'userId_1' };

/** For a database that no earlier version runs on: without these it would read whole collections. */
export async function dropSupersededIndexes(app: INestApplicationContext): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  for (const [name, index] of Object.entries(SUPERSEDED)) {
    const collection = connection.collection(name);
    if (await collection.indexExists(index)) await collection.dropIndex(index);
  }
}
