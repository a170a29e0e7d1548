import { KEYS } from './catalog-keys';
import { withChecksum } from './checksums';
import { runTransaction, type TableName, type Tables } from './tables';

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

/** Says of a new file that all of its values have checksums. */
export function markChecksummed(tables: Tables) {
  runTransaction(tables, () => tables.catalog.put(KEYS.format, withChecksum(KEYS.format, Buffer.alloc(0))));
}
