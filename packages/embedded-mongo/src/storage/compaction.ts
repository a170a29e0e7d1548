import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from './catalog-keys';
import { withChecksum } from './checksums';
import { copyInBatches, type Entry, markChecksummed } from './copy-in-batches';
import { dataFileOf } from './data-file';
import { probeSpace } from './disk-space';
import { closeTables, NAMES, openTables, type TableName, type Tables } from './tables';

const copyFolderOf = (dataDir: string) => join(dataDir, 'compacting');

/** Removes the copy that an interrupted compaction has left. */
export const removeCopy = (dataDir: string) => rmSync(copyFolderOf(dataDir), { recursive: true, force: true });

/** What an entry is in the copy. */
export type CopyEntry = (entry: Entry, table: TableName) => Entry;

/** Gives the values of an older file their checksums. */
export const withChecksums: CopyEntry = ({ key, value }, table) =>
  table === 'catalog' && key.equals(KEYS.owner) ? { key, value } : { key, value: withChecksum(key, value) };

const asItIs: CopyEntry = (entry) => entry;

/** Copies the entries into a new file without the bytes of deleted entries, which LMDB leaves in its pages. */
export function writeCopy(dataDir: string, tables: Tables, copyEntry = asItIs) {
  removeCopy(dataDir);
  const folder = copyFolderOf(dataDir);
  mkdirSync(folder, { mode: 0o700 });
  probeSpace(folder);
  const copy = openTables(folder);
  try {
    markChecksummed(copy);
    for (const name of NAMES) {
      const entries = tables[name].getRange().map((entry) => copyEntry(entry, name));
      Array.from(copyInBatches(entries, copy, name));
    }
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

/** A renamed file is durable when its folder is on the disk. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
