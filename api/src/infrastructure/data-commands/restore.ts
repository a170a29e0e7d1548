import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { refuseFolderInUse } from '@wattle/embedded-mongo/offline';
import { type Environment, prepareFolder } from '@wattle/environment';
import { beginRestore, endRestore, engineFolder } from '../database/engine';
import { DATA_FILE, hashOf, readBackup, SECRET_FILES, sync } from './backup-files';

/**
 * Replaces files in DATA_DIR by those of a backup, each by one rename. The previous ones stay in a folder beside them.
 * When it is interrupted, nothing starts until it is run again.
 */
export async function restore(environment: Environment, folder: string, log: (line: string) => void): Promise<void> {
  if (environment.mongodbUri) throw new Error('MONGODB_URI names a MongoDB server: restore it with mongorestore.');
  const { dataDir } = environment;
  prepareFolder('DATA_DIR', dataDir);
  const folderOfEngine = engineFolder(dataDir);
  await mkdir(folderOfEngine, { recursive: true, mode: 0o700 });
  await refuseFolderInUse(folderOfEngine);
  const source = resolve(folder);
  const { createdAt, files } = await readBackup(source);
  const restored = [...SECRET_FILES, DATA_FILE]
    .filter((name) => files[name])
    .map((name) => ({ name, file: join(dataDir, name), draft: join(dataDir, `${name}.restoring`) }));
  try {
    for (const { name, draft } of restored) {
      await copyFile(join(source, name), draft);
      await sync(draft);
    }
  } catch (error) {
    for (const { draft } of restored) await rm(draft, { recursive: true, force: true });
    throw new Error(`Nothing was restored: ${(error as Error).message}`, { cause: error });
  }
  const previous = await beginRestore(dataDir);
  await mkdir(engineFolder(previous), { recursive: true, mode: 0o700 });
  for (const { name, file } of restored) await linkPrevious(file, join(previous, name), files[name]);
  for (const each of [previous, engineFolder(previous), folderOfEngine, dataDir]) await sync(each);
  for (const { draft, file } of restored) await rename(draft, file);
  for (const each of [folderOfEngine, dataDir]) await sync(each);
  const hasPrevious = (await readdir(previous, { recursive: true, withFileTypes: true })).some((each) => each.isFile());
  if (!hasPrevious) await rm(previous, { recursive: true });
  await endRestore(dataDir);
  log(`Restored the backup of ${createdAt} from ${source}.`);
  if (hasPrevious) log(`What was there before is in ${previous}. Delete it when all is well.`);
}

/** Links a file that the backup replaces. The file itself stays in its place until another one is renamed to it. */
async function linkPrevious(file: string, target: string, restoredHash: string | undefined): Promise<void> {
  const hash = await hashOf(file).catch(() => undefined);
  if (hash === undefined || hash === restoredHash) return;
  await link(file, target).catch((error: NodeJS.ErrnoException) => {
    // An interrupted restore has linked it.
    if (error.code !== 'EEXIST') throw error;
  });
}
