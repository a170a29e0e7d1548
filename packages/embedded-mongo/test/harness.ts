import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: the engine knows no other room, its tests read their settings.
import { readTestEnvironment } from '@wattle/environment';
import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';

const { mongodbUri } = readTestEnvironment(process.env);

export interface TestServer {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** A new collection, of this name where the test shows it. */
  collection<T extends Document = Document>(name?: string): Collection<T>;
}

interface StartedServer {
  uri: string;
  stop(): Promise<void>;
}

/** What conformance is tested on: MongoDB where one is given, else our own engine. */
const startServer = async (): Promise<StartedServer> =>
  mongodbUri ? { uri: mongodbUri, stop: async () => {} } : startEngine();

async function startEngine(): Promise<StartedServer> {
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
export const useServer = () => use(startServer);

/** As `useServer`, for what is true of our own engine alone. */
export const useEngine = () => use(startEngine);

function use(start: () => Promise<StartedServer>): TestServer {
  let server: StartedServer;
  let client: MongoClient;
  const databaseName = `wattle_test_${randomUUID().slice(0, 8)}`;
  let count = 0;

  beforeAll(async () => {
    server = await start();
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
