import type { Operation } from '../operation';
import type { Found, Scan } from './scan';

/** Things in portions, which cost less than one by one; between two portions others have their turn. */
export type Stream<T> = AsyncIterable<T[]>;

const PORTION = 128;
const PORTION_BYTES = 1024 * 1024;

/** The first `most` records of a scan that match, read in short turns. */
export async function* readInTurns(
  scan: Scan,
  matches: (found: Found) => boolean,
  operation: Operation,
  most = Number.POSITIVE_INFINITY,
): Stream<Found> {
  for (let left = most; left > 0; ) {
    const { portion, isLast } = readPortion(scan, matches, operation, Math.min(left, PORTION));
    if (portion.length > 0) yield portion;
    if (isLast) return;
    left -= portion.length;
    if (operation.isTurnOver) await operation.pause();
  }
}

function readPortion(scan: Scan, matches: (found: Found) => boolean, operation: Operation, size: number) {
  const portion: Found[] = [];
  let bytes = 0;
  for (const found of scan) {
    if (matches(found)) {
      portion.push(found);
      bytes += found.bytes.length;
    }
    if (portion.length >= size || bytes > PORTION_BYTES || operation.isTurnOver) return { portion, isLast: false };
  }
  return { portion, isLast: true };
}

export async function* skipFirst<T>(stream: Stream<T>, count: number): Stream<T> {
  let left = count;
  for await (const portion of stream) {
    if (left < portion.length) yield left > 0 ? portion.slice(left) : portion;
    left = Math.max(0, left - portion.length);
  }
}

export async function* takeFirst<T>(stream: Stream<T>, count: number): Stream<T> {
  let left = count;
  for await (const portion of stream) {
    yield portion.length > left ? portion.slice(0, left) : portion;
    left -= portion.length;
    if (left <= 0) return;
  }
}

/** Changes every thing, into none or several where `change` answers with an array; long work is done in turns. */
export async function* mapEach<T, U>(stream: Stream<T>, change: (each: T) => U | U[], operation: Operation): Stream<U> {
  for await (const portion of stream) {
    const changed: U[] = [];
    for (const each of portion) {
      const result = change(each);
      if (Array.isArray(result)) for (const part of result) changed.push(part);
      else changed.push(result);
      if (operation.isTurnOver) await operation.pause();
    }
    if (changed.length > 0) yield changed;
  }
}

export async function collect<T>(stream: Stream<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const portion of stream) for (const each of portion) all.push(each);
  return all;
}

export async function* portionsOf<T>(list: readonly T[]): Stream<T> {
  for (let start = 0; start < list.length; start += PORTION) yield list.slice(start, start + PORTION);
}
