import type { Binary } from 'bson';
import { type Collation, parseCollation } from '../bson/collation';
import { encode } from '../bson/encode';
import { type Document, doc } from '../bson/values';
import type { Catalog } from './catalog';
import type { Index, IndexEntries } from './collection-index';
import { duplicateKey } from './duplicate-key';
import { entryKey, exactRange, recordIdOf, recordKey } from './key-layout';
import type { Store } from './store';

/** The records of one collection together with their index entries; whoever writes calls within `store.write`. */
export class Collection {
  /** Counts the changes, so that whoever looked before waiting can tell whether what was seen still holds. */
  version = 0;
  isDropped = false;
  count = 0;
  size = 0;
  /** What queries use that name no collation themselves. */
  readonly collation: Collation | undefined;
  private nextRecord: number | undefined;

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    readonly id: number,
    readonly uuid: Binary,
    public database: string,
    public name: string,
    public options: Document,
    public indexes: Index[],
  ) {
    this.collation = parseCollation(options.get('collation'));
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** The key of a record; without a record the beginning of all keys of this collection. */
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
    this.changed(1, bytes.length);
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
    this.changed(0, bytes.length - oldLength);
  }

  remove(recordId: number, document: Document, bytes: Buffer) {
    for (const index of this.indexes) this.removeEntries(index.entries(document), recordId);
    this.store.documents.remove(this.key(recordId));
    this.changed(-1, -bytes.length);
  }

  /** Fills a new index from the documents, which fails when two of them have one unique key. */
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

  private addEntries(index: Index, { entries, arrays, hasCutKeys }: IndexEntries, recordId: number) {
    for (const { stem } of entries.values()) this.store.indexes.put(entryKey(stem, recordId), NOTHING);
    const isNews = arrays.some((path) => !index.multikeyPaths.has(path)) || (hasCutKeys && !index.hasCutKeys);
    if (isNews) this.learn(index, arrays, hasCutKeys);
  }

  private removeEntries({ entries }: IndexEntries, recordId: number) {
    for (const { stem } of entries.values()) this.store.indexes.remove(entryKey(stem, recordId));
  }

  /** Keeps what the planner must know of an index from its first array or cut key on. */
  private learn(index: Index, arrays: string[], hasCutKeys: boolean) {
    this.store.set(index, {
      multikeyPaths: new Set([...index.multikeyPaths, ...arrays]),
      hasCutKeys: index.hasCutKeys || hasCutKeys,
    });
    if (this.indexes.includes(index)) this.catalog.save(this);
  }

  private changed(documents: number, bytes: number) {
    this.store.touch(this);
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

const NOTHING = Buffer.alloc(0);

/** What the catalog keeps of a collection. */
export function recordOf(collection: Collection): Document {
  return doc({
    id: collection.id,
    uuid: collection.uuid,
    options: collection.options,
    indexes: collection.indexes.map((index) =>
      doc({ id: index.id, spec: index.spec, multikeyPaths: [...index.multikeyPaths], hasCutKeys: index.hasCutKeys }),
    ),
  });
}
