import { encode } from '../bson/encode';
import { show } from '../bson/show';
import { type Document, isString, type Value } from '../bson/values';
import { fail, MongoError, need } from '../errors';
import { openScan } from '../query/scan';
import { batchesOf } from '../query/stream';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { readBatchSize } from './arguments';
import { type Call, type Command, collectionOf, command, writableCollectionOf } from './command';
import { replyByCursor } from './cursors';
import { isIdKey, readIndexSpec } from './index-spec';

/** Two indexes with the same of these are the same index. */
const IDENTITY = ['key', 'partialFilterExpression', 'unique', 'sparse'];
const sameFields = (a: Document, b: Document, fields: string[]) =>
  fields.every((field) => show(a.get(field)) === show(b.get(field)));
const ALL_OPTIONS = [...IDENTITY, 'expireAfterSeconds'];

/** Whether this index exists already; another one of its name or its key is an error. */
function isKnown(spec: Document, collection: Collection): boolean {
  const named = collection.indexes.find(({ name }) => name === spec.get('name'));
  const same = collection.indexes.find((each) => sameFields(each.spec, spec, IDENTITY));
  if (isIdKey(spec.get('key') as Document) || (named && sameFields(named.spec, spec, ALL_OPTIONS))) return true;
  if (named)
    fail(
      named === same ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict',
      `An index of this name has other options or keys. Requested index: ${show(spec)}, existing index: ${show(named.spec)}`,
    );
  if (same) fail('IndexOptionsConflict', `Index already exists with a different name: ${same.name}`);
  return false;
}

function build(collection: Collection, spec: Document, { store, catalog }: Call['engine']) {
  const index = catalog.newIndex(spec);
  const records = openScan(store, collection, { kind: 'collection', isSorted: false });
  try {
    collection.fill(index, records);
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    const message = `Index build failed: Collection ${collection.namespace} :: caused by :: ${error.message}`;
    throw new MongoError(error.code, message, error.details);
  }
  catalog.addIndex(collection, index);
}

const createIndexes = command({ indexes: 'array!' }, ({ indexes }, call) => {
  const { database, name, collection: known } = writableCollectionOf(call);
  const { engine } = call;
  need(indexes.length > 0, 'BadValue', 'Must specify at least one index to create');
  const specs = indexes.map(readIndexSpec);
  return engine.store.write(() => {
    const collection = known ?? engine.catalog.create(database, name);
    const numIndexesBefore = collection.indexes.length;
    for (const spec of specs) if (!isKnown(spec, collection)) build(collection, spec, engine);
    const numIndexesAfter = collection.indexes.length;
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically: !known,
      ...(numIndexesBefore === numIndexesAfter && { note: 'all indexes already exist' }),
    };
  });
});

function chooseIndexes(collection: Collection, which: Value): Index[] {
  if (which === '*') return collection.indexes.filter(({ isIdIndex }) => !isIdIndex);
  if (Array.isArray(which)) return which.flatMap((each) => chooseIndexes(collection, each));
  const isWanted = ({ name, key }: Index) => (isString(which) ? name === which : show(key) === show(which));
  const found = collection.indexes.find(isWanted) ?? fail('IndexNotFound', `index not found: ${show(which)}`);
  need(!found.isIdIndex, 'InvalidOptions', 'cannot drop _id index');
  return [found];
}

const dropIndexes = command({ index: 'any!' }, ({ index }, call) => {
  const { namespace, collection } = writableCollectionOf(call);
  const { store, catalog } = call.engine;
  if (!collection) fail('NamespaceNotFound', `ns not found ${namespace}`);
  const nIndexesWas = collection.indexes.length;
  const dropped = chooseIndexes(collection, index);
  store.writeToFree(() => {
    for (const each of dropped) catalog.dropIndex(collection, each);
  });
  return { nIndexesWas };
});

const listIndexes = command({ cursor: 'object' }, ({ cursor }, call) => {
  const { namespace, collection } = collectionOf(call);
  if (!collection) fail('NamespaceNotFound', `ns does not exist: ${namespace}`);
  const documents = collection.indexes.map(({ spec }) => encode(spec));
  const options = { namespace, collection, batchSize: readBatchSize(cursor) };
  return replyByCursor(call, options, () => batchesOf(documents));
});

export const INDEX_COMMANDS: Record<string, Command> = { createIndexes, dropIndexes, listIndexes };
