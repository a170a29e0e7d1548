import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { refuseFolderInUse } from '@wattle/embedded-mongo/offline';
import { type Environment, prepareFolder } from '@wattle/environment';
import { DATA_FILE, readBackup, SECRET_FILES } from './backup-files';
import type { Say } from './say';

/**
 * Puts the files of a backup in the place of those in DATA_DIR, each by one rename, the database last. What was there
 * is kept in a folder beside them. When it is interrupted, it may be run again.
 */
export async function restore(environment: Environment, folder: string, say: Say): Promise<void> {
  if (environment.mongodbUri) throw new Error('MONGODB_URI names a MongoDB server: restore it with mongorestore.');
  const { dataDir } = environment;
  prepareFolder('DATA_DIR', dataDir);
  const engineFolder = dirname(join(dataDir, DATA_FILE));
  await mkdir(engineFolder, { recursive: true, mode: 0o700 });
  await refuseFolderInUse(engineFolder);
  const source = resolve(folder);
  const { createdAt, files } = await readBackup(source);
  const kept = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(dirname(join(kept, DATA_FILE)), { recursive: true, mode: 0o700 });
  let hasKept = false;
  for (const name of [...SECRET_FILES, DATA_FILE]) {
    if (!files[name]) continue;
    const draft = `${join(dataDir, name)}.restoring`;
    await copyFile(join(source, name), draft);
    await sync(draft);
    hasKept = (await keep(join(dataDir, name), join(kept, name))) || hasKept;
    await rename(draft, join(dataDir, name));
    await sync(dirname(join(dataDir, name)));
  }
  if (!hasKept) await rm(kept, { recursive: true });
  say(`Restored the backup of ${createdAt} from ${source}.`);
  if (hasKept) say(`What was there before is in ${kept}. Delete it when all is well.`);
}

/** Whether there was a file. It stays in its place, too, until another one is renamed to it. */
async function keep(file: string, kept: string): Promise<boolean> {
  try {
    await link(file, kept);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
