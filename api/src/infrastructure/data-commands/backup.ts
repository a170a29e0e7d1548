import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Environment, prepareFolder } from '@wattle/environment';
import { mongo } from 'mongoose';
import { joinDatabase } from '../database/database';
import { DATA_FILE, hashOf, type Manifest, manifestFileOf, SECRET_FILES, sync } from './backup-files';

/**
 * Writes the database of the embedded engine, as it is at one moment, and the secrets beside it into a new folder;
 * Wattle may run meanwhile. The folder is there when the backup is complete.
 */
export async function backUp(environment: Environment, folder: string, log: (line: string) => void): Promise<void> {
  if (environment.mongodbUri) {
    throw new Error('MONGODB_URI names a MongoDB server: back it up with mongodump, or as its provider says.');
  }
  const target = resolve(folder);
  if (existsSync(target)) throw new Error(`${target} exists already. Name a new folder.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  prepareFolder('The folder of the backup', dirname(target));
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await writeDatabase(environment, dirname(join(unfinished, DATA_FILE)));
    for (const name of SECRET_FILES) {
      const file = join(environment.dataDir, name);
      if (existsSync(file)) await copyFile(file, join(unfinished, name));
    }
    const { files } = await writeManifest(unfinished);
    await rename(unfinished, target);
    log(`Backed up to ${target}: ${Object.keys(files).join(', ')}.`);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  log('It holds personal data and secrets. Keep it where only you can read it, and delete it in time.');
}

async function writeDatabase(environment: Environment, folder: string): Promise<void> {
  const database = await joinDatabase(environment);
  const client = new mongo.MongoClient(database.uri);
  try {
    await client.db(database.name).command({ backup: folder });
  } finally {
    await client.close();
    await database.close();
  }
  // LMDB makes it again.
  await rm(join(folder, 'lock.mdb'), { force: true });
}

/** A folder with a manifest is complete. */
async function writeManifest(folder: string): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const name of [DATA_FILE, ...SECRET_FILES]) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    await sync(file);
    files[name] = await hashOf(file);
  }
  const manifest = { createdAt: new Date().toISOString(), files };
  await writeFile(manifestFileOf(folder), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  return manifest;
}
