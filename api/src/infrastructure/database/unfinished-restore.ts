import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@wattle/environment';

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

export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(markIn(dataDir))) {
    throw new EnvironmentError('DATA_DIR: a restore was interrupted. Run the same `pnpm data restore` again.');
  }
}
