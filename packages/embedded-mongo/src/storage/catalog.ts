import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { Binary, type Document, doc } from '../bson/values';
import { KEYS, uint32 } from './catalog-keys';
import { Collection, type CollectionCatalog, catalogRecordOf } from './collection';
import { Index } from './collection-index';
import type { Store } from './store';

export class Catalog implements CollectionCatalog {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;

  constructor(private readonly store: Store) {
    for (const { key, value } of store.catalog.getRange({ start: KEYS.collection('') })) {
      if (key[0] !== KEYS.collection('')[0]) break;
      const collection = this.load(key.subarray(1).toString(), decode(value));
      this.collections.set(collection.namespace, collection);
    }
    const last = store.catalog.get(KEYS.nextId);
    if (last) this.nextId = last.readUInt32BE();
  }

  find(database: string, name: string): Collection | undefined {
    return this.collections.get(`${database}.${name}`);
  }

  list(database: string): Collection[] {
    return this.all()
      .filter((each) => each.database === database)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  /** The numbers under which the tables may have records and entries. */
  numbers(): { collections: Set<number>; indexes: Set<number> } {
    const all = this.all();
    const marks = [...this.store.catalog.getKeys({ start: KEYS.dropped, end: KEYS.afterDropped })];
    const dropped = (kind: number) => marks.filter((mark) => mark[1] === kind).map((mark) => mark.readUInt32BE(2));
    return {
      collections: new Set([...all.map(({ id }) => id), ...dropped(DOCUMENTS)]),
      indexes: new Set([...all.flatMap(({ indexes }) => indexes.map(({ id }) => id)), ...dropped(INDEXES)]),
    };
  }

  create(database: string, name: string): Collection {
    const idIndex = this.newIndex(doc({ v: 2, key: doc({ _id: 1 }), name: '_id_' }));
    const uuid = new Binary(new UUID(randomUUID()).buffer, Binary.SUBTYPE_UUID);
    const collection = new Collection(this.store, this, this.takeId(), uuid, database, name, [idIndex]);
    const { namespace } = collection;
    this.store.memory.onAbort(() => this.collections.delete(namespace));
    this.collections.set(namespace, collection);
    this.save(collection);
    this.saveStatistics(collection);
    return collection;
  }

  /** The documents and entries stay on the disk under ids that are never used again, until `removeDropped`. */
  drop(collection: Collection) {
    const { namespace, id } = collection;
    this.store.memory.onAbort(() => this.collections.set(namespace, collection));
    this.collections.delete(namespace);
    this.store.catalog.remove(KEYS.collection(namespace));
    this.store.memory.set(collection, { isDropped: true });
    this.store.catalog.remove(KEYS.statistics(id));
    this.markDropped(DOCUMENTS, id);
    for (const index of collection.indexes) this.markDropped(INDEXES, index.id);
  }

  addIndex(collection: Collection, index: Index) {
    this.setIndexes(collection, [...collection.indexes, index]);
  }

  dropIndex(collection: Collection, index: Index) {
    this.setIndexes(
      collection,
      collection.indexes.filter((each) => each !== index),
    );
    this.markDropped(INDEXES, index.id);
  }

  newIndex(spec: Document): Index {
    return new Index(this.takeId(), spec);
  }

  save(collection: Collection) {
    this.store.catalog.put(KEYS.collection(collection.namespace), encode(catalogRecordOf(collection)));
  }

  saveStatistics({ id, count, size }: Collection) {
    this.store.catalog.put(KEYS.statistics(id), encode(doc({ count, size })));
  }

  /** Removes up to `limit` records of dropped collections, and returns whether there may be more. */
  removeDropped(limit: number): boolean {
    const [mark] = this.store.catalog.getKeys({ start: KEYS.dropped, end: KEYS.afterDropped, limit: 1 });
    if (!mark) return false;
    const table = mark[1] === DOCUMENTS ? this.store.documents : this.store.indexes;
    const start = mark.subarray(2);
    const end = Buffer.concat([start, Buffer.alloc(8, 0xff)]);
    const keys = [...table.getKeys({ start, end, limit })];
    for (const key of keys) table.remove(key);
    if (keys.length < limit) this.store.catalog.remove(mark);
    return true;
  }

  private markDropped(kind: number, id: number) {
    this.store.catalog.put(Buffer.concat([KEYS.dropped, Buffer.from([kind]), uint32(id)]), Buffer.alloc(0));
  }

  private setIndexes(collection: Collection, indexes: Index[]) {
    this.store.memory.set(collection, { indexes });
    this.save(collection);
  }

  private takeId(): number {
    const id = this.nextId++;
    this.store.catalog.put(KEYS.nextId, uint32(this.nextId));
    return id;
  }

  private load(namespace: string, record: Document): Collection {
    const dot = namespace.indexOf('.');
    const indexes = (record.get('indexes') as Document[]).map(
      (each) =>
        new Index(each.get('id') as number, each.get('spec') as Document, {
          multikeyPaths: each.get('multikeyPaths') as string[],
          hasTruncatedKeys: each.get('hasTruncatedKeys') as boolean,
        }),
    );
    const collection = new Collection(
      this.store,
      this,
      record.get('id') as number,
      record.get('uuid') as Binary,
      namespace.slice(0, dot),
      namespace.slice(dot + 1),
      indexes,
    );
    const statistics = this.store.catalog.get(KEYS.statistics(collection.id));
    if (statistics) Object.assign(collection, Object.fromEntries(decode(statistics)));
    return collection;
  }
}

const DOCUMENTS = 1;
const INDEXES = 2;
