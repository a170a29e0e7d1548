import type { Maybe } from '../bson/values';
import type { Operation } from '../operation';
import type { SortOrder } from './sort-order';
import { portionsOf, type Stream } from './stream';

interface Row<T> {
  key: Maybe[];
  /** Equal keys stay in the order in which they came. */
  place: number;
  item: T;
}

/** Sorts what comes; with a limit never more than twice that many are kept. */
export async function* sortStream<T>(
  stream: Stream<T>,
  order: SortOrder,
  keyOf: (item: T) => Maybe[],
  operation: Operation,
  limit = Number.POSITIVE_INFINITY,
): Stream<T> {
  let rows: Row<T>[] = [];
  let place = 0;
  const compare = (a: Row<T>, b: Row<T>) => order.compare(a.key, b.key) || a.place - b.place;
  for await (const portion of stream) {
    for (const item of portion) rows.push({ key: keyOf(item), place: place++, item });
    if (rows.length > limit * 2 + 1000) rows = rows.sort(compare).slice(0, limit);
    if (operation.isTurnOver) await operation.pause();
  }
  rows.sort(compare);
  if (operation.isTurnOver) await operation.pause();
  for await (const portion of portionsOf(rows.slice(0, limit))) yield portion.map(({ item }) => item);
}
