import { encode } from '../bson/encode';
import { show } from '../bson/show';
import { type Document, isString, type Value } from '../bson/values';
import { fail, MongoError, need } from '../errors';
import { openScan } from '../query/scan';
import { batchesOf } from '../query/stream';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { checkWritable } from '../writes/namespaces';
import { readBatchSize } from './arguments';
import { type Call, type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';
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
  if (named && named === same)
    fail(
      'IndexOptionsConflict',
      `An equivalent index already exists with the same name but different options. Requested index: ${show(spec)}, existing index: ${show(named.spec)}`,
    );
  if (named)
    fail(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${show(spec)}, existing index: ${show(named.spec)}`,
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
    throw new MongoError(
      error.code,
      `Index build failed: ${collection.uuid.toString('hex')}: Collection ${collection.namespace} :: caused by :: ${error.message}`,
      error.details,
    );
  }
  catalog.addIndex(collection, index);
}

const createIndexes = command({ indexes: 'array!' }, ({ indexes }, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const { engine } = call;
  need(indexes.length > 0, 'BadValue', 'Must specify at least one index to create');
  const known = engine.catalog.find(database, name);
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
  const found = collection.indexes.find(({ name, key }) =>
    isString(which) ? name === which : show(key) === show(which),
  );
  if (!found)
    fail(
      'IndexNotFound',
      isString(which) ? `index not found with name [${which}]` : `can't find index with key: ${show(which)}`,
    );
  need(!found.isIdIndex, 'InvalidOptions', 'cannot drop _id index');
  return [found];
}

const dropIndexes = command({ index: 'any!' }, ({ index }, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const { store, catalog } = call.engine;
  const collection = catalog.find(database, name) ?? fail('NamespaceNotFound', `ns not found ${database}.${name}`);
  const nIndexesWas = collection.indexes.length;
  const dropped = chooseIndexes(collection, index);
  store.writeToFree(() => {
    for (const each of dropped) catalog.dropIndex(collection, each);
  });
  return { nIndexesWas };
});

const listIndexes = command({ cursor: 'object' }, async ({ cursor }, call) => {
  const { database, name } = namespaceOf(call);
  const { engine, operation } = call;
  const collection =
    engine.catalog.find(database, name) ?? fail('NamespaceNotFound', `ns does not exist: ${database}.${name}`);
  const namespace = `${database}.${name}`;
  const documents = collection.indexes.map(({ spec }) => encode(spec));
  const options = { namespace, collection, batchSize: readBatchSize(cursor) };
  return new CursorReply(namespace, await engine.cursors.open(() => batchesOf(documents), options, operation), true);
});

export const INDEX_COMMANDS: Record<string, Command> = {
  createIndexes,
  dropIndexes,
  listIndexes,
};
