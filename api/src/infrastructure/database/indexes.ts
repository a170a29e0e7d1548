import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { refuseUnfinishedCopy } from './unfinished-copy';

/** Unique indexes decide races, so nothing starts before all of them exist. */
export async function ensureIndexes(app: INestApplicationContext): Promise<void> {
  const { models, db } = app.get<Connection>(getConnectionToken());
  if (db) await refuseUnfinishedCopy(db);
  await Promise.all(Object.values(models).map((model) => model.init()));
}

/** Indexes that only earlier versions use, by collection. */
const SUPERSEDED_INDEXES = { attempts: 'uniqueKey_1', questions: 'importId_1', sessions: 'userId_1' };

/** A collection that only earlier versions use. */
const SUPERSEDED_COLLECTION = 'canary_visitors';

/** For a database that no earlier version uses at the same time: without these that would read whole collections. */
export async function dropSuperseded(app: INestApplicationContext): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  for (const [name, index] of Object.entries(SUPERSEDED_INDEXES)) {
    const collection = connection.collection(name);
    if (await collection.indexExists(index)) await collection.dropIndex(index);
  }
  await connection.collection(SUPERSEDED_COLLECTION).drop();
}
