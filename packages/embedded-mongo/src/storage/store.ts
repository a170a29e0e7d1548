import { statSync } from 'node:fs';
import { MongoError } from '../errors';
import type { Operation } from '../operation';
import { KEYS } from './catalog-keys';
import { Compaction, installCopy, removeCopy, writeCopyWithChecksums } from './compaction';
import { dataFileOf, isNewFolder, withCheckedFile } from './data-file';
import { diskFull, isOutOfDiskSpace } from './disk-errors';
import { isOutOfSpace, ReservedSpace } from './disk-space';
import { GroupCommit } from './group-commit';
import { Snapshot } from './snapshot';
import { Table } from './table';
import { closeTables, openTables, runTransaction, type TableName, type Tables } from './tables';

/** What a transaction counts, and saves at its end. */
export interface Counted {
  count: number;
  size: number;
  saveStatistics(): void;
}

/** The three tables on the disk, and the only way to write to them. README.md describes the tables. */
export class Store {
  private tables!: Tables;
  catalog!: Table;
  documents!: Table;
  indexes!: Table;
  private readonly reserved: ReservedSpace;
  private fileId: number;
  private undo: (() => void)[] = [];
  private readonly touched = new Set<Counted>();
  private readonly snapshots = new Set<Snapshot>();
  private compaction: Compaction | undefined;
  private compacted: Promise<unknown> = Promise.resolve();
  private readonly groupCommit = new GroupCommit((work) => this.write(work));

  /**
   * @throws DamagedFileError when the data file is damaged.
   * @throws DiskFullError when the disk has no space for a new data file.
   */
  constructor(private readonly dataDir: string) {
    this.reserved = new ReservedSpace(dataDir);
    // LMDB ends the process by a signal where it finds no space for a new file.
    if (isNewFolder(dataDir) && !this.reserved.fill()) throw diskFull(dataDir);
    this.use(withCheckedFile(dataDir, () => openTables(dataDir)));
    this.fileId = fileIdOf(dataDir);
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
    return this.fileId !== fileIdOf(this.dataDir);
  }

  /** The path of the socket on which the owner of the folder listens; without a checksum, as older engines read it. */
  get owner(): string | undefined {
    return this.tables.catalog.get(KEYS.owner)?.toString();
  }

  set owner(path: string | undefined) {
    if (path === undefined) this.tables.catalog.remove(KEYS.owner);
    else this.tables.catalog.put(KEYS.owner, Buffer.from(path));
    this.compaction?.change('catalog', KEYS.owner);
  }

  get hasChecksums(): boolean {
    return this.catalog.has(KEYS.format);
  }

  /** Marks a new file as one with checksums, and gives them to the values of an older one. */
  addChecksums() {
    if (this.hasChecksums) return;
    if (this.tables.catalog.get(KEYS.nextId)) this.writeChecksums();
    else this.write(() => this.catalog.put(KEYS.format, NO_VALUE));
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

  /** Registers how memory is restored when the transaction under way fails. */
  onAbort(revert: () => void) {
    this.undo.push(revert);
  }

  /** Changes an object in memory, and restores it when the transaction under way fails. */
  set<T extends object>(target: T, changes: Partial<T>) {
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, target[name as keyof T]]));
    this.onAbort(() => Object.assign(target, before));
    Object.assign(target, changes);
  }

  /** Saves the statistics of `counted` at the end of the transaction under way, and restores them when it fails. */
  touch(counted: Counted) {
    if (this.touched.has(counted)) return;
    this.touched.add(counted);
    const { count, size } = counted;
    this.set(counted, { count, size });
  }

  /** Reserves disk space for later deletes, if there is any. */
  reserveSpace() {
    this.reserved.fill();
  }

  removeInterruptedCompaction() {
    removeCopy(this.dataDir);
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

  /** Must be closed; a compaction closes it, too. */
  snapshot(): Snapshot {
    const snapshot = new Snapshot(this.tables, () => this.snapshots.delete(snapshot));
    this.snapshots.add(snapshot);
    return snapshot;
  }

  private async compactAlone(operation: Operation): Promise<number> {
    operation.check();
    const sizeBefore = this.fileSize;
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
    return sizeBefore - this.fileSize;
  }

  private writeChecksums() {
    try {
      writeCopyWithChecksums(this.dataDir, this.tables);
    } catch (error) {
      throw this.withoutCopy(error);
    }
    this.useCopy();
  }

  /** Removes the copy, and explains the error that has ended it: without the copy the disk is no longer full. */
  private withoutCopy(error: unknown): unknown {
    const explained = this.explained(error);
    this.compaction?.cancel();
    removeCopy(this.dataDir);
    return explained;
  }

  private useCopy() {
    this.closeTables();
    try {
      installCopy(this.dataDir);
    } finally {
      this.use(openTables(this.dataDir));
      this.fileId = fileIdOf(this.dataDir);
    }
  }

  close() {
    this.closeTables();
  }

  private closeTables() {
    for (const each of this.snapshots) each.close();
    closeTables(this.tables);
  }

  private transact<T>(work: () => T): T {
    try {
      return runTransaction(this.tables, () => {
        const result = work();
        for (const each of this.touched) each.saveStatistics();
        return result;
      });
    } catch (error) {
      for (const revert of this.undo.reverse()) revert();
      throw this.explained(error);
    } finally {
      this.undo = [];
      this.touched.clear();
    }
  }

  private get fileSize(): number {
    return statSync(dataFileOf(this.dataDir)).size;
  }

  private explained(error: unknown): unknown {
    const isExplained = error instanceof MongoError || !isOutOfSpace(error, dataFileOf(this.dataDir));
    return isExplained ? error : this.outOfSpace();
  }

  private outOfSpace(): MongoError {
    return new MongoError('OutOfDiskSpace', `No space left on device: ${dataFileOf(this.dataDir)}`);
  }
}

const NO_VALUE = Buffer.alloc(0);

const fileIdOf = (dataDir: string) => statSync(dataFileOf(dataDir)).ino;
