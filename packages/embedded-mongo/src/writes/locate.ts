import type { Operation } from '../operation';
import { type FindRequest, prepareSearch, type Search } from '../query/find';
import type { Found } from '../query/scan';
import { readInTurns } from '../query/stream';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';

/** From this many documents on a scan of all of them is not done within the write itself. */
const MANY_DOCUMENTS = 2000;

/** Records that were looked for before the write began; they hold as long as the collection has not changed. */
export interface Located {
  found: Found[];
  collection: Collection;
  version: number;
}

/** Looks for the records of a write in turns, where it takes a scan of a large collection; undefined where it does not. */
export async function locateAhead(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  operation: Operation,
): Promise<Located | undefined> {
  if (!collection || !needsLongScan(store, collection, request)) return undefined;
  const search = prepareSearch(store, collection, request, operation.now);
  const { version } = collection;
  const found: Found[] = [];
  for await (const portion of readInTurns(search.scan, (each) => search.matches(each.document), operation)) {
    found.push(...portion);
    if (isEnough(found, request, isInOrder(search))) break;
  }
  return { found: chosen(found, search, request), collection, version };
}

export function needsLongScan(store: Store, collection: Collection | undefined, request: FindRequest): boolean {
  if (!collection || collection.count < MANY_DOCUMENTS) return false;
  return prepareSearch(store, collection, request).plan.kind === 'collection';
}

/** The records of a write, within its transaction. */
export function locate(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  ahead?: Located,
): Found[] {
  if (!collection) return [];
  if (ahead?.collection === collection && ahead.version === collection.version) return ahead.found;
  const search = prepareSearch(store, collection, request);
  const found: Found[] = [];
  for (const each of search.scan) {
    if (!search.matches(each.document)) continue;
    found.push(each);
    if (isEnough(found, request, isInOrder(search))) break;
  }
  return chosen(found, search, request);
}

const isEnough = (found: Found[], { limit = 0 }: FindRequest, isSorted: boolean) =>
  limit > 0 && isSorted && found.length >= limit;

const isInOrder = ({ order, plan }: Search) => order === undefined || plan.isSorted;

function chosen(found: Found[], { order, plan }: Search, { limit = 0 }: FindRequest): Found[] {
  if (order && !plan.isSorted) {
    const keyed = found.map((each) => ({ each, key: order.keyOf(each.document) }));
    found = keyed.sort((a, b) => order.compare(a.key, b.key)).map(({ each }) => each);
  }
  return limit > 0 ? found.slice(0, limit) : found;
}
