import type { Environment } from '../aggregation/environment';
import { type Document, doc } from '../bson/values';
import { MongoError } from '../errors';
import type { FindRequest } from '../query/find';
import { type Located, locateAhead, needsLongScan } from './locate';
import type { Namespace } from './namespaces';

export interface Statements {
  count: number;
  /** Stops at the first statement that fails. */
  isOrdered: boolean;
  /** How the records of a statement are found, where it looks for any. */
  requestOf?(index: number): FindRequest;
  run(index: number, ahead?: Located): void;
}

/**
 * Runs the statements of a command in one transaction, and answers with their write errors. Only before a statement
 * that has to look through a large collection the transaction ends, so that others have their turn meanwhile.
 */
export async function runStatements(
  environment: Environment,
  namespace: Namespace,
  statements: Statements,
): Promise<Document[]> {
  const { store, catalog, operation } = environment;
  const errors: Document[] = [];
  const isLeft = (index: number) => index < statements.count && !(statements.isOrdered && errors.length > 0);
  const slowSearch = (index: number) => {
    const request = attempt(() => statements.requestOf?.(index));
    const collection = catalog.find(namespace.database, namespace.name);
    const isSlow = request && attempt(() => needsLongScan(store, collection, request));
    return collection && isSlow ? { collection, request } : undefined;
  };
  const run = (index: number, ahead?: Located) =>
    attempt(
      () => statements.run(index, ahead),
      (error) => errors.push(writeError(index, error)),
    );
  for (let next = 0; isLeft(next); ) {
    operation.check();
    const search = slowSearch(next);
    const ahead = search && (await locateAhead(store, search.collection, search.request, operation));
    store.write(() => {
      run(next++, ahead);
      while (isLeft(next) && !slowSearch(next)) run(next++);
    });
  }
  return errors;
}

/** Only the errors of MongoDB are errors of a statement; any other one undoes the transaction. */
function attempt<T>(work: () => T, onError?: (error: MongoError) => void): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    onError?.(error);
    return undefined;
  }
}

const writeError = (index: number, { code, message, details }: MongoError) =>
  doc({ index, code, ...details, errmsg: message });
