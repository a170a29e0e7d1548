import { encode } from '../bson/encode';
import { type Document, doc, isString } from '../bson/values';
import { fail, need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { batchesOf } from '../query/stream';
import { writeBackup } from '../storage/backup';
import type { Collection } from '../storage/collection';
import { DELETE_BATCH_RECORDS } from '../writes/delete';
import { checkDatabase, checkWritable } from '../writes/namespaces';
import { readBatchSize } from './arguments';
import { type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';

const create = command({}, (_fields, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const { store, catalog } = call.engine;
  need(!catalog.find(database, name), 'NamespaceExists', `Collection already exists. NS: ${database}.${name}`);
  store.write(() => catalog.create(database, name));
  return {};
});

const drop = command({}, (_fields, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const { store, catalog } = call.engine;
  const collection = catalog.find(database, name) ?? fail('NamespaceNotFound', 'ns not found');
  store.writeToFree(() => catalog.drop(collection));
  return { nIndexesWas: collection.indexes.length, ns: `${database}.${name}` };
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
  async ({ filter = doc(), nameOnly = false, cursor }, call) => {
    const { catalog, cursors } = call.engine;
    const database = checkDatabase(call.database);
    const matches = compileFilter(filter);
    const entries = catalog.list(database).map((each) => entryOf(each, nameOnly));
    const documents = entries.filter((each) => matches(each)).map(encode);
    const namespace = `${database}.$cmd.listCollections`;
    const options = { namespace, batchSize: readBatchSize(cursor) };
    return new CursorReply(namespace, await cursors.open(() => batchesOf(documents), options, call.operation), true);
  },
);

function entryOf({ name, uuid, indexes }: Collection, isNameOnly: boolean): Document {
  if (isNameOnly) return doc({ name, type: 'collection' });
  const info = doc({ readOnly: false, uuid });
  return doc({ name, type: 'collection', options: doc(), info, idIndex: indexes[0]?.spec });
}

/** Unlike MongoDB, which compacts one collection, this writes the whole data file anew. */
const compact = command({}, async (_fields, call) => {
  const { database, name } = namespaceOf(call);
  const { store, catalog } = call.engine;
  need(catalog.find(database, name), 'NamespaceNotFound', 'collection does not exist');
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
