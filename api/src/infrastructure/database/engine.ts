import { dirname, join } from 'node:path';
import { dataFileOf, type EmbeddedMongo, startEmbeddedMongo } from '@wattle/embedded-mongo';
import { EnvironmentError } from '@wattle/environment';
import { refuseUnfinishedRestore } from './unfinished-restore';

export function engineFolder(dataDir: string): string {
  return join(dataDir, 'mongo');
}

/** The file in DATA_DIR that holds the engine's databases. */
export function engineFile(dataDir: string): string {
  return dataFileOf(engineFolder(dataDir));
}

/**
 * The embedded engine, in a thread of this process.
 *
 * @throws EnvironmentError when it cannot use the folder.
 */
export async function startEngine(folder: string, port?: number): Promise<EmbeddedMongo> {
  refuseUnfinishedRestore(dirname(folder));
  try {
    return await startEmbeddedMongo({ dataDir: folder, ...(port !== undefined && { port }) });
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR: ${(error as Error).message}`, { cause: error });
  }
}
