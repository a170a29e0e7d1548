import { KEYS } from './catalog-keys';
import type { Collection } from './collection';
import { closeTables, openTables, rewriteTables, type Table, type Tables } from './tables';

/**
 * LMDB's transactions can be undone, are committed when the call returns, and are flushed to the disk afterwards:
 * killing the process loses nothing that was committed, and `flushed` waits for the disk itself.
 */
const ABORTABLE = 1;
const SYNCHRONOUS_COMMIT = 2;
const NO_SYNC_FLUSH = 0x10000;

/** The three tables on the disk, and the only way to write to them. README.md says what lies in each. */
export class Store {
  private tables: Tables;
  private undo: (() => void)[] = [];
  private readonly touched = new Set<Collection>();

  constructor(private readonly dataDir: string) {
    this.tables = openTables(dataDir);
  }

  get catalog(): Table {
    return this.tables.catalog;
  }

  get documents(): Table {
    return this.tables.documents;
  }

  get indexes(): Table {
    return this.tables.indexes;
  }

  /** Runs `work` as one transaction: all of it is on the disk when this returns, or none of it when it throws. */
  write<T>(work: () => T): T {
    try {
      const flags = ABORTABLE | SYNCHRONOUS_COMMIT | NO_SYNC_FLUSH;
      return this.tables.root.transactionSync(() => {
        const result = work();
        for (const collection of this.touched) collection.saveStatistics();
        return result;
      }, flags);
    } catch (error) {
      for (const revert of this.undo.reverse()) revert();
      throw error;
    } finally {
      this.undo = [];
      this.touched.clear();
    }
  }

  /** What is kept in memory is put back by `revert` when the transaction under way fails. */
  onAbort(revert: () => void) {
    this.undo.push(revert);
  }

  /** Changes what is kept in memory, for as long as the transaction under way does not fail. */
  set<T extends object>(target: T, changes: Partial<T>) {
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, target[name as keyof T]]));
    this.onAbort(() => Object.assign(target, before));
    Object.assign(target, changes);
  }

  /** The statistics of `collection` are saved at the end of the transaction under way, or put back when it fails. */
  touch(collection: Collection) {
    if (this.touched.has(collection)) return;
    this.touched.add(collection);
    const { count, size } = collection;
    this.set(collection, { count, size });
  }

  async flushed(): Promise<void> {
    await this.tables.root.flushed;
  }

  /** Asks for a rewrite, before the store is used the next time or when it is closed. */
  askForRewrite() {
    this.write(() => this.catalog.put(KEYS.rewrite, Buffer.alloc(0)));
  }

  /** Writes the file anew where that was asked for. Nobody may use the store meanwhile. */
  async rewriteIfDue(): Promise<void> {
    if (!this.catalog.doesExist(KEYS.rewrite)) return;
    this.tables = await rewriteTables(this.dataDir, this.tables);
    this.write(() => this.catalog.remove(KEYS.rewrite));
  }

  close(): Promise<void> {
    return closeTables(this.tables);
  }
}
