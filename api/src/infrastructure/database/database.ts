import cluster from 'node:cluster';
import { FolderInUseError, runningEngine } from '@wattle/embedded-mongo';
import { type Environment, EnvironmentError } from '@wattle/environment';
import type { mongo } from 'mongoose';
import { onEngineSilence, primaryServices } from '../primary-services/primary-services';
import { failWhileEngineSilent } from './driver-methods';
import { engineFolder, startEngine } from './engine';
import { reachMongodb } from './reach-mongodb';

export interface Database {
  uri: string;
  /** Database on that server; the one that the address names where it is left out. */
  name?: string;
  close(): Promise<void>;
}

export const DATABASE = Symbol('database');

const NAME = 'wattle';

/** Of several API processes none runs the engine itself (docs/decisions/016). */
export async function openDatabase({ mongodbUri, dataDir }: Environment): Promise<Database> {
  if (mongodbUri) {
    await reachMongodb(mongodbUri);
    return { uri: mongodbUri, close: async () => {} };
  }
  if (cluster.isWorker) {
    onEngineSilence(failWhileEngineSilent());
    return { uri: await primaryServices().engineUri(), name: NAME, close: async () => {} };
  }
  const engine = await startEngine(engineFolder(dataDir));
  return { uri: engine.uri, name: NAME, close: () => engine.close() };
}

/** As {@link openDatabase}, also while Wattle is running: then through its embedded engine. */
export async function joinDatabase(environment: Environment): Promise<Database> {
  try {
    return await openDatabase(environment);
  } catch (error) {
    const isRunning = error instanceof EnvironmentError && error.cause instanceof FolderInUseError;
    const uri = isRunning ? runningEngine(engineFolder(environment.dataDir)) : undefined;
    if (!uri) throw error;
    return { uri, name: NAME, close: async () => {} };
  }
}

const DEFAULTS = {
  // What was acknowledged must survive a failover.
  w: 'majority',
  journal: true,
  // A request gets 503 rather than wait.
  serverSelectionTimeoutMS: 3_000,
  // How long a request beyond the pool's size waits for a connection; clients wait no longer.
  waitQueueTimeoutMS: 8_000,
  socketTimeoutMS: 10_000,
} satisfies mongo.MongoClientOptions;

/** The defaults that the URI does not set itself; the driver would let them win over the URI. */
export function connectionOptions(uri: string): mongo.MongoClientOptions {
  const query = new URLSearchParams(uri.split('?', 2)[1]);
  const given = new Set([...query.keys()].map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => !given.has(name.toLowerCase())));
}
