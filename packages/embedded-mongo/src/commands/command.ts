import { type Fields, type FieldTable, readFields } from '../bson/fields';
import { type Document, isString, type Maybe, typeName } from '../bson/values';
import type { EngineState } from '../engine-state';
import { fail, need } from '../errors';
import type { Operation } from '../operation';
import type { Collection } from '../storage/collection';
import { checkNamespace, type Namespace } from '../storage/namespaces';
import { COMMON_FIELDS } from './arguments';

export interface Call {
  engine: EngineState;
  name: string;
  database: string;
  request: Document;
  documents: readonly Buffer[];
  operation: Operation;
  connectionId: number;
}

/** The fields of a reply, or all of it in bytes. */
type Reply = Record<string, Maybe> | Buffer;
type Run = (call: Call) => Reply | Promise<Reply>;

export interface Command {
  run: Run;
  fields: readonly string[];
}

const COMMON = new Set(Object.keys(COMMON_FIELDS));

/** Reads the fields of a command by a table, and refuses a field that neither the table nor every command has. */
export function readCommand<T extends FieldTable>({ name, request }: Call, table: T): Fields<T> {
  return readFields(name, request, { [name]: 'any', ...table } as T, COMMON);
}

type RunWithFields<T extends FieldTable> = (fields: Fields<T>, call: Call) => Reply | Promise<Reply>;

export function command<T extends FieldTable>(table: T, run: RunWithFields<T>): Command {
  return { fields: Object.keys(table), run: (call) => run(readCommand(call, table), call) };
}

/** A command that ignores fields it does not know, as those are in MongoDB that open a connection. */
export const lenient = (run: Run): Command => ({ fields: [], run });

export function namespaceOf({ request, name, database }: Call): Namespace {
  const collection = request.get(name);
  if (!isString(collection)) fail('InvalidNamespace', `collection name has invalid type ${typeName(collection)}`);
  return checkNamespace({ database, name: collection });
}

interface NamedCollection extends Namespace {
  namespace: string;
  collection: Collection | undefined;
}

export function collectionOf(call: Call): NamedCollection {
  const { database, name } = namespaceOf(call);
  return { database, name, namespace: `${database}.${name}`, collection: call.engine.catalog.find(database, name) };
}

export function writableCollectionOf(call: Call): NamedCollection {
  const found = collectionOf(call);
  need(!found.name.startsWith('system.'), 'InvalidNamespace', `cannot write to '${found.namespace}'`);
  return found;
}
