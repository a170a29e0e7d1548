import { parseCollation } from '../bson/collation';
import { encode } from '../bson/encode';
import { type Document, doc, isString, isTruthy, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { portionsOf } from '../query/stream';
import type { Collection } from '../storage/collection';
import { checkDatabase, checkNamespace, checkWritable } from '../writes/namespaces';
import { readBatchSize } from './arguments';
import { type Call, type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';

export const VALIDATION_FIELDS = {
  validator: 'object',
  validationLevel: ['off', 'strict', 'moderate'],
  validationAction: ['error', 'warn'],
} as const;

/** Options that are kept; the others are refused, because a capped collection or a view would be another thing. */
const CREATE_FIELDS = {
  ...VALIDATION_FIELDS,
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

export function checkValidator(validator: Document | undefined) {
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
  store.write(() => catalog.create(database, name, options));
  return {};
});

export function existing({ engine }: Call, database: string, name: string): Collection {
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

const listCollections = command(
  { filter: 'object', nameOnly: 'bool', authorizedCollections: 'ignored', cursor: 'object' },
  async (fields, call) => {
    const { engine, operation } = call;
    const database = checkDatabase(call.database);
    const matches = compileFilter(fields.filter ?? doc());
    const entries = engine.catalog.list(database).map((each) => entryOf(each, fields.nameOnly === true));
    const namespace = `${database}.$cmd.listCollections`;
    const documents = entries.filter((each) => matches(each)).map(encode);
    const options = { namespace, collection: undefined, batchSize: readBatchSize(fields.cursor) };
    return new CursorReply(namespace, await engine.cursors.open(() => portionsOf(documents), options, operation), true);
  },
);

function entryOf({ name, uuid, options, indexes }: Collection, isNameOnly: boolean): Document {
  if (isNameOnly) return doc({ name, type: 'collection' });
  return doc({ name, type: 'collection', options, info: doc({ readOnly: false, uuid }), idIndex: indexes[0]?.spec });
}

export const COLLECTION_COMMANDS: Record<string, Command> = {
  create,
  drop,
  renameCollection: rename,
  listCollections,
};
