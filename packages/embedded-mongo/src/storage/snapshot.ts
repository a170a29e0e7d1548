import type { RangeOptions, Transaction } from 'lmdb';
import type { Entry } from './copy-in-batches';
import type { TableName, Tables } from './tables';

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

  entries(name: TableName, range: RangeOptions = {}): Iterable<Entry> {
    return this.tables[name].getRange({ ...range, transaction: this.transaction });
  }

  keys(name: TableName, range: RangeOptions = {}): Iterable<Buffer> {
    return this.tables[name].getKeys({ ...range, transaction: this.transaction });
  }

  get(name: TableName, key: Buffer): Buffer | undefined {
    return this.tables[name].get(key, { transaction: this.transaction });
  }

  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.transaction.done();
    this.onClose(this);
  }
}
