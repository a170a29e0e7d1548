import { join } from 'node:path';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
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
  const engine = await startEmbeddedMongo({ dataDir: join(dataDir, 'mongo') });
  return { uri: engine.uri, name: 'wattle', close: () => engine.close() };
}
