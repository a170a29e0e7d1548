import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fail, need } from '../errors';
import type { Operation } from '../operation';
import { KEYS } from './catalog-keys';
import { dataFileOf } from './data-file';
import { isOutOfSpace, probeSpace } from './disk-space';
import { copyInBatches, type Entry, type Snapshot } from './snapshot';
import type { Store } from './store';
import { isIntact } from './table';
import { closeTables, NAMES, openTables, type TableName } from './tables';

/** Writes everything as it is at one moment into a new folder, while other operations run. */
export async function writeBackup(store: Store, folder: string, operation: Operation): Promise<void> {
  need(isAbsolute(folder), 'BadValue', `The folder ${folder} has no absolute path`);
  need(!existsSync(folder), 'BadValue', `The folder ${folder} exists already`);
  mkdirSync(folder, { mode: 0o700 });
  try {
    while (!(await copySnapshot(store, folder, operation))) emptyFolder(folder);
  } catch (error) {
    const isFull = isOutOfSpace(error, dataFileOf(folder));
    rmSync(folder, { recursive: true });
    if (isFull) fail('OutOfDiskSpace', `No space left on device: ${folder}`);
    throw error;
  }
}

function emptyFolder(folder: string) {
  rmSync(folder, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
}

/** False when a compaction has replaced the file meanwhile, and ended the snapshot. */
async function copySnapshot(store: Store, folder: string, operation: Operation): Promise<boolean> {
  probeSpace(folder);
  const copy = openTables(folder);
  const snapshot = store.snapshot();
  try {
    for (const name of NAMES)
      for (const _batch of copyInBatches(intactEntries(snapshot, name), copy, name)) {
        await operation.yield();
        if (snapshot.isClosed) return false;
      }
    return true;
  } finally {
    snapshot.close();
    closeTables(copy);
  }
}

function* intactEntries(snapshot: Snapshot, name: TableName): Generator<Entry> {
  for (const entry of snapshot.entries(name)) {
    // The owner of the folder owns no other one.
    if (name === 'catalog' && entry.key.equals(KEYS.owner)) continue;
    if (!isIntact(entry.key, entry.value))
      fail(
        'DataCorruptionDetected',
        `The entry ${entry.key.toString('hex')} of ${name} is damaged: nothing was backed up`,
      );
    yield entry;
  }
}
