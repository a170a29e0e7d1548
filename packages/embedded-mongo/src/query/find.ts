import type { Part } from '../bson/decode';
import { encode } from '../bson/encode';
import { type Document, doc, isArrayIndex, type Maybe } from '../bson/values';
import type { Operation } from '../operation';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import type { Predicate } from './matcher/condition';
import { compileFilter, fieldsOf } from './matcher/filter';
import { choosePlan, type Plan } from './planner/plan';
import { compileProjection } from './projection/compile';
import { FoundRecord, openScan, type Scan } from './scan';
import { compileSort, type SortOrder, sortStream } from './sort';
import { mapEach, readScan, type Stream, skipFirst, takeFirst } from './stream';

export interface FindRequest {
  filter: Document;
  sort?: Document | undefined;
  skip?: number;
  limit?: number;
  projection?: Document | undefined;
  hint?: Maybe;
}

export interface Search {
  collection: Collection | undefined;
  plan: Plan;
  scan: Scan;
  matches: Predicate;
  /** What matching and sorting look at. */
  part: Part;
  order: SortOrder | undefined;
}

export function prepareSearch(store: Store, collection: Collection | undefined, request: FindRequest): Search {
  const { filter, sort = doc(), hint } = request;
  const order = sort.size > 0 ? compileSort(sort) : undefined;
  const plan = choosePlan(collection, { filter, sort: order?.fields ?? [], hint });
  const part = partWith([...fieldsOf(filter), ...sort.keys()]);
  return { collection, plan, scan: openScan(store, collection, plan), matches: compileFilter(filter), part, order };
}

/** The part that holds these fields: names with dots. */
function partWith(fields: Iterable<string>): Part {
  const inner = new Map<string, string[] | true>();
  for (const field of fields) {
    const [name = '', next, ...rest] = field.split('.');
    const known = inner.get(name) ?? [];
    // A number names an element of an array or a field: what holds it is read as a whole.
    const isWhole = next === undefined || isArrayIndex(next) || known === true;
    inner.set(name, isWhole || [...known, [next, ...rest].join('.')]);
  }
  const parts = new Map([...inner].map(([name, within]) => [name, within === true || partWith(within)]));
  return (name) => parts.get(name) ?? false;
}

/** The records of a search, in its order. */
export function findRecords(search: Search, request: FindRequest, operation: Operation): Stream<FoundRecord> {
  const { collection, plan, scan, matches, part, order } = search;
  const { skip = 0, limit = 0 } = request;
  const isUnfiltered = request.filter.size === 0;
  const most = limit > 0 ? skip + limit : undefined;
  const isSorted = !order || plan.isSorted;
  const isMatch = (found: FoundRecord) => isUnfiltered || matches(found.part(part));
  let stream = readScan(scan, isMatch, operation, isSorted ? most : undefined);
  if (order && !isSorted) {
    const keyed = mapEach(stream, (found) => ({ id: found.id, key: order.keyOf(found.part(part)) }), operation);
    stream = fetch(
      collection,
      sortStream(keyed, order, ({ key }) => key, operation, most),
      search,
    );
  }
  if (skip > 0) stream = skipFirst(stream, skip);
  return limit > 0 ? takeFirst(stream, limit) : stream;
}

/** Sorting holds only keys in memory, so the records are read again. */
async function* fetch(
  collection: Collection | undefined,
  sorted: Stream<{ id: number }>,
  { matches, part }: Search,
): Stream<FoundRecord> {
  for await (const batch of sorted) {
    yield batch.flatMap(({ id }) => {
      const bytes = collection?.read(id);
      const found = bytes && new FoundRecord(id, bytes);
      return found && matches(found.part(part)) ? [found] : [];
    });
  }
}

export function find(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  operation: Operation,
): Stream<Buffer> {
  const { projection = doc() } = request;
  const records = findRecords(prepareSearch(store, collection, request), request, operation);
  const project = projection.size > 0 ? compileProjection(projection) : undefined;
  const shown = (found: FoundRecord) => (project ? encode(project.apply(found.part(project.part))) : found.bytes);
  return mapEach(records, shown, operation);
}
