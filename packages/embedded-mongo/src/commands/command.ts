import { type Fields, type FieldTable, readFields } from '../bson/fields';
import { type Document, isString, type Maybe, typeName } from '../bson/values';
import type { EngineState } from '../engine-state';
import { fail } from '../errors';
import type { Operation } from '../operation';
import { checkNamespace, type Namespace } from '../writes/namespaces';
import { COMMON_FIELDS } from './common-fields';
import type { CursorReply } from './cursor-reply';

/** A command as a client sent it. */
export interface Call {
  engine: EngineState;
  name: string;
  database: string;
  request: Document;
  /** The documents of an insert as they were sent, not decoded. */
  documents: readonly Buffer[];
  operation: Operation;
  connectionId: number;
}

export type Reply = Record<string, Maybe> | CursorReply;
type Run = (call: Call) => Reply | Promise<Reply>;

export interface Command {
  run: Run;
  /** The fields that it takes beside those of every command. */
  fields: readonly string[];
}

const COMMON = new Set(Object.keys(COMMON_FIELDS));

/** Reads the fields of a command by a table, and refuses a field that neither the table nor every command has. */
export function readCommand<T extends FieldTable>({ name, request }: Call, table: T): Fields<T> {
  return readFields(name, request, { [name]: 'any', ...table } as T, COMMON);
}

export function command<T extends FieldTable>(
  table: T,
  run: (fields: Fields<T>, call: Call) => Reply | Promise<Reply>,
): Command {
  return { fields: Object.keys(table), run: (call) => run(readCommand(call, table), call) };
}

/** A command that ignores fields it does not know, as those are in MongoDB that open a connection. */
export const lenient = (run: Run): Command => ({ fields: [], run });

/** The collection that the first field of the command names. */
export function namespaceOf({ request, name, database }: Call): Namespace {
  const collection = request.get(name);
  if (!isString(collection)) fail('InvalidNamespace', `collection name has invalid type ${typeName(collection)}`);
  return checkNamespace({ database, name: collection });
}
