import { MongoError } from '../errors';

export const malformed = (why: string) => new MongoError('InvalidBSON', `Malformed BSON: ${why}`);

/** Cache of field names, by a hash of their bytes. */
const nameCache = new Array<string | undefined>(1024);
const LONGEST_CACHED_NAME = 64;

/** Reads bytes that may be hostile. Reading beyond their end throws a RangeError or the error of malformed BSON. */
export class Reader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  get length(): number {
    return this.bytes.length;
  }

  byte(): number {
    return this.bytes.readUInt8(this.move(1));
  }

  int32(): number {
    return this.bytes.readInt32LE(this.move(4));
  }

  int64(): bigint {
    return this.bytes.readBigInt64LE(this.move(8));
  }

  uint64(): bigint {
    return this.bytes.readBigUInt64LE(this.move(8));
  }

  double(): number {
    return this.bytes.readDoubleLE(this.move(8));
  }

  view(length: number): Buffer {
    if (length < 0) throw malformed('negative length');
    const start = this.move(length);
    if (this.at > this.bytes.length) throw malformed('a value reaches beyond the end');
    return this.bytes.subarray(start, this.at);
  }

  skip(length: number): void {
    if (length < 0) throw malformed('negative length');
    this.move(length);
    if (this.at > this.bytes.length) throw malformed('a value reaches beyond the end');
  }

  /** The next bytes as a copy, which does not keep the message in memory. */
  copy(length: number): Buffer {
    return Buffer.from(this.view(length));
  }

  /** The bytes of a whole document, which begin with their length. */
  document(): Buffer {
    return this.view(this.bytes.readInt32LE(this.at));
  }

  string(): string {
    const text = this.view(this.int32());
    if (text.length === 0 || text[text.length - 1] !== 0) throw malformed('a string does not end');
    return text.toString('utf8', 0, text.length - 1);
  }

  cstring(): string {
    const start = this.at;
    this.skipName();
    return this.bytes.toString('utf8', start, this.at - 1);
  }

  skipName() {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0) throw malformed('a name does not end');
    this.at = end + 1;
  }

  /** A field's name. Names repeat, and a cached string is cheaper than a new one. */
  name(): string {
    const start = this.at;
    let at = start;
    let hash = 0;
    for (let byte = this.bytes[at]; byte; byte = this.bytes[++at]) hash = (hash * 31 + byte) | 0;
    const bucket = hash & (nameCache.length - 1);
    const cached = nameCache[bucket] ?? '';
    if (cached.length === at - start && this.isAscii(cached, start)) {
      this.at = at + 1;
      return cached;
    }
    const name = this.cstring();
    if (name.length <= LONGEST_CACHED_NAME) nameCache[bucket] = name;
    return name;
  }

  private isAscii(text: string, at: number): boolean {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code !== this.bytes[at + i] || code > 127) return false;
    }
    return true;
  }

  private move(length: number): number {
    const start = this.at;
    this.at += length;
    return start;
  }
}
