import { encode } from '../bson/encode';
import { type Document, doc, isString } from '../bson/values';
import { fail, need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { batchesOf } from '../query/stream';
import { writeBackup } from '../storage/backup';
import type { Collection } from '../storage/collection';
import { checkDatabase } from '../storage/namespaces';
import { DELETE_BATCH_RECORDS } from '../writes/delete';
import { readBatchSize } from './arguments';
import { type Command, collectionOf, command, writableCollectionOf } from './command';
import { replyByCursor } from './cursors';

const create = command({}, (_fields, call) => {
  const { database, name, namespace, collection } = writableCollectionOf(call);
  const { store, catalog } = call.engine;
  need(!collection, 'NamespaceExists', `Collection already exists. NS: ${namespace}`);
  store.write(() => catalog.create(database, name));
  return {};
});

const drop = command({}, (_fields, call) => {
  const { namespace, collection } = writableCollectionOf(call);
  const { store, catalog } = call.engine;
  if (!collection) fail('NamespaceNotFound', 'ns not found');
  store.writeToFree(() => catalog.drop(collection));
  return { nIndexesWas: collection.indexes.length, ns: namespace };
});

const dropDatabase = command({}, (_fields, { engine: { store, catalog }, database }) => {
  const collections = catalog.list(checkDatabase(database));
  store.writeToFree(() => {
    for (const each of collections) catalog.drop(each);
  });
  return collections.length > 0 ? { dropped: database } : {};
});

const listCollections = command(
  { filter: 'object', nameOnly: 'bool', authorizedCollections: 'ignored', cursor: 'object' },
  ({ filter = doc(), nameOnly = false, cursor }, call) => {
    const database = checkDatabase(call.database);
    const matches = compileFilter(filter);
    const entries = call.engine.catalog.list(database).map((each) => entryOf(each, nameOnly));
    const documents = entries.filter((each) => matches(each)).map(encode);
    const options = { namespace: `${database}.$cmd.listCollections`, batchSize: readBatchSize(cursor) };
    return replyByCursor(call, options, () => batchesOf(documents));
  },
);

function entryOf({ name, uuid, indexes }: Collection, isNameOnly: boolean): Document {
  if (isNameOnly) return doc({ name, type: 'collection' });
  const info = doc({ readOnly: false, uuid });
  return doc({ name, type: 'collection', options: doc(), info, idIndex: indexes[0]?.spec });
}

/** Unlike MongoDB, which compacts one collection, this writes the whole data file anew. */
const compact = command({}, async (_fields, call) => {
  const { store, catalog } = call.engine;
  need(collectionOf(call).collection, 'NamespaceNotFound', 'collection does not exist');
  while (store.writeToFree(() => catalog.removeDropped(DELETE_BATCH_RECORDS))) await call.operation.yield();
  return { bytesFreed: await store.compact(call.operation) };
});

/** MongoDB has no such command: its own tools read all documents. */
const backup = command({}, async (_fields, { request, name, engine: { store }, operation }) => {
  const folder = request.get(name);
  need(isString(folder), 'TypeMismatch', `BSON field 'backup.backup' is the wrong type, expected type 'string'`);
  await writeBackup(store, folder, operation);
  return {};
});

export const COLLECTION_COMMANDS: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  compact,
  backup,
};
