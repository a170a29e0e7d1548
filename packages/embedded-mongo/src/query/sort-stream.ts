import type { Maybe } from '../bson/values';
import type { Operation } from '../operation';
import type { SortOrder } from './sort-order';
import { batchesOf, type Stream } from './stream';

interface Row<T> {
  key: Maybe[];
  /** Equal keys keep the order in which they came. */
  position: number;
  item: T;
}

/** Sorts a stream; with a limit it holds little more than twice that many items. */
export async function* sortStream<T>(
  stream: Stream<T>,
  order: SortOrder,
  keyOf: (item: T) => Maybe[],
  operation: Operation,
  limit = Number.POSITIVE_INFINITY,
): Stream<T> {
  let rows: Row<T>[] = [];
  let position = 0;
  const compare = (a: Row<T>, b: Row<T>) => order.compare(a.key, b.key) || a.position - b.position;
  for await (const batch of stream) {
    for (const item of batch) rows.push({ key: keyOf(item), position: position++, item });
    if (rows.length > limit * 2 + 1000) rows = rows.sort(compare).slice(0, limit);
    if (operation.shouldYield) await operation.yield();
  }
  rows.sort(compare);
  if (operation.shouldYield) await operation.yield();
  for await (const batch of batchesOf(rows.slice(0, limit))) yield batch.map(({ item }) => item);
}
