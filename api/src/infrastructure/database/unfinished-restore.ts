import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@wattle/environment';

/** Stands in DATA_DIR while files of a backup replace others, and names the folder in which these are kept. */
const markIn = (dataDir: string) => join(dataDir, 'unfinished-restore');

/** Gives the folder for what was there before; when an earlier restore was interrupted, that of it. */
export async function beginRestore(dataDir: string): Promise<string> {
  const earlier = await readFile(markIn(dataDir), 'utf8').catch(() => '');
  const name = earlier || `before-restore-${new Date().toISOString().replaceAll(':', '-')}`;
  await writeFile(markIn(dataDir), name, { mode: 0o600, flush: true });
  return join(dataDir, name);
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(markIn(dataDir));
}

/** @throws EnvironmentError when files of a backup may stand beside those of before, on which nothing may start. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(markIn(dataDir))) {
    throw new EnvironmentError('DATA_DIR: a restore was interrupted. Run the same `pnpm data restore` again.');
  }
}
