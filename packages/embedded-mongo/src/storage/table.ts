import type { RangeOptions } from 'lmdb';
import { checkedValue, withChecksum } from './checksums';
import type { RawTable } from './tables';

/** A table whose values have checksums on the disk. */
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
