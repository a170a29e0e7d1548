import { decode } from '../bson/decode';
import type { Document, Maybe, Value } from '../bson/values';
import { need } from '../errors';
import type { FindRequest } from '../query/find';
import type { Match } from '../query/matcher/condition';
import { compileFilter } from '../query/matcher/filter';
import type { Catalog } from '../storage/catalog';
import type { Namespace } from '../storage/namespaces';
import type { Store } from '../storage/store';
import { compileUpdate, type Update } from '../update/compile';
import { upsertedDocument } from '../update/upsert';
import { type Located, locate } from './locate';
import { insertDocument, replaceRecord } from './records';

export interface UpdateStatement {
  filter: Document;
  update: Maybe;
  isMulti: boolean;
  isUpsert: boolean;
  sort?: Document | undefined;
  arrayFilters?: Maybe;
}

export interface UpdateResult {
  matched: number;
  modified: number;
  upsertedId?: Value;
  before?: Document;
  after?: Document;
}

export interface WriteContext {
  store: Store;
  catalog: Catalog;
  namespace: Namespace;
}

export const requestOf = ({ filter, sort, isMulti }: UpdateStatement): FindRequest => ({
  filter,
  sort,
  limit: isMulti ? 0 : 1,
});

/** Runs one statement within the transaction of its command. */
export function update(context: WriteContext, statement: UpdateStatement, ahead?: Located): UpdateResult {
  const { store, catalog, namespace } = context;
  const collection = catalog.find(namespace.database, namespace.name);
  const change = compileUpdate(statement.update, statement.arrayFilters);
  need(
    !statement.isMulti || change.kind !== 'replacement',
    'FailedToParse',
    'multi update is not supported for replacement-style update',
  );
  const records = locate(store, collection, requestOf(statement), ahead);
  if (!collection || records.length === 0)
    return statement.isUpsert ? upsert(context, statement.filter, change) : { matched: 0, modified: 0 };
  const matches = compileFilter(statement.filter);
  const result: UpdateResult = { matched: records.length, modified: 0 };
  for (const found of records) {
    const match: Match = {};
    if (change.kind === 'operators') matches(found.document, match);
    // Operators change the document in place, so they get a copy.
    result.after = change.apply(decode(found.bytes), match, false);
    result.before = found.document;
    if (replaceRecord(collection, found, result.after)) result.modified++;
  }
  return result;
}

function upsert({ catalog, namespace }: WriteContext, filter: Document, change: Update): UpdateResult {
  const { database, name } = namespace;
  const document = upsertedDocument(filter, change);
  insertDocument(catalog.find(database, name) ?? catalog.create(database, name), document);
  return { matched: 0, modified: 0, upsertedId: document.get('_id') as Value, after: document };
}
