import type { Binary } from 'bson';
import { encode } from '../bson/encode';
import { type Document, doc } from '../bson/values';
import { duplicateKey, type Index, type IndexEntries } from './collection-index';
import { entryKey, exactRange, NO_VALUE, recordIdOf, recordKey } from './key-layout';
import type { Store } from './store';

/** Keeps what is known of a collection beside its records. */
export interface CollectionCatalog {
  save(collection: Collection): void;
  saveStatistics(collection: Collection): void;
}

/** The records of one collection together with their index entries; writing needs a transaction of `Store.write`. */
export class Collection {
  /** Counts the changes, so that a search before a transaction knows whether its result is still valid. */
  version = 0;
  isDropped = false;
  count = 0;
  size = 0;
  private nextRecord: number | undefined;

  constructor(
    private readonly store: Store,
    private readonly catalog: CollectionCatalog,
    readonly id: number,
    readonly uuid: Binary,
    readonly database: string,
    readonly name: string,
    public indexes: Index[],
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** The key of a record, or the prefix of all keys of this collection. */
  key(recordId?: number): Buffer {
    const id = Buffer.allocUnsafe(4);
    id.writeUInt32BE(this.id);
    return recordId === undefined ? id : Buffer.concat([id, recordKey(recordId)]);
  }

  read(recordId: number): Buffer | undefined {
    return this.store.documents.get(this.key(recordId));
  }

  insert(document: Document, bytes: Buffer = encode(document)): number {
    const recordId = this.takeRecordId();
    const added = this.indexes.map((index) => [index, index.entries(document)] as const);
    for (const [index, { entries }] of added) this.refuseDuplicate(index, entries, recordId);
    for (const [index, entries] of added) this.addEntries(index, entries, recordId);
    this.store.documents.put(this.key(recordId), bytes);
    this.recordChange(1, bytes.length);
    return recordId;
  }

  replace(recordId: number, before: Document, after: Document, bytes: Buffer) {
    const changes = this.indexes.map((index) => ({ index, old: index.entries(before), new: index.entries(after) }));
    for (const change of changes) {
      const { entries } = change.new;
      for (const key of change.old.entries.keys()) if (entries.delete(key)) change.old.entries.delete(key);
      this.refuseDuplicate(change.index, entries, recordId);
    }
    for (const change of changes) {
      this.removeEntries(change.old, recordId);
      this.addEntries(change.index, change.new, recordId);
    }
    const oldLength = this.read(recordId)?.length ?? 0;
    this.store.documents.put(this.key(recordId), bytes);
    this.recordChange(0, bytes.length - oldLength);
  }

  remove(recordId: number, document: Document, bytes: Buffer) {
    for (const index of this.indexes) this.removeEntries(index.entries(document), recordId);
    this.store.documents.remove(this.key(recordId));
    this.recordChange(-1, -bytes.length);
  }

  /** Fills a new index from the documents; fails when two of them have one unique key. */
  fill(index: Index, documents: Iterable<{ id: number; document: Document }>) {
    for (const { id, document } of documents) {
      const entries = index.entries(document);
      this.refuseDuplicate(index, entries.entries, id);
      this.addEntries(index, entries, id);
    }
  }

  saveStatistics() {
    this.catalog.saveStatistics(this);
  }

  private refuseDuplicate(index: Index, entries: IndexEntries['entries'], recordId: number) {
    if (!index.isUnique) return;
    for (const { stem, values } of entries.values())
      for (const key of this.store.indexes.getKeys({ ...exactRange(stem), limit: 2 }))
        if (recordIdOf(key) !== recordId) throw duplicateKey(this.namespace, index, values);
  }

  private addEntries(index: Index, { entries, arrays, hasTruncatedKeys }: IndexEntries, recordId: number) {
    for (const { stem } of entries.values()) this.store.indexes.put(entryKey(stem, recordId), NO_VALUE);
    const isFirst =
      arrays.some((path) => !index.multikeyPaths.has(path)) || (hasTruncatedKeys && !index.hasTruncatedKeys);
    if (isFirst) this.saveTraits(index, arrays, hasTruncatedKeys);
  }

  private removeEntries({ entries }: IndexEntries, recordId: number) {
    for (const { stem } of entries.values()) this.store.indexes.remove(entryKey(stem, recordId));
  }

  /** Saves that an index has an array or a truncated key, which the planner must know. */
  private saveTraits(index: Index, arrays: string[], hasTruncatedKeys: boolean) {
    this.store.memory.set(index, {
      multikeyPaths: new Set([...index.multikeyPaths, ...arrays]),
      hasTruncatedKeys: index.hasTruncatedKeys || hasTruncatedKeys,
    });
    if (this.indexes.includes(index)) this.catalog.save(this);
  }

  private recordChange(documents: number, bytes: number) {
    this.store.memory.count(this);
    this.count += documents;
    this.size += bytes;
    this.version++;
  }

  private takeRecordId(): number {
    this.nextRecord ??= this.lastRecordId() + 1;
    return this.nextRecord++;
  }

  private lastRecordId(): number {
    const end = Buffer.concat([this.key(), Buffer.alloc(9, 0xff)]);
    for (const key of this.store.documents.getKeys({ start: end, end: this.key(), reverse: true, limit: 1 }))
      return recordIdOf(key);
    return 0;
  }
}

export function catalogRecordOf({ id, uuid, indexes }: Collection): Document {
  return doc({
    id,
    uuid,
    indexes: indexes.map((index) =>
      doc({
        id: index.id,
        spec: index.spec,
        multikeyPaths: [...index.multikeyPaths],
        hasTruncatedKeys: index.hasTruncatedKeys,
      }),
    ),
  });
}
