import { parseCollation } from '../bson/collation';
import { encode } from '../bson/encode';
import { type Document, doc, isDocument, isString, isTruthy, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { portionsOf } from '../query/stream';
import type { Collection } from '../storage/collection';
import { checkDatabase, checkNamespace, checkWritable } from '../writes/namespaces';
import { batchSizeOf } from './aggregate';
import { type Call, type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';

/** Options that are kept; the others are refused, because a capped collection or a view would be another thing. */
const CREATE_FIELDS = {
  validator: 'object',
  validationLevel: 'string',
  validationAction: 'string',
  collation: 'object',
  capped: 'bool',
  size: 'ignored',
  max: 'ignored',
  viewOn: 'any',
  pipeline: 'ignored',
  timeseries: 'any',
  clusteredIndex: 'any',
  expireAfterSeconds: 'any',
  changeStreamPreAndPostImages: 'any',
  autoIndexId: 'ignored',
  idIndex: 'ignored',
  indexOptionDefaults: 'ignored',
  storageEngine: 'ignored',
} as const;

const NOT_SUPPORTED = [
  'capped',
  'viewOn',
  'timeseries',
  'clusteredIndex',
  'expireAfterSeconds',
  'changeStreamPreAndPostImages',
] as const;

function checkValidator(validator: Document | undefined) {
  if (validator) compileFilter(validator);
}

const create = command(CREATE_FIELDS, (fields, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  for (const option of NOT_SUPPORTED)
    if (fields[option])
      fail('NotImplemented', `The option '${option}' of create is not supported by the embedded engine`);
  checkValidator(fields.validator);
  const collation = parseCollation(fields.collation)?.spec;
  const { validator, validationLevel, validationAction } = fields;
  const options = doc({ validator, validationLevel, validationAction, collation });
  const { store, catalog } = call.engine;
  need(!catalog.find(database, name), 'NamespaceExists', `Collection already exists. NS: ${database}.${name}`);
  store.write(() => catalog.create(database, name, options, collation));
  return {};
});

function existing({ engine }: Call, database: string, name: string): Collection {
  return engine.catalog.find(database, name) ?? fail('NamespaceNotFound', 'ns not found');
}

const drop = command({}, (_fields, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const collection = existing(call, database, name);
  call.engine.store.write(() => call.engine.catalog.drop(collection));
  return { nIndexesWas: collection.indexes.length, ns: `${database}.${name}` };
});

const rename = command({ to: 'string!', dropTarget: 'any' }, ({ to, dropTarget }, call) => {
  const { engine, database, request, name } = call;
  need(database === 'admin', 'Unauthorized', 'renameCollection may only be run against the admin database.');
  const [source, target] = [splitNamespace(request.get(name) ?? ''), splitNamespace(to)].map(checkWritable);
  const collection = existing(call, source?.database ?? '', source?.name ?? '');
  const occupied = engine.catalog.find(target?.database ?? '', target?.name ?? '');
  need(collection !== occupied, 'IllegalOperation', "Can't rename a collection to itself");
  need(!occupied || isTruthy(dropTarget), 'NamespaceExists', 'target namespace exists');
  engine.store.write(() => {
    if (occupied) engine.catalog.drop(occupied);
    engine.catalog.rename(collection, target?.database ?? '', target?.name ?? '');
  });
  return {};
});

function splitNamespace(namespace: Value) {
  need(isString(namespace), 'TypeMismatch', 'a namespace must be a string');
  const dot = namespace.indexOf('.');
  need(dot > 0, 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  return checkNamespace({ database: namespace.slice(0, dot), name: namespace.slice(dot + 1) });
}

const MODIFIABLE = {
  validator: 'object',
  validationLevel: 'string',
  validationAction: 'string',
  index: 'object',
} as const;

/** Changes the validator, or of an index how long its documents live and whether it is hidden. */
const collMod = command(MODIFIABLE, ({ index, ...options }, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const collection = existing(call, database, name);
  const { store, catalog } = call.engine;
  checkValidator(options.validator);
  return store.write(() => {
    const before = collection.options;
    store.onAbort(() => {
      collection.options = before;
    });
    collection.options = doc({ ...Object.fromEntries(before), ...withoutUndefined(options) });
    const changed = index ? modifyIndex(collection, index, call) : {};
    catalog.save(collection);
    return changed;
  });
});

const withoutUndefined = (fields: Record<string, Value | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function modifyIndex(collection: Collection, change: Document, { engine }: Call) {
  const pattern = change.get('keyPattern');
  const wanted = isDocument(pattern) ? encode(pattern) : undefined;
  const found = collection.indexes.find(({ name, key }) => name === change.get('name') || wanted?.equals(encode(key)));
  if (!found)
    fail('IndexNotFound', `cannot find index ${change.get('name') ?? 'by key pattern'} for ns ${collection.namespace}`);
  const answer: Record<string, Value> = {};
  const before = found.spec;
  engine.store.onAbort(() => {
    found.spec = before;
  });
  found.spec = new Map(before);
  for (const field of ['expireAfterSeconds', 'hidden']) {
    const value = change.get(field);
    if (value === undefined) continue;
    const old = before.get(field);
    if (old !== undefined) answer[`${field}_old`] = old;
    answer[`${field}_new`] = value;
    found.spec.set(field, value);
  }
  return answer;
}

const listCollections = command(
  { filter: 'object', nameOnly: 'bool', authorizedCollections: 'ignored', cursor: 'object' },
  async (fields, call) => {
    const { engine, operation } = call;
    const database = checkDatabase(call.database);
    const matches = compileFilter(fields.filter ?? doc());
    const entries = engine.catalog.list(database).map((each) => describe(each, fields.nameOnly === true));
    const namespace = `${database}.$cmd.listCollections`;
    const documents = entries.filter((each) => matches(each)).map(encode);
    const options = { namespace, collection: undefined, batchSize: batchSizeOf(fields.cursor) };
    return new CursorReply(namespace, await engine.cursors.open(() => portionsOf(documents), options, operation), true);
  },
);

function describe({ name, uuid, options, indexes }: Collection, isNameOnly: boolean): Document {
  if (isNameOnly) return doc({ name, type: 'collection' });
  return doc({ name, type: 'collection', options, info: doc({ readOnly: false, uuid }), idIndex: indexes[0]?.spec });
}

const dropDatabase = command({}, (_fields, { engine, database }) => {
  const collections = engine.catalog.list(checkDatabase(database));
  engine.store.write(() => {
    for (const each of collections) engine.catalog.drop(each);
  });
  return collections.length > 0 ? { dropped: database } : {};
});

const listDatabases = command(
  { filter: 'object', nameOnly: 'bool', authorizedDatabases: 'ignored' },
  ({ filter, nameOnly }, { engine, database }) => {
    need(database === 'admin', 'Unauthorized', 'listDatabases may only be run against the admin database.');
    const sizes = new Map<string, number>();
    for (const each of engine.catalog.all()) sizes.set(each.database, (sizes.get(each.database) ?? 0) + each.size);
    const matches = compileFilter(filter ?? doc());
    const databases = [...sizes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, size]) => doc(nameOnly ? { name } : { name, sizeOnDisk: size, empty: size === 0 }))
      .filter((each) => matches(each));
    return nameOnly
      ? { databases }
      : { databases, totalSize: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
  },
);

export const COLLECTION_COMMANDS: Record<string, Command> = {
  create,
  drop,
  renameCollection: rename,
  collMod,
  listCollections,
  dropDatabase,
  listDatabases,
};
