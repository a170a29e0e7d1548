import type { Transaction } from 'lmdb';
import { runTransaction, type TableName, type Tables } from './tables';

/** All tables as they are at one moment, whatever is written afterwards. LMDB keeps the old pages until it is closed. */
export class Snapshot {
  isClosed = false;
  private readonly transaction: Transaction;

  constructor(
    private readonly tables: Tables,
    private readonly onClose: (snapshot: Snapshot) => void,
  ) {
    this.transaction = tables.root.useReadTransaction();
  }

  entries(name: TableName): Iterable<Entry> {
    return this.tables[name].getRange({ transaction: this.transaction });
  }

  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.transaction.done();
    this.onClose(this);
  }
}

export interface Entry {
  key: Buffer;
  value: Buffer;
}

export const BATCH_BYTES = 1024 * 1024;

/** Writes entries as they are into a table of another file. Each batch is a transaction, which LMDB holds in memory. */
export function* copyInBatches(entries: Iterable<Entry>, copy: Tables, name: TableName): Generator<void> {
  let batch: Entry[] = [];
  let bytes = 0;
  const writeBatch = () => {
    runTransaction(copy, () => {
      for (const { key, value } of batch) copy[name].put(key, value);
    });
    [batch, bytes] = [[], 0];
  };
  for (const entry of entries) {
    batch.push(entry);
    bytes += entry.key.length + entry.value.length;
    if (bytes < BATCH_BYTES) continue;
    writeBatch();
    yield;
  }
  writeBatch();
}
