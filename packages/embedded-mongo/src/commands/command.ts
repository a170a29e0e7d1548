import type { Environment } from '../aggregation/environment';
import { type Fields, type FieldTable, readFields } from '../bson/fields';
import { type Document, isString, type Maybe, typeName } from '../bson/values';
import type { Engine } from '../engine';
import { fail } from '../errors';
import type { Operation } from '../operation';
import { checkNamespace, type Namespace } from '../writes/namespaces';
import { COMMON_FIELDS } from './common-fields';
import type { CursorReply } from './cursor-reply';

/** A command as a client sent it. */
export interface Call {
  engine: Engine;
  name: string;
  database: string;
  request: Document;
  /** The documents of an insert as they were sent, not decoded. */
  documents: readonly Buffer[];
  operation: Operation;
  connectionId: number;
}

export type Reply = Record<string, Maybe> | CursorReply;
export type Command = (call: Call) => Reply | Promise<Reply>;

const COMMON = new Set(Object.keys(COMMON_FIELDS));

/** Reads the fields of a command by a table; what neither it nor every command has is refused. */
export function readCommand<T extends FieldTable>({ name, request }: Call, table: T): Fields<T> {
  return readFields(name, request, { [name]: 'any', ...table } as T, COMMON);
}

export function command<T extends FieldTable>(
  table: T,
  run: (fields: Fields<T>, call: Call) => Reply | Promise<Reply>,
): Command {
  return (call) => run(readCommand(call, table), call);
}

/** A command that ignores what it does not know, as MongoDB has it for those that open a connection. */
export const lenient =
  (run: (call: Call) => Reply | Promise<Reply>): Command =>
  (call) =>
    run(call);

/** The collection that the first field of the command names. */
export function namespaceOf({ request, name, database }: Call): Namespace {
  const collection = request.get(name);
  if (!isString(collection)) fail('InvalidNamespace', `collection name has invalid type ${typeName(collection)}`);
  return checkNamespace({ database, name: collection });
}

export function environmentOf({ engine, database, operation }: Call): Environment {
  return { store: engine.store, catalog: engine.catalog, database, operation, now: operation.now };
}
