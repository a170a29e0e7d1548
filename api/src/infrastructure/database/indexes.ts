import { type INestApplicationContext, Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, createConnection, type Schema } from 'mongoose';
import { connectionOptions, DATABASE, type Database } from './database';
import { refuseUnfinishedCopy } from './unfinished-copy';

/** Unique indexes decide races, so nothing starts before all of them exist. */
export async function ensureIndexes(app: INestApplicationContext): Promise<void> {
  const { models, db } = app.get<Connection>(getConnectionToken());
  if (db) await refuseUnfinishedCopy(db);
  const { uri, name } = app.get<Database>(DATABASE);
  // An index of a large collection takes longer than a request may, and a build that is given up begins anew.
  const options = { ...connectionOptions(uri), socketTimeoutMS: 0, autoCreate: false, autoIndex: false };
  const patient = createConnection(uri, { ...options, ...(name !== undefined && { dbName: name }) });
  try {
    await patient.asPromise();
    await Promise.all(Object.values(models).map(({ modelName, schema }) => build(patient, modelName, schema)));
  } finally {
    await patient.close();
  }
}

async function build(connection: Connection, modelName: string, schema: Schema): Promise<void> {
  const model = connection.model(modelName, schema);
  await model.createCollection();
  const { collection } = model;
  const stored = await collection.estimatedDocumentCount();
  const known = stored > 0 ? (await collection.indexes()).map(({ name }) => name) : [];
  const missing = schema
    .indexes()
    .map(([key]) => nameOf(key))
    .filter((name) => !known.includes(name));
  if (stored > 0 && missing.length > 0) {
    new Logger('Indexes').warn(`Building ${missing.join(', ')} of ${collection.name}, which has ${stored} documents.`);
  }
  await model.createIndexes();
}

const nameOf = (key: object) => Object.entries(key).flat().join('_');
