import { type Document, doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Operation } from '../operation';
import type { FindRequest } from '../query/find';
import { isOutOfDiskSpace } from '../storage/disk-space';
import { type Located, locateAhead, needsLongScan } from './locate';
import type { WriteContext } from './update';

export interface Statements<T> {
  first?: number;
  count: number;
  isOrdered: boolean;
  /** Deletes may use the reserved disk space. */
  isFreeing?: boolean;
  requestOf?(index: number): FindRequest;
  run(index: number, ahead?: Located): T;
}

export interface StatementResults<T> {
  /** By the indexes of the statements that have not failed. */
  results: Map<number, T>;
  errors: Document[];
}

/**
 * Runs the statements of a command in one transaction. Before a statement that scans a large collection the transaction
 * ends, so that other operations run during the scan.
 */
export async function runStatements<T>(
  { store, catalog, namespace }: WriteContext,
  operation: Operation,
  { first = 0, count, isOrdered, isFreeing, requestOf, run }: Statements<T>,
): Promise<StatementResults<T>> {
  const results = new Map<number, T>();
  let errors: Document[] = [];
  const isLeft = (index: number) => index < first + count && !(isOrdered && errors.length > 0);
  const slowSearch = (index: number) => {
    const request = attempt(() => requestOf?.(index));
    const collection = catalog.find(namespace.database, namespace.name);
    const isSlow = request && attempt(() => needsLongScan(store, collection, request));
    return collection && isSlow ? { collection, request } : undefined;
  };
  const runOne = (index: number, ahead?: Located) =>
    attempt(
      () => results.set(index, run(index, ahead)),
      (error) => errors.push(writeError(index, error)),
    );
  for (let next = first; isLeft(next); ) {
    operation.check();
    const search = slowSearch(next);
    const ahead = search && (await locateAhead(store, search.collection, search.request, operation));
    const [start, earlierErrors] = [next, errors];
    // It may run twice, the second time with the reserved space.
    const transaction = () => {
      [next, errors] = [start, [...earlierErrors]];
      runOne(next++, ahead);
      while (isLeft(next) && !slowSearch(next)) runOne(next++);
    };
    if (isFreeing) store.writeToFree(transaction);
    else await store.writeTogether(transaction);
  }
  return { results, errors };
}

/** Only MongoDB's errors are errors of a statement; any other one undoes the transaction. */
function attempt<T>(work: () => T, onError?: (error: MongoError) => void): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MongoError) || isOutOfDiskSpace(error)) throw error;
    onError?.(error);
    return undefined;
  }
}

const writeError = (index: number, { code, message, details }: MongoError) =>
  doc({ index, code, ...details, errmsg: message });
