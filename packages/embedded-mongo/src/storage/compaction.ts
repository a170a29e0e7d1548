import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFileOf } from './data-file';
import { probeSpace } from './disk-space';
import { closeTables, NAMES, openTables, runTransaction, type Table, type Tables } from './tables';

const copyFolderOf = (dataDir: string) => join(dataDir, 'compacting');

/** Removes the copy that an interrupted compaction has left. */
export const removeCopy = (dataDir: string) => rmSync(copyFolderOf(dataDir), { recursive: true, force: true });

/** Copies the entries into a new file without the bytes of deleted entries, which LMDB leaves in its pages. */
export function writeCopy(dataDir: string, tables: Tables) {
  removeCopy(dataDir);
  const folder = copyFolderOf(dataDir);
  mkdirSync(folder, { mode: 0o700 });
  probeSpace(folder);
  const copy = openTables(folder);
  try {
    for (const name of NAMES) copyTable(tables[name], copy, name);
  } finally {
    closeTables(copy);
  }
}

/** Puts the copy in the place of the data file, which must be closed. */
export function installCopy(dataDir: string) {
  renameSync(dataFileOf(copyFolderOf(dataDir)), dataFileOf(dataDir));
  syncFolder(dataDir);
  removeCopy(dataDir);
}

const BATCH_BYTES = 4 * 1024 * 1024;

/** Each batch is a transaction, which LMDB holds in memory until it ends. */
function copyTable(from: Table, copy: Tables, name: (typeof NAMES)[number]) {
  let batch: { key: Buffer; value: Buffer }[] = [];
  let bytes = 0;
  const writeBatch = () => {
    runTransaction(copy, () => {
      for (const { key, value } of batch) copy[name].put(key, value);
    });
    [batch, bytes] = [[], 0];
  };
  for (const entry of from.getRange()) {
    batch.push(entry);
    bytes += entry.key.length + entry.value.length;
    if (bytes > BATCH_BYTES) writeBatch();
  }
  writeBatch();
}

/** A renamed file is durable when its folder is on the disk. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
