import { encode } from '../bson/encode';
import { readFields } from '../bson/fields';
import { type Document, doc, isDocument, type Maybe, type Value } from '../bson/values';
import { need } from '../errors';
import { runStatements } from '../writes/batch';
import { type DeleteStatement, requestOfDelete } from '../writes/delete';
import { locate } from '../writes/locate';
import { checkWritable } from '../writes/namespaces';
import { insertRecord } from '../writes/records';
import { requestOf, type UpdateStatement, update } from '../writes/update';
import { readVariables } from './arguments';
import { type Call, type Command, command, environmentOf, namespaceOf } from './command';

const MAX_BATCH = 100_000;

const answer = (counts: Record<string, Maybe>, writeErrors: Document[]) =>
  writeErrors.length > 0 ? { ...counts, writeErrors } : counts;

function checkCount(count: number) {
  need(
    count > 0 && count <= MAX_BATCH,
    'InvalidLength',
    `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${count} operations.`,
  );
}

const insert = command(
  { documents: 'array', ordered: 'bool', bypassDocumentValidation: 'bool' },
  async (fields, call) => {
    const namespace = checkWritable(namespaceOf(call));
    const documents =
      call.documents.length > 0 ? call.documents : (fields.documents ?? []).map((each) => encode(each as Document));
    checkCount(documents.length);
    const environment = environmentOf(call);
    let n = 0;
    const errors = await runStatements(environment, namespace, {
      count: documents.length,
      isOrdered: fields.ordered ?? true,
      run: (index) => {
        const { catalog } = environment;
        const collection =
          catalog.find(namespace.database, namespace.name) ?? catalog.create(namespace.database, namespace.name);
        insertRecord(collection, documents[index] as Buffer, fields.bypassDocumentValidation);
        n++;
      },
    });
    return answer({ n }, errors);
  },
);

const UPDATE_STATEMENT = {
  q: 'object!',
  u: 'any!',
  c: 'object',
  upsert: 'bool',
  multi: 'bool',
  collation: 'object',
  arrayFilters: 'any',
  hint: 'any',
} as const;

function readUpdate(
  source: Value,
  call: Call,
  shared: ReadonlyMap<string, Maybe>,
  bypassValidation: boolean | undefined,
): UpdateStatement {
  need(isDocument(source), 'TypeMismatch', "BSON field 'update.updates.0' is the wrong type, expected type 'object'");
  const fields = readFields('update.updates', source, UPDATE_STATEMENT);
  return {
    filter: fields.q,
    update: fields.u,
    isMulti: fields.multi ?? false,
    isUpsert: fields.upsert ?? false,
    collation: fields.collation,
    arrayFilters: fields.arrayFilters,
    hint: fields.hint,
    variables: new Map([...shared, ...readVariables(fields.c, call)]),
    ...(bypassValidation && { bypassValidation }),
  };
}

const updateCommand = command(
  { updates: 'array!', ordered: 'bool', bypassDocumentValidation: 'bool', let: 'object' },
  async (fields, call) => {
    const namespace = checkWritable(namespaceOf(call));
    checkCount(fields.updates.length);
    const shared = readVariables(fields.let, call);
    const statements = fields.updates.map((each) => readUpdate(each, call, shared, fields.bypassDocumentValidation));
    const environment = environmentOf(call);
    const counts = { n: 0, nModified: 0 };
    const upserted: Document[] = [];
    const errors = await runStatements(environment, namespace, {
      count: statements.length,
      isOrdered: fields.ordered ?? true,
      requestOf: (index) => requestOf(statements[index] as UpdateStatement),
      run: (index, ahead) => {
        const result = update(environment, namespace, statements[index] as UpdateStatement, ahead);
        const isUpserted = result.upsertedId !== undefined;
        counts.n += isUpserted ? 1 : result.matched;
        counts.nModified += result.modified;
        if (isUpserted) upserted.push(doc({ index, _id: result.upsertedId }));
      },
    });
    return answer(upserted.length > 0 ? { ...counts, upserted } : counts, errors);
  },
);

const DELETE_STATEMENT = { q: 'object!', limit: 'number!', collation: 'object', hint: 'any' } as const;

function readDelete(source: Value, variables: ReadonlyMap<string, Maybe>): DeleteStatement {
  need(isDocument(source), 'TypeMismatch', "BSON field 'delete.deletes.0' is the wrong type, expected type 'object'");
  const { q, limit, collation, hint } = readFields('delete.deletes', source, DELETE_STATEMENT);
  need(limit === 0 || limit === 1, 'FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  return { filter: q, limit, hint, collation, variables };
}

const deleteCommand = command({ deletes: 'array!', ordered: 'bool', let: 'object' }, async (fields, call) => {
  const namespace = checkWritable(namespaceOf(call));
  checkCount(fields.deletes.length);
  const variables = readVariables(fields.let, call);
  const statements = fields.deletes.map((each) => readDelete(each, variables));
  const requestAt = (index: number) => requestOfDelete(statements[index] as DeleteStatement);
  const environment = environmentOf(call);
  let n = 0;
  const errors = await runStatements(environment, namespace, {
    count: statements.length,
    isOrdered: fields.ordered ?? true,
    requestOf: requestAt,
    run: (index, ahead) => {
      const collection = environment.catalog.find(namespace.database, namespace.name);
      for (const found of locate(environment.store, collection, requestAt(index), ahead)) {
        collection?.remove(found.id, found.document, found.bytes);
        n++;
      }
    },
  });
  return answer({ n }, errors);
});

export const WRITE_COMMANDS: Record<string, Command> = { insert, update: updateCommand, delete: deleteCommand };
