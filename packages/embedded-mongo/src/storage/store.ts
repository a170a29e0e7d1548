import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import type { Collection } from './collection';

type Binary = Database<Buffer, Buffer>;

/**
 * LMDB's transactions can be undone, are committed when the call returns, and are flushed to the disk afterwards:
 * killing the process loses nothing that was committed, and `flushed` waits for the disk itself.
 */
const ABORTABLE = 1;
const SYNCHRONOUS_COMMIT = 2;
const NO_SYNC_FLUSH = 0x10000;

/** The three tables on the disk, and the only way to write to them. README.md says what lies in each. */
export class Store {
  private readonly root: RootDatabase<Buffer, Buffer>;
  readonly catalog: Binary;
  readonly documents: Binary;
  readonly indexes: Binary;
  private undo: (() => void)[] = [];
  private readonly touched = new Set<Collection>();

  constructor(dataDir: string) {
    const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
    this.root = open({ path: dataDir, noSubdir: false, maxDbs: 3, ...binary });
    this.catalog = this.root.openDB('catalog', binary);
    this.documents = this.root.openDB('documents', binary);
    this.indexes = this.root.openDB('indexes', binary);
    for (const file of readdirSync(dataDir)) if (file.endsWith('.mdb')) chmodSync(join(dataDir, file), 0o600);
  }

  /** Runs `work` as one transaction: all of it is on the disk when this returns, or none of it when it throws. */
  write<T>(work: () => T): T {
    try {
      const flags = ABORTABLE | SYNCHRONOUS_COMMIT | NO_SYNC_FLUSH;
      return this.root.transactionSync(() => {
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
    await this.root.flushed;
  }

  async close(): Promise<void> {
    await this.flushed();
    await this.root.close();
  }
}
