import { type Environment, EnvironmentError } from '@wattle/environment';
import { mongo } from 'mongoose';
import { openDatabase } from '../database/database';
import { hostsOf } from '../database/reach-mongodb';

/** Names the embedded engine of DATA_DIR on the command line. */
export const DATA_DIR = 'data-dir';

/** A database that is copied from or to. */
export interface Place {
  db: mongo.Db;
  title: string;
  close(): Promise<void>;
}

/**
 * Opens the database that an address of MongoDB or {@link DATA_DIR} names.
 *
 * @throws EnvironmentError when it cannot be used, also while Wattle runs on the embedded engine.
 */
export async function openPlace(name: string, environment: Environment): Promise<Place> {
  const isUri = /^mongodb(\+srv)?:\/\/./.test(name);
  if (!isUri && name !== DATA_DIR) {
    throw new EnvironmentError(`${name} must be ${DATA_DIR}, or start with mongodb:// or mongodb+srv://`);
  }
  const database = await openDatabase({ ...environment, mongodbUri: isUri ? name : undefined });
  const client = new mongo.MongoClient(database.uri, { writeConcern: { w: 'majority', j: true } });
  const db = client.db(database.name);
  return {
    db,
    title: isUri ? `${db.databaseName} at ${hostsOf(name)}` : `the embedded engine in ${environment.dataDir}`,
    close: async () => {
      await client.close();
      await database.close();
    },
  };
}
