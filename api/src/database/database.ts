import { join } from 'node:path';
import { FolderInUseError, runningEngine, startEmbeddedMongo } from '@wattle/embedded-mongo';
import type { Environment } from '@wattle/environment';

export interface Database {
  uri: string;
  /** Name of the database on that server; the one in the address where it is left out. */
  name?: string;
  close(): Promise<void>;
}

/** The server that MONGODB_URI names, or else the embedded engine in DATA_DIR (decision 1). */
export async function openDatabase({ mongodbUri, dataDir }: Environment): Promise<Database> {
  if (mongodbUri) return { uri: mongodbUri, close: async () => {} };
  const engine = await startEmbeddedMongo({ dataDir: engineFolder(dataDir) });
  return { uri: engine.uri, name: NAME, close: () => engine.close() };
}

/** As {@link openDatabase}; where Wattle is running on the embedded engine, through that one. */
export async function joinDatabase(environment: Environment): Promise<Database> {
  try {
    return await openDatabase(environment);
  } catch (error) {
    const uri = error instanceof FolderInUseError ? runningEngine(engineFolder(environment.dataDir)) : undefined;
    if (!uri) throw error;
    return { uri, name: NAME, close: async () => {} };
  }
}

const NAME = 'wattle';
const engineFolder = (dataDir: string) => join(dataDir, 'mongo');
