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
