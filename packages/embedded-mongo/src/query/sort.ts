import { compareValues } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { type Document, isDocument, isNumber, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import type { Operation } from '../operation';
import { extractKeys, ParallelArraysError } from '../storage/index-keys';
import type { SortField } from './planner/index-order';
import { batchesOf, type Stream } from './stream';

export interface SortOrder {
  fields: readonly SortField[];
  keyOf(document: Document): Maybe[];
  compare(a: readonly Maybe[], b: readonly Maybe[]): number;
}

function parseSort(pattern: Document): SortField[] {
  return [...pattern].map(([name, direction]) => {
    need(!/^$|^\.|\.$|^\$/.test(name), 16410, `FieldPath field names may not be empty or start with '$': ${name}`);
    return { name, isDescending: directionOf(direction) < 0 };
  });
}

function directionOf(direction: Value): number {
  need(!isDocument(direction), 17312, '$meta is not supported by the embedded engine');
  const number = isNumber(direction) ? toNumber(direction) : 0;
  need(Math.abs(number) === 1, 15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  return number;
}

function keysOf(document: Document, paths: readonly string[][]) {
  try {
    return extractKeys(document, paths).keys;
  } catch (error) {
    if (error instanceof ParallelArraysError) fail('BadValue', 'cannot sort with keys that are parallel arrays');
    throw error;
  }
}

/** An array sorts by its least element, descending by its greatest; a missing field sorts as null. */
export function compileSort(pattern: Document): SortOrder {
  const fields = parseSort(pattern);
  const paths = fields.map(({ name }) => name.split('.'));
  const compare = (a: readonly Maybe[], b: readonly Maybe[]) => {
    for (const [i, { isDescending }] of fields.entries()) {
      const difference = compareValues(a[i], b[i]);
      if (difference) return isDescending ? -difference : difference;
    }
    return 0;
  };
  return {
    fields,
    compare,
    keyOf: (document) => {
      const [first, ...others] = keysOf(document, paths);
      return others.reduce((best, { values }) => (compare(values, best) < 0 ? values : best), first?.values ?? []);
    },
  };
}

interface Row<T> {
  key: Maybe[];
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
  // Equal keys keep the order in which they came.
  const compare = (a: Row<T>, b: Row<T>) => order.compare(a.key, b.key);
  for await (const batch of stream) {
    for (const item of batch) rows.push({ key: keyOf(item), item });
    if (rows.length > limit * 2 + 1000) rows = rows.sort(compare).slice(0, limit);
    if (operation.shouldYield) await operation.yield();
  }
  rows.sort(compare);
  if (operation.shouldYield) await operation.yield();
  for await (const batch of batchesOf(rows.slice(0, limit))) yield batch.map(({ item }) => item);
}
