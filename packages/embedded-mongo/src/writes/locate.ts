import type { Operation } from '../operation';
import { type FindRequest, prepareSearch, type Search } from '../query/find';
import { compileFilter } from '../query/matcher/filter';
import type { FoundRecord } from '../query/scan';
import { readScan } from '../query/stream';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';

/** From this many documents on, a collection scan runs before the transaction of a write. */
const LONG_SCAN_DOCUMENTS = 2000;

/** Records that were found before the transaction; they are valid while the collection does not change. */
export interface Located {
  found: FoundRecord[];
  collection: Collection;
  version: number;
}

/** Finds the records of a write before its transaction, where that takes a scan of a large collection. */
export async function locateAhead(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  operation: Operation,
): Promise<Located | undefined> {
  if (!collection || !needsLongScan(store, collection, request)) return undefined;
  const search = prepareSearch(store, collection, request);
  const { version } = collection;
  const found: FoundRecord[] = [];
  for await (const batch of readScan(search.scan, (each) => search.matches(each.document), operation)) {
    found.push(...batch);
    if (isEnough(found, request, isInOrder(search))) break;
  }
  return { found: choose(found, search, request), collection, version };
}

export function needsLongScan(store: Store, collection: Collection | undefined, request: FindRequest): boolean {
  if (!collection || collection.count < LONG_SCAN_DOCUMENTS) return false;
  return prepareSearch(store, collection, request).plan.kind === 'collection';
}

export function locate(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  ahead?: Located,
): FoundRecord[] {
  if (!collection) {
    // A filter is checked although there is nothing that it could match.
    compileFilter(request.filter);
    return [];
  }
  if (ahead?.collection === collection && ahead.version === collection.version) return ahead.found;
  const search = prepareSearch(store, collection, request);
  const found: FoundRecord[] = [];
  for (const each of search.scan) {
    if (!search.matches(each.document)) continue;
    found.push(each);
    if (isEnough(found, request, isInOrder(search))) break;
  }
  return choose(found, search, request);
}

const isEnough = (found: FoundRecord[], { limit = 0 }: FindRequest, isSorted: boolean) =>
  limit > 0 && isSorted && found.length >= limit;

const isInOrder = ({ order, plan }: Search) => order === undefined || plan.isSorted;

function choose(found: FoundRecord[], { order, plan }: Search, { limit = 0 }: FindRequest): FoundRecord[] {
  if (order && !plan.isSorted) {
    const keyed = found.map((each) => ({ each, key: order.keyOf(each.document) }));
    found = keyed.sort((a, b) => order.compare(a.key, b.key)).map(({ each }) => each);
  }
  return limit > 0 ? found.slice(0, limit) : found;
}
