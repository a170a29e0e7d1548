import { parseCollation } from '../bson/collation';
import type { Fields } from '../bson/fields';
import { identityOf } from '../bson/key-writer';
import { doc, type Maybe, type Value } from '../bson/values';
import { fieldPath } from '../expressions/compile';
import { type FindRequest, findRecords, prepareSearch } from '../query/find';
import { someAt } from '../query/matcher/path-walk';
import type { Collection } from '../storage/collection';
import { type Call, type Command, command, namespaceOf } from './command';

export const COUNT_FIELDS = {
  query: 'object',
  limit: 'whole',
  skip: 'whole',
  hint: 'any',
  collation: 'object',
  fields: 'ignored',
} as const;

export const DISTINCT_FIELDS = { key: 'string!', query: 'object', collation: 'object', hint: 'any' } as const;

type CountFields = Fields<typeof COUNT_FIELDS>;
type DistinctFields = Fields<typeof DISTINCT_FIELDS>;

async function count(
  collection: Collection | undefined,
  request: FindRequest,
  { engine, operation }: Call,
): Promise<number> {
  const { skip = 0, limit = 0 } = request;
  if (request.filter.size === 0 && request.hint === undefined) {
    const left = Math.max(0, (collection?.count ?? 0) - skip);
    return limit > 0 ? Math.min(limit, left) : left;
  }
  const search = prepareSearch(engine.store, collection, request, operation.now);
  let found = 0;
  for await (const portion of findRecords(search, request, operation)) found += portion.length;
  return found;
}

async function distinct(
  collection: Collection | undefined,
  key: string,
  request: FindRequest,
  { engine, operation }: Call,
): Promise<Value[]> {
  const values = new Map<string, Value>();
  const collation = request.collation ?? collection?.collation;
  const take = (value: Maybe) => {
    if (value === undefined) return;
    const identity = identityOf(value, collation);
    if (!values.has(identity)) values.set(identity, value);
  };
  // An array counts as its elements.
  const test = (value: Maybe) => {
    for (const each of Array.isArray(value) ? value : [value]) take(each);
    return false;
  };
  const look = { path: fieldPath(key), isLeafExpanded: false, test };
  const search = prepareSearch(engine.store, collection, request, operation.now);
  for await (const portion of findRecords(search, request, operation))
    for (const found of portion) someAt(found.document, look);
  return [...values.values()];
}

/** A negative limit means the same as a positive one here. */
export function requestOfCount({ query = doc(), limit = 0, skip = 0, hint, collation }: CountFields): FindRequest {
  return { filter: query, limit: Math.abs(limit), skip, hint, collation: parseCollation(collation) };
}

export function requestOfDistinct({ query = doc(), hint, collation }: DistinctFields): FindRequest {
  return { filter: query, hint, collation: parseCollation(collation) };
}

export const COUNT_COMMANDS: Record<string, Command> = {
  count: command(COUNT_FIELDS, async (fields, call) => {
    const { database, name } = namespaceOf(call);
    return { n: await count(call.engine.catalog.find(database, name), requestOfCount(fields), call) };
  }),

  distinct: command(DISTINCT_FIELDS, async (fields, call) => {
    const { database, name } = namespaceOf(call);
    const collection = call.engine.catalog.find(database, name);
    return { values: await distinct(collection, fields.key, requestOfDistinct(fields), call) };
  }),
};
