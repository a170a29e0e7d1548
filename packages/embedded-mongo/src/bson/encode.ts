import { serialize } from 'bson';
import { fail, need } from '../errors';
import { isLong } from './numbers';
import type { Document, Value } from './values';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** A reply may be a little larger than a document, so that a batch with one full document fits. */
const HEADROOM = 16 * 1024;

export function encode(document: Document): Buffer {
  refuseUnwritable(document);
  const bytes = tryToSerialize(document);
  if (bytes.length > MAX_DOCUMENT_BYTES + HEADROOM) tooLarge(bytes.length);
  return bytes as Buffer;
}

/** The library would write another value: a whole number of more than 64 bits wraps, and an invalid date is 1970. */
function refuseUnwritable(value: Value) {
  if (typeof value === 'bigint') need(isLong(value), 'Overflow', `${value} is beyond the range of a long`);
  else if (value instanceof Map) for (const each of value.values()) refuseUnwritable(each);
  else if (Array.isArray(value)) for (const each of value) refuseUnwritable(each);
  else if (value instanceof Date) dateOfMilliseconds(value.getTime());
}

/** The library writes into a buffer of 17 MB and throws a RangeError at its end. */
function tryToSerialize(document: Document): Uint8Array {
  try {
    return serialize(document, { ignoreUndefined: false });
  } catch (error) {
    if (error instanceof RangeError) tooLarge('over 17 MB');
    throw error;
  }
}

/** MongoDB's dates have a wider range than JavaScript's; a date outside of JavaScript's is refused. */
export function dateOfMilliseconds(milliseconds: number): Date {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime())
    ? fail('Overflow', `A date of ${milliseconds} ms is beyond what the embedded engine holds`)
    : date;
}

export function tooLarge(size: number | string): never {
  fail(
    'BSONObjectTooLarge',
    `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
  );
}

/** Builds documents around encoded ones, so that a batch of found documents is never decoded. */
export const raw = {
  document(...elements: Buffer[]): Buffer {
    const body = Buffer.concat(elements);
    const length = Buffer.allocUnsafe(4);
    length.writeInt32LE(body.length + 5);
    return Buffer.concat([length, body, ZERO]);
  },

  element(type: number, name: string, value: Uint8Array): Buffer {
    return Buffer.concat([Buffer.from([type]), Buffer.from(name), ZERO, value]);
  },

  array(name: string, documents: readonly Uint8Array[]): Buffer {
    const elements = documents.map((each, index) => raw.element(3, String(index), each));
    return raw.element(4, name, raw.document(...elements));
  },
};

const ZERO = Buffer.from([0]);
