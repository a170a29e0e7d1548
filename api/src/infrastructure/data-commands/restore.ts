import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { refuseFolderInUse } from '@wattle/embedded-mongo/offline';
import { type Environment, prepareFolder } from '@wattle/environment';
import { engineFolder } from '../database/engine';
import { beginRestore, endRestore } from '../database/unfinished-restore';
import { DATA_FILE, hashOf, readBackup, SECRET_FILES } from './backup-files';
import type { Say } from './say';
import { sync } from './sync';

/**
 * Puts the files of a backup in the place of those in DATA_DIR, each by one rename. What was there is kept in a folder
 * beside them. When it is interrupted meanwhile, nothing starts until it is run again.
 */
export async function restore(environment: Environment, folder: string, say: Say): Promise<void> {
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
  const kept = await beginRestore(dataDir);
  await mkdir(engineFolder(kept), { recursive: true, mode: 0o700 });
  for (const { name, file } of restored) await keep(file, join(kept, name), files[name]);
  for (const each of [kept, engineFolder(kept), folderOfEngine, dataDir]) await sync(each);
  for (const { draft, file } of restored) await rename(draft, file);
  for (const each of [folderOfEngine, dataDir]) await sync(each);
  const hasKept = (await readdir(kept, { recursive: true, withFileTypes: true })).some((each) => each.isFile());
  if (!hasKept) await rm(kept, { recursive: true });
  await endRestore(dataDir);
  say(`Restored the backup of ${createdAt} from ${source}.`);
  if (hasKept) say(`What was there before is in ${kept}. Delete it when all is well.`);
}

/**
 * Links a file, unless there is none or it is that of the backup. It stays in its place, too, until another one is
 * renamed to it.
 */
async function keep(file: string, kept: string, restoredHash: string | undefined): Promise<void> {
  const hash = await hashOf(file).catch(() => undefined);
  if (hash === undefined || hash === restoredHash) return;
  await link(file, kept).catch((error: NodeJS.ErrnoException) => {
    // An interrupted restore has kept it.
    if (error.code !== 'EEXIST') throw error;
  });
}
