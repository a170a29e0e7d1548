import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFileOf } from './data-file';
import { probeSpace } from './disk-space';
import { BATCH_BYTES, copyInBatches, type Snapshot } from './snapshot';
import { closeTables, NAMES, openTables, runTransaction, type TableName, type Tables } from './tables';

const copyFolderOf = (dataDir: string) => join(dataDir, 'compacting');

/** Removes the copy that an interrupted compaction has left. */
export const removeCopy = (dataDir: string) => rmSync(copyFolderOf(dataDir), { recursive: true, force: true });

/** Copies the entries into a new file without the bytes of deleted ones, which LMDB leaves in its pages. */
export class Compaction {
  isCancelled = false;
  private readonly changed = new Map(NAMES.map((name) => [name, new Set<string>()]));
  private readonly copy: Tables;

  constructor(
    private readonly dataDir: string,
    private readonly tables: Tables,
    private readonly snapshot: Snapshot,
  ) {
    this.copy = openCopy(dataDir);
  }

  /** An entry was written to the file that is copied. */
  change(name: TableName, key: Buffer) {
    this.changed.get(name)?.add(key.toString('latin1'));
  }

  /** The copy is whole at the end, where nothing is written to the file after the last step. */
  *steps(): Generator<void> {
    for (const name of NAMES) yield* copyInBatches(this.snapshot.entries(name), this.copy, name);
    this.snapshot.close();
    // Larger and larger steps come to an end however much is written meanwhile.
    for (let bytes = BATCH_BYTES; this.copyChanged(bytes); bytes *= 2) yield;
    closeTables(this.copy);
  }

  cancel() {
    if (this.isCancelled) return;
    this.isCancelled = true;
    this.snapshot.close();
    closeTables(this.copy);
    removeCopy(this.dataDir);
  }

  private copyChanged(maxBytes: number): boolean {
    let bytes = 0;
    runTransaction(this.copy, () => {
      for (const [name, keys] of this.changed)
        for (const each of keys) {
          if (bytes >= maxBytes) return;
          keys.delete(each);
          const key = Buffer.from(each, 'latin1');
          const value = this.tables[name].get(key);
          if (value) this.copy[name].put(key, value);
          else this.copy[name].remove(key);
          bytes += key.length + (value?.length ?? 0);
        }
    });
    return bytes >= maxBytes;
  }
}

function openCopy(dataDir: string): Tables {
  removeCopy(dataDir);
  const folder = copyFolderOf(dataDir);
  mkdirSync(folder, { mode: 0o700 });
  probeSpace(folder);
  return openTables(folder);
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
