import type { Environment } from '../aggregation/environment';
import { type Document, isString, type Maybe, typeName } from '../bson/values';
import type { Engine } from '../engine';
import { fail } from '../errors';
import type { Operation } from '../operation';
import { checkNamespace, type Namespace } from '../writes/namespaces';
import type { CursorReply } from './cursor-reply';
import { type Fields, type FieldTable, readFields } from './fields';

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

/** A command whose fields are read and checked by a table. What the table does not name is refused. */
export function command<T extends FieldTable>(
  table: T,
  run: (fields: Fields<T>, call: Call) => Reply | Promise<Reply>,
): Command {
  return (call) => run(readFields(call.name, call.request, { [call.name]: 'any', ...table } as T), call);
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
