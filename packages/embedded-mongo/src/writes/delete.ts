import type { Document } from '../bson/values';
import type { Operation } from '../operation';
import type { FindRequest } from '../query/find';
import type { FoundRecord } from '../query/scan';
import { runStatements, type StatementResults } from './batch';
import { type Located, locate } from './locate';
import type { WriteContext } from './update';

export interface DeleteStatement {
  filter: Document;
  limit: 0 | 1;
}

/** Few enough for a transaction that deletes them to fit into the reserved disk space. */
export const FEW_RECORDS = 100;

/** Deletes the records of a query within a transaction, and returns them. */
export function removeRecords(context: WriteContext, request: FindRequest, ahead?: Located): FoundRecord[] {
  const collection = context.catalog.find(context.namespace.database, context.namespace.name);
  const found = locate(context.store, collection, request, ahead);
  for (const { id, document, bytes } of found) collection?.remove(id, document, bytes);
  return found;
}

/** Runs the statements of a delete command; the results are the numbers of deleted records. */
export const deleteAll = (
  context: WriteContext,
  operation: Operation,
  statements: readonly DeleteStatement[],
  isOrdered: boolean,
): Promise<StatementResults<number>> =>
  runStatements(context, operation, {
    count: statements.length,
    isOrdered,
    freesSpace: true,
    requestOf: (index) => statements[index] as DeleteStatement,
    run: (index, ahead) => removeRecords(context, statements[index] as DeleteStatement, ahead).length,
  });

/**
 * As `deleteAll`, in transactions of few records each, for a full disk: LMDB writes the changed pages before it frees
 * the old ones.
 */
export async function deleteInSteps(
  context: WriteContext,
  operation: Operation,
  statements: readonly DeleteStatement[],
  isOrdered: boolean,
): Promise<StatementResults<number>> {
  const all: StatementResults<number> = { results: new Map(), errors: [] };
  for (const [index, { filter, limit }] of statements.entries()) {
    const step = { filter, limit: limit || FEW_RECORDS };
    for (let isLast = false; !isLast; ) {
      const { results, errors } = await runStatements(context, operation, {
        first: index,
        count: 1,
        isOrdered,
        freesSpace: true,
        requestOf: () => step,
        run: (_index, ahead) => removeRecords(context, step, ahead).length,
      });
      const removed = results.get(index) ?? 0;
      all.results.set(index, (all.results.get(index) ?? 0) + removed);
      all.errors.push(...errors);
      isLast = limit === 1 || removed < FEW_RECORDS;
    }
    if (isOrdered && all.errors.length > 0) break;
  }
  return all;
}
