import type { Operation } from '../operation';

/** Items in batches, which cost less than single ones; between two batches other operations run. */
export type Stream<T> = AsyncIterable<T[]>;

const BATCH_SIZE = 128;
const BATCH_BYTES = 1024 * 1024;

/** The first `most` records of a scan that match; each `for...of` over the scan continues the one before. */
export async function* readScan<T extends { bytes: Buffer }>(
  scan: Iterable<T>,
  matches: (found: T) => boolean,
  operation: Operation,
  most = Number.POSITIVE_INFINITY,
): Stream<T> {
  for (let left = most; left > 0; ) {
    const { batch, isLast } = readBatch(scan, matches, operation, Math.min(left, BATCH_SIZE));
    if (batch.length > 0) yield batch;
    if (isLast) return;
    left -= batch.length;
    if (operation.shouldYield) await operation.yield();
  }
}

function readBatch<T extends { bytes: Buffer }>(
  scan: Iterable<T>,
  matches: (found: T) => boolean,
  operation: Operation,
  size: number,
) {
  const batch: T[] = [];
  let bytes = 0;
  for (const found of scan) {
    if (matches(found)) {
      batch.push(found);
      bytes += found.bytes.length;
    }
    if (batch.length >= size || bytes > BATCH_BYTES || operation.shouldYield) return { batch, isLast: false };
  }
  return { batch, isLast: true };
}

export async function* skipFirst<T>(stream: Stream<T>, count: number): Stream<T> {
  let left = count;
  for await (const batch of stream) {
    if (left < batch.length) yield left > 0 ? batch.slice(left) : batch;
    left = Math.max(0, left - batch.length);
  }
}

export async function* takeFirst<T>(stream: Stream<T>, count: number): Stream<T> {
  let left = count;
  for await (const batch of stream) {
    yield batch.length > left ? batch.slice(0, left) : batch;
    left -= batch.length;
    if (left <= 0) return;
  }
}

/** Maps every item, to none or several where `change` returns an array. */
export async function* mapEach<T, U>(stream: Stream<T>, change: (each: T) => U | U[], operation: Operation): Stream<U> {
  for await (const batch of stream) {
    const changed: U[] = [];
    for (const each of batch) {
      const result = change(each);
      if (Array.isArray(result)) for (const part of result) changed.push(part);
      else changed.push(result);
      if (operation.shouldYield) await operation.yield();
    }
    if (changed.length > 0) yield changed;
  }
}

export async function* concat<T>(...streams: Stream<T>[]): Stream<T> {
  for (const stream of streams) yield* stream;
}

export async function* batchesOf<T>(list: readonly T[]): Stream<T> {
  for (let start = 0; start < list.length; start += BATCH_SIZE) yield list.slice(start, start + BATCH_SIZE);
}
