import type { Collation } from '../bson/collation';
import { encode } from '../bson/encode';
import { type Document, doc, type Maybe } from '../bson/values';
import type { Operation } from '../operation';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import type { Predicate, QueryContext } from './matcher/context';
import { compileFilter } from './matcher/filter';
import { choosePlan, type Plan } from './planner/plan';
import { compileFindProjection } from './projection/find-projection';
import { Found, openScan, type Scan } from './scan';
import { compileSort, type SortOrder } from './sort-order';
import { sortStream } from './sort-stream';
import { mapEach, readInTurns, type Stream, skipFirst, takeFirst } from './stream';

export interface FindRequest {
  filter: Document;
  sort?: Document | undefined;
  skip?: number;
  /** Zero means no limit. */
  limit?: number;
  projection?: Document | undefined;
  collation?: Collation | undefined;
  hint?: Maybe;
  variables?: ReadonlyMap<string, Maybe> | undefined;
}

/** A query that is planned and ready to run. */
export interface Search {
  collection: Collection | undefined;
  plan: Plan;
  scan: Scan;
  matches: Predicate;
  order: SortOrder | undefined;
  context: QueryContext;
}

export function prepareSearch(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  now = new Date(),
): Search {
  const { filter, variables, hint } = request;
  const collation = request.collation ?? collection?.collation;
  const context = { collation, variables, now } as QueryContext;
  const natural = request.sort?.get('$natural');
  const pattern = natural === undefined ? request.sort : undefined;
  const order = pattern && pattern.size > 0 ? compileSort(pattern, collation) : undefined;
  const question = {
    filter,
    sort: order?.fields,
    collation,
    variables,
    hint: natural === undefined ? hint : doc({ $natural: natural }),
  };
  const plan = choosePlan(collection, question);
  return {
    collection,
    plan,
    scan: openScan(store, collection, plan),
    matches: compileFilter(filter, context),
    order,
    context,
  };
}

/** The records that a search finds, in its order. */
export function findRecords(search: Search, request: FindRequest, operation: Operation): Stream<Found> {
  const { collection, plan, scan, matches, order } = search;
  const { skip = 0, limit = 0 } = request;
  const isAll = request.filter.size === 0;
  const most = limit > 0 ? skip + limit : undefined;
  const isSorted = !order || plan.isSorted;
  let stream = readInTurns(scan, (found) => isAll || matches(found.document), operation, isSorted ? most : undefined);
  if (order && !isSorted) {
    const light = mapEach(stream, (found) => ({ id: found.id, key: order.keyOf(found.document) }), operation);
    stream = fetchAgain(
      collection,
      sortStream(light, order, ({ key }) => key, operation, most),
      matches,
    );
  }
  if (skip > 0) stream = skipFirst(stream, skip);
  return limit > 0 ? takeFirst(stream, limit) : stream;
}

/** While sorting only keys are held, so that a large collection does not fill the memory. */
async function* fetchAgain(
  collection: Collection | undefined,
  sorted: Stream<{ id: number }>,
  matches: Predicate,
): Stream<Found> {
  for await (const portion of sorted) {
    yield portion.flatMap(({ id }) => {
      const bytes = collection?.read(id);
      const found = bytes && new Found(id, bytes);
      return found && matches(found.document) ? [found] : [];
    });
  }
}

/** The documents that `find` answers with, as bytes. */
export function find(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  operation: Operation,
): Stream<Buffer> {
  const search = prepareSearch(store, collection, request, operation.now);
  const project = compileFindProjection(request.projection ?? new Map(), search.matches, search.context);
  const records = findRecords(search, request, operation);
  return mapEach(records, (found) => (project ? encode(project(found.document)) : found.bytes), operation);
}
