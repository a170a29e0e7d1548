import { createHash } from 'node:crypto';
import { END, ESCAPE } from '../bson/key-writer';

/** Of an entry whose key says all. */
export const NO_VALUE = Buffer.alloc(0);

/** LMDB takes keys of 1978 bytes; a longer stem is truncated here and continued by a hash. */
const MAX_STEM_BYTES = 1024;
const HASH_BYTES = 16;

export function truncate(stem: Buffer): Buffer {
  if (!isTooLong(stem)) return stem;
  const hash = createHash('sha256').update(stem).digest().subarray(0, HASH_BYTES);
  return Buffer.concat([stem.subarray(0, MAX_STEM_BYTES), hash]);
}

/** Below every key that starts with `stem`. */
export const below = (stem: Buffer) => stem.subarray(0, MAX_STEM_BYTES);
/** Above every key that starts with `stem`. */
export const above = (stem: Buffer) => Buffer.concat([stem.subarray(0, MAX_STEM_BYTES), Buffer.from([ESCAPE])]);
/** Truncated keys with one beginning are in no order among themselves. */
export const isTooLong = (stem: Buffer) => stem.length > MAX_STEM_BYTES;

/** The range of the entries of exactly this key. */
export function exactRange(stem: Buffer): { start: Buffer; end: Buffer } {
  return { start: Buffer.concat([stem, Buffer.from([END])]), end: Buffer.concat([stem, Buffer.from([END, ESCAPE])]) };
}

export const entryKey = (stem: Buffer, recordId: number) =>
  Buffer.concat([stem, Buffer.from([END]), recordKey(recordId)]);

export function recordKey(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeUInt32BE(Math.floor(recordId / 2 ** 32), 0);
  bytes.writeUInt32BE(recordId % 2 ** 32, 4);
  return bytes;
}

export const recordIdOf = (key: Buffer) =>
  key.readUInt32BE(key.length - 8) * 2 ** 32 + key.readUInt32BE(key.length - 4);
