import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
import { readTestEnvironment } from '@wattle/environment';
import { mongo } from 'mongoose';
import type { Database } from '../src/infrastructure/database/database';
import { testWhere } from './test-where';

const { mongodbUri } = readTestEnvironment(process.env);

/** Jest's `test` where the API runs on the embedded engine. */
export const testOnEngine = testWhere(mongodbUri === undefined, 'skipped: TEST_MONGODB_URI names a MongoDB server');

/** The server that TEST_MONGODB_URI names, or an embedded engine. */
export async function testDatabase(dataDir: string): Promise<Database> {
  const name = `wattle_test_${randomUUID().slice(0, 8)}`;
  if (mongodbUri) return { uri: mongodbUri, name, close: () => dropDatabase(mongodbUri, name) };
  engine ??= startEngine();
  const { uri, folder } = await engine;
  // Where the API looks for its data file.
  symlinkSync(folder, join(dataDir, 'mongo'));
  return { uri, name, close: () => dropDatabase(uri, name) };
}

/** The engine of all test files that a process runs. */
let engine: ReturnType<typeof startEngine> | undefined;

async function startEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-engine-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  // The runner ends its processes by this signal, which by itself skips what is to be done at the exit.
  process.once('SIGTERM', () => process.exit());
  const { uri } = await startEmbeddedMongo({ dataDir: folder, port: 0, unref: true });
  return { uri, folder };
}

/** With a client of its own: the API is closed by then, and a test may have cut it off from its database. */
async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = new mongo.MongoClient(uri);
  try {
    await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}

/** A database that is reached through a proxy, and closed with it. */
export function behindProxy(database: Database, proxy: { uri: string; close: () => Promise<void> }): Database {
  return {
    ...database,
    get uri() {
      return proxy.uri;
    },
    close: async () => {
      await proxy.close();
      await database.close();
    },
  };
}
