import { crc32 } from 'node:zlib';
import type { RangeOptions } from 'lmdb';
import { fail } from '../errors';
import type { RawTable } from './tables';

export class Table {
  /** @param onWrite - Gets the key of each entry that is written. */
  constructor(
    private readonly raw: RawTable,
    private readonly onWrite: (key: Buffer) => void,
  ) {}

  /** @throws MongoError when the value is not the one that was put. */
  get(key: Buffer): Buffer | undefined {
    const stored = this.raw.get(key);
    return stored && checkedValue(key, stored);
  }

  has(key: Buffer): boolean {
    return this.raw.doesExist(key);
  }

  put(key: Buffer, value: Buffer) {
    this.raw.put(key, withChecksum(key, value));
    this.onWrite(key);
  }

  remove(key: Buffer) {
    this.raw.remove(key);
    this.onWrite(key);
  }

  getKeys(range: RangeOptions) {
    return this.raw.getKeys(range);
  }

  getRange(range: RangeOptions) {
    return this.raw.getRange(range).map(({ key, value }) => ({ key, value: checkedValue(key, value) }));
  }
}

/** LMDB has no checksums, so each value on the disk ends with one of its key and itself. */
const CHECKSUM_BYTES = 4;

function withChecksum(key: Buffer, value: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(value.length + CHECKSUM_BYTES);
  stored.set(value);
  stored.writeUInt32LE(crc32(value, crc32(key)), value.length);
  return stored;
}

export function isIntact(key: Buffer, stored: Buffer): boolean {
  const length = stored.length - CHECKSUM_BYTES;
  return length >= 0 && stored.readUInt32LE(length) === crc32(stored.subarray(0, length), crc32(key));
}

const withoutChecksum = (stored: Buffer) => stored.subarray(0, stored.length - CHECKSUM_BYTES);

/** @throws MongoError when the stored bytes are not those that were written. */
function checkedValue(key: Buffer, stored: Buffer): Buffer {
  if (isIntact(key, stored)) return withoutChecksum(stored);
  fail(
    'DataCorruptionDetected',
    `The checksum of the record ${key.toString('hex')} is wrong: the data file is damaged.`,
  );
}
