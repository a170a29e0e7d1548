import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** A unique index decides who wins a race, so nothing begins before all of them are there. */
export async function ensureIndexes(app: INestApplicationContext): Promise<void> {
  const { models } = app.get<Connection>(getConnectionToken());
  await Promise.all(Object.values(models).map((model) => model.init()));
}
