import { crc32 } from 'node:zlib';
import { fail } from '../errors';

/** LMDB has no checksums, so each value on the disk ends with one of its key and itself. */
const CHECKSUM_BYTES = 4;

export function withChecksum(key: Buffer, value: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(value.length + CHECKSUM_BYTES);
  stored.set(value);
  stored.writeUInt32LE(crc32(value, crc32(key)), value.length);
  return stored;
}

export function isIntact(key: Buffer, stored: Buffer): boolean {
  const length = stored.length - CHECKSUM_BYTES;
  return length >= 0 && stored.readUInt32LE(length) === crc32(stored.subarray(0, length), crc32(key));
}

export const withoutChecksum = (stored: Buffer) => stored.subarray(0, stored.length - CHECKSUM_BYTES);

/** @throws MongoError when the stored bytes are not those that were written. */
export function checkedValue(key: Buffer, stored: Buffer): Buffer {
  if (isIntact(key, stored)) return withoutChecksum(stored);
  fail(
    'DataCorruptionDetected',
    `The checksum of the record ${key.toString('hex')} is wrong: the data file is damaged.`,
  );
}
