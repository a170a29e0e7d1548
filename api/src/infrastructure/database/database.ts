import cluster from 'node:cluster';
import { FolderInUseError, runningEngine } from '@wattle/embedded-mongo';
import { type Environment, EnvironmentError } from '@wattle/environment';
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
