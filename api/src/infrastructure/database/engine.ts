import { dirname, join } from 'node:path';
import { dataFileOf, type EmbeddedMongo, startEmbeddedMongo } from '@wattle/embedded-mongo';
import { EnvironmentError } from '@wattle/environment';
import { refuseUnfinishedRestore } from './unfinished-restore';

export function engineFolder(dataDir: string): string {
  return join(dataDir, 'mongo');
}

export function engineFile(dataDir: string): string {
  return dataFileOf(engineFolder(dataDir));
}

export async function startEngine(folder: string, port?: number): Promise<EmbeddedMongo> {
  refuseUnfinishedRestore(dirname(folder));
  try {
    return await startEmbeddedMongo({ dataDir: folder, ...(port !== undefined && { port }) });
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR: ${(error as Error).message}`, { cause: error });
  }
}
