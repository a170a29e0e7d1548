import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestEnvironment } from '@wattle/environment';
import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongoOptions, startEmbeddedMongo } from '../src/index';

const { mongodbUri } = readTestEnvironment(process.env);

export interface TestServer {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** A new collection, or the one of this name. */
  collection<T extends Document = Document>(name?: string): Collection<T>;
}

interface StartedServer {
  uri: string;
  stop(): Promise<void>;
}

/** The server of the conformance tests: MongoDB where one is given, else our own engine. */
const startServer = async (): Promise<StartedServer> =>
  mongodbUri ? { uri: mongodbUri, stop: async () => {} } : startEngine();

async function startEngine(options: Partial<EmbeddedMongoOptions> = {}): Promise<StartedServer> {
  const dataDir = await newFolder();
  const engine = await startEmbeddedMongo({ dataDir, ...options });
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

/** As `useServer`, for the behaviour of our own engine alone. */
export const useEngine = (options?: Partial<EmbeddedMongoOptions>) => use(() => startEngine(options));

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
