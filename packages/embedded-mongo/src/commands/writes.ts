import { encode } from '../bson/encode';
import { readFields } from '../bson/fields';
import { type Document, doc, isDocument, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { isOutOfDiskSpace } from '../storage/disk-space';
import { runStatements } from '../writes/batch';
import { type DeleteStatement, deleteAll, deleteInSteps } from '../writes/delete';
import { insertRecord } from '../writes/records';
import { requestOf, type UpdateStatement, update, type WriteContext } from '../writes/update';
import { type Call, type Command, command, writableCollectionOf } from './command';

const MAX_BATCH = 100_000;

function contextOf(call: Call): WriteContext {
  const { store, catalog } = call.engine;
  return { store, catalog, namespace: writableCollectionOf(call) };
}

const replyOf = (counts: Record<string, Maybe>, writeErrors: Document[]) =>
  writeErrors.length > 0 ? { ...counts, writeErrors } : counts;

function checkCount(count: number) {
  const isAllowed = count > 0 && count <= MAX_BATCH;
  need(isAllowed, 'InvalidLength', `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${count} operations.`);
}

function readStatement(where: string, source: Value): Document {
  if (isDocument(source)) return source;
  fail('TypeMismatch', `BSON field '${where}.0' is the wrong type, expected type 'object'`);
}

const insert = command({ documents: 'array', ordered: 'bool' }, async (fields, call) => {
  const context = contextOf(call);
  const { catalog, namespace } = context;
  const inBody = () => (fields.documents ?? []).map((each) => encode(each as Document));
  const documents = call.documents.length > 0 ? call.documents : inBody();
  checkCount(documents.length);
  const { results, errors } = await runStatements(context, call.operation, {
    count: documents.length,
    isOrdered: fields.ordered ?? true,
    run: (index) => {
      const { database, name } = namespace;
      insertRecord(catalog.find(database, name) ?? catalog.create(database, name), documents[index] as Buffer);
    },
  });
  return replyOf({ n: results.size }, errors);
});

const UPDATE_STATEMENT = {
  q: 'object!',
  u: 'any!',
  upsert: 'bool',
  multi: 'bool',
  arrayFilters: 'any',
} as const;

export function readUpdate(source: Value): UpdateStatement {
  const where = 'update.updates';
  const { q, u, multi, upsert, arrayFilters } = readFields(where, readStatement(where, source), UPDATE_STATEMENT);
  return { filter: q, update: u, isMulti: multi ?? false, isUpsert: upsert ?? false, arrayFilters };
}

export const UPDATE_FIELDS = { updates: 'array!', ordered: 'bool' } as const;

const updateCommand = command(UPDATE_FIELDS, async (fields, call) => {
  const context = contextOf(call);
  checkCount(fields.updates.length);
  const statements = fields.updates.map(readUpdate);
  const { results, errors } = await runStatements(context, call.operation, {
    count: statements.length,
    isOrdered: fields.ordered ?? true,
    requestOf: (index) => requestOf(statements[index] as UpdateStatement),
    run: (index, ahead) => update(context, statements[index] as UpdateStatement, ahead),
  });
  const counts = { n: 0, nModified: 0 };
  const upserted: Document[] = [];
  for (const [index, { matched, modified, upsertedId }] of results) {
    counts.n += upsertedId === undefined ? matched : 1;
    counts.nModified += modified;
    if (upsertedId !== undefined) upserted.push(doc({ index, _id: upsertedId }));
  }
  return replyOf(upserted.length > 0 ? { ...counts, upserted } : counts, errors);
});

const DELETE_STATEMENT = { q: 'object!', limit: 'number!' } as const;

export function readDelete(source: Value): DeleteStatement {
  const where = 'delete.deletes';
  const { q, limit } = readFields(where, readStatement(where, source), DELETE_STATEMENT);
  if (limit === 0 || limit === 1) return { filter: q, limit };
  fail('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
}

export const DELETE_FIELDS = { deletes: 'array!', ordered: 'bool' } as const;

const deleteCommand = command(DELETE_FIELDS, async (fields, call) => {
  const context = contextOf(call);
  checkCount(fields.deletes.length);
  const statements = fields.deletes.map(readDelete);
  const args = [context, call.operation, statements, fields.ordered ?? true] as const;
  const { results, errors } = await deleteAll(...args).catch((error) => {
    if (!isOutOfDiskSpace(error)) throw error;
    return deleteInSteps(...args);
  });
  let n = 0;
  for (const removed of results.values()) n += removed;
  return replyOf({ n }, errors);
});

export const WRITE_COMMANDS: Record<string, Command> = { insert, update: updateCommand, delete: deleteCommand };
