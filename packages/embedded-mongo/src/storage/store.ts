import { statSync } from 'node:fs';
import { MongoError } from '../errors';
import type { Operation } from '../operation';
import { KEYS } from './catalog-keys';
import { Compaction, installCopy, removeCopy } from './compaction';
import { dataFileOf, isNewFolder, openMarked } from './data-file';
import { diskFull, isOutOfDiskSpace, isOutOfSpace, ReservedSpace } from './disk-space';
import { NO_VALUE } from './key-layout';
import { MemoryChanges } from './memory-changes';
import { Snapshot } from './snapshot';
import { Table } from './table';
import { closeTables, openTables, runTransaction, type TableName, type Tables } from './tables';

/** The three tables on the disk, and the only way to write to them. README.md describes the tables. */
export class Store {
  private tables!: Tables;
  catalog!: Table;
  documents!: Table;
  indexes!: Table;
  readonly reserved: ReservedSpace;
  readonly memory = new MemoryChanges();
  private fileId: number;
  private readonly snapshots = new Set<Snapshot>();
  private compaction: Compaction | undefined;
  private compacted: Promise<unknown> = Promise.resolve();
  private readonly groupCommit = new GroupCommit((work) => this.write(work));

  /**
   * Opens a file that is not damaged.
   *
   * @throws DiskFullError when the disk has no space for a new data file.
   */
  constructor(private readonly dataDir: string) {
    this.reserved = new ReservedSpace(dataDir);
    // LMDB ends the process by a signal where it finds no space for a new file.
    if (isNewFolder(dataDir) && !this.reserved.fill()) throw diskFull(dataDir);
    this.use(openMarked(dataDir, () => openTables(dataDir)));
    this.fileId = fileOf(dataDir).ino;
  }

  private use(tables: Tables) {
    this.tables = tables;
    const table = (name: TableName) => new Table(tables[name], (key) => this.compaction?.change(name, key));
    this.catalog = table('catalog');
    this.documents = table('documents');
    this.indexes = table('indexes');
  }

  /** Whether another engine has compacted the file since it was opened. */
  get isReplaced(): boolean {
    return this.fileId !== fileOf(this.dataDir).ino;
  }

  /** The path of the socket on which the owner of the folder listens; without a checksum, as older engines read it. */
  get owner(): string | undefined {
    return this.tables.catalog.get(KEYS.owner)?.toString();
  }

  /** As `owner`, also where another process has just written it. */
  get latestOwner(): string | undefined {
    this.tables.root.resetReadTxn();
    return this.owner;
  }

  set owner(path: string | undefined) {
    if (path === undefined) this.tables.catalog.remove(KEYS.owner);
    else this.tables.catalog.put(KEYS.owner, Buffer.from(path));
    this.compaction?.change('catalog', KEYS.owner);
  }

  markNewFile() {
    if (!this.catalog.has(KEYS.format)) this.write(() => this.catalog.put(KEYS.format, NO_VALUE));
  }

  /**
   * Runs `work` as one transaction: all of it is on the disk when this returns, or none of it when it throws. Where the
   * disk is full it runs twice, because LMDB reuses the pages that a transaction has freed only after one more.
   */
  write<T>(work: () => T): T {
    try {
      return this.transact(work);
    } catch (error) {
      if (!isOutOfDiskSpace(error)) throw error;
      this.compaction?.cancel();
      this.transact(() => void this.catalog.put(KEYS.lastFull, NO_VALUE));
      return this.transact(work);
    }
  }

  /** As `write`, in one commit with all that waits at the same moment. */
  writeTogether<T>(work: () => T): Promise<T> {
    return this.groupCommit.write(work);
  }

  /** As `write`, for work that frees space: where the disk is full, it takes the reserved space. */
  writeToFree<T>(work: () => T): T {
    try {
      return this.write(work);
    } catch (error) {
      if (!isOutOfDiskSpace(error) || !this.reserved.release()) throw error;
      return this.write(work);
    }
  }

  /**
   * Writes the file anew, without the bytes of what was deleted before, while other operations run, and returns how many
   * bytes smaller it is. Compactions run one after the other.
   */
  compact(operation: Operation): Promise<number> {
    const compacted = this.compacted.then(() => this.compactAlone(operation));
    this.compacted = compacted.catch(() => undefined);
    return compacted;
  }

  snapshot(): Snapshot {
    const snapshot = new Snapshot(this.tables, () => this.snapshots.delete(snapshot));
    this.snapshots.add(snapshot);
    return snapshot;
  }

  private async compactAlone(operation: Operation): Promise<number> {
    operation.check();
    const sizeBefore = fileOf(this.dataDir).size;
    const snapshot = this.snapshot();
    try {
      this.compaction = new Compaction(this.dataDir, this.tables, snapshot);
      for (const _step of this.compaction.steps()) {
        await operation.yield();
        if (this.compaction.isCancelled) throw this.outOfSpace();
      }
    } catch (error) {
      throw this.withoutCopy(error);
    } finally {
      snapshot.close();
      this.compaction = undefined;
    }
    this.useCopy();
    return sizeBefore - fileOf(this.dataDir).size;
  }

  /** Removes the copy, and explains the error that has ended it: without the copy the disk is no longer full. */
  private withoutCopy(error: unknown): unknown {
    const explained = this.explained(error);
    this.compaction?.cancel();
    removeCopy(this.dataDir);
    return explained;
  }

  private useCopy() {
    this.close();
    try {
      installCopy(this.dataDir);
    } finally {
      this.use(openTables(this.dataDir));
      this.fileId = fileOf(this.dataDir).ino;
    }
  }

  close() {
    for (const each of this.snapshots) each.close();
    closeTables(this.tables);
  }

  private transact<T>(work: () => T): T {
    try {
      return runTransaction(this.tables, () => {
        const result = work();
        this.memory.saveCounts();
        return result;
      });
    } catch (error) {
      this.memory.revert();
      throw this.explained(error);
    } finally {
      this.memory.clear();
    }
  }

  private explained(error: unknown): unknown {
    const isExplained = error instanceof MongoError || !isOutOfSpace(error, dataFileOf(this.dataDir));
    return isExplained ? error : this.outOfSpace();
  }

  private outOfSpace(): MongoError {
    return new MongoError('OutOfDiskSpace', `No space left on device: ${dataFileOf(this.dataDir)}`);
  }
}

const fileOf = (dataDir: string) => statSync(dataFileOf(dataDir));

interface Waiting {
  work: () => unknown;
  resolve: (result: unknown) => void;
  commitAlone: () => void;
}

/** Commits together what waits at the same moment: a commit waits for the disk. Where one of them fails, each runs by itself. */
class GroupCommit {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly commit: <T>(work: () => T) => T) {}

  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const commitAlone = () => {
        try {
          resolve(this.commit(work));
        } catch (error) {
          reject(error);
        }
      };
      this.waiting.push({ work, resolve: resolve as (result: unknown) => void, commitAlone });
      if (this.waiting.length === 1) setImmediate(() => this.commitWaiting());
    });
  }

  private commitWaiting() {
    const together = this.waiting.splice(0);
    try {
      const results = this.commit(() => together.map(({ work }) => work()));
      for (const [i, { resolve }] of together.entries()) resolve(results[i]);
    } catch {
      for (const { commitAlone } of together) commitAlone();
    }
  }
}
