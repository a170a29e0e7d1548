import { type Environment, EnvironmentError } from '@wattle/environment';
import { mongo } from 'mongoose';
import { type Database, openDatabase } from '../database/database';
import { databaseOf, hostsOf, reachMongodb } from '../database/reach-mongodb';

/** Names the embedded engine of DATA_DIR on the command line. */
export const DATA_DIR = 'data-dir';
/** Names MONGODB_URI on the command line, where others on the machine would see a password. */
export const MONGODB_URI = 'mongodb-uri';

interface CopyAddress {
  title: string;
  /** The setting or option that errors name. */
  givenBy: string;
  /** Undefined for the embedded engine. */
  uri?: string;
}

export interface CopyEndpoint {
  db: mongo.Db;
  title: string;
  close(): Promise<void>;
}

export function readCopyAddress(option: string, name: string, { dataDir, mongodbUri }: Environment): CopyAddress {
  if (name === DATA_DIR) return { title: `the embedded engine in ${dataDir}`, givenBy: 'DATA_DIR' };
  if (name === MONGODB_URI && !mongodbUri) throw new EnvironmentError(`${option}: MONGODB_URI is not set`);
  const [givenBy, uri] = name === MONGODB_URI && mongodbUri ? ['MONGODB_URI', mongodbUri] : [option, name];
  if (!/^mongodb(\+srv)?:\/\/./.test(uri)) {
    throw new EnvironmentError(
      `${option}: ${name} must be ${DATA_DIR} or ${MONGODB_URI}, or start with mongodb:// or mongodb+srv://`,
    );
  }
  const database = databaseOf(uri);
  if (!database) {
    throw new EnvironmentError(
      `${givenBy}: the address names no database: add it, as in mongodb://host/wattle (without one Wattle uses test)`,
    );
  }
  return { title: `${database} at ${hostsOf(uri)}`, givenBy, uri };
}

/** @throws EnvironmentError when it cannot be used, also while Wattle runs on the embedded engine. */
export async function openCopyEndpoint(address: CopyAddress, environment: Environment): Promise<CopyEndpoint> {
  const database = await openAddress(address, environment);
  // These win over options of the address: a secondary may lack documents that are compared, or the mark of a copy.
  const client = new mongo.MongoClient(database.uri, {
    readPreference: 'primary',
    writeConcern: { w: 'majority', j: true },
  });
  return {
    db: client.db(database.name),
    title: address.title,
    close: async () => {
      await client.close();
      await database.close();
    },
  };
}

async function openAddress({ uri, givenBy }: CopyAddress, environment: Environment): Promise<Database> {
  if (uri === undefined) return openDatabase({ ...environment, mongodbUri: undefined });
  await reachMongodb(uri, givenBy);
  return { uri, close: async () => {} };
}
