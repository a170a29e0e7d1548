import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataFileOf, type EmbeddedMongo, startEmbeddedMongo } from '@wattle/embedded-mongo';
import { EnvironmentError } from '@wattle/environment';

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

/** A file in DATA_DIR during a restore; it names the folder with the previous files. */
const markIn = (dataDir: string) => join(dataDir, 'unfinished-restore');

/** Returns the folder for the previous files; that of an earlier restore where it was interrupted. */
export async function beginRestore(dataDir: string): Promise<string> {
  const earlier = await readFile(markIn(dataDir), 'utf8').catch(() => '');
  const name = earlier || `before-restore-${new Date().toISOString().replaceAll(':', '-')}`;
  await writeFile(markIn(dataDir), name, { mode: 0o600, flush: true });
  return join(dataDir, name);
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(markIn(dataDir));
}

function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(markIn(dataDir))) {
    throw new EnvironmentError('DATA_DIR: a restore was interrupted. Run the same `pnpm data restore` again.');
  }
}
