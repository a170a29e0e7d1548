import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';

const { TEST_MONGODB_URI } = process.env;

export interface TestServer {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** A new collection, of this name where the test shows it. */
  collection<T extends Document = Document>(name?: string): Collection<T>;
}

/** The address of the server under test: MongoDB where one is given, else our own engine. */
async function startServer(): Promise<{ uri: string; stop(): Promise<void> }> {
  if (TEST_MONGODB_URI) return { uri: TEST_MONGODB_URI, stop: async () => {} };
  const dataDir = await newFolder();
  const engine = await startEmbeddedMongo({ dataDir });
  return {
    uri: engine.uri,
    stop: async () => {
      await engine.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export const newFolder = () => mkdtemp(join(tmpdir(), 'wattle-mongo-'));

/** A server for the tests of a file, with a database of its own that is dropped afterwards. */
export function useServer(): TestServer {
  let server: Awaited<ReturnType<typeof startServer>>;
  let client: MongoClient;
  const databaseName = `wattle_test_${randomUUID().slice(0, 8)}`;
  let count = 0;

  beforeAll(async () => {
    server = await startServer();
    client = await MongoClient.connect(server.uri);
  }, 30_000);

  afterAll(async () => {
    await client.db(databaseName).dropDatabase();
    await client.close();
    await server.stop();
  });

  return {
    get uri() {
      return server.uri;
    },
    get client() {
      return client;
    },
    get db() {
      return client.db(databaseName);
    },
    collection: (name = `c${++count}`) => client.db(databaseName).collection(name),
  };
}
