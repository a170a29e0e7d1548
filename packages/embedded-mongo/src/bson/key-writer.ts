import { exact, subtractExact } from './decimal';
import { toNumber } from './numbers';
import {
  type Binary,
  type BSONRegExp,
  type Code,
  Decimal128,
  type Document,
  isNumber,
  type Maybe,
  type NumberValue,
  type ObjectId,
  typeOf,
  type Value,
} from './values';

/**
 * Writes values as bytes whose order under memcmp is MongoDB's order of the values. Equal values, such as the int 1 and
 * the double 1.0, give equal bytes, so the bytes also serve as the key of a group or a set.
 *
 * Every value starts with a tag between 0x10 and 0xf0, so END is below every tag and ESCAPE above.
 */
export class KeyWriter {
  private buffer = Buffer.allocUnsafe(256);
  private length = 0;

  take(): Buffer {
    const bytes = Buffer.from(this.buffer.subarray(0, this.length));
    this.length = 0;
    return bytes;
  }

  value(value: Maybe) {
    this.byte(tag(value));
    this.body(value);
  }

  /** A value of a descending field: inverted bytes sort in the opposite order. */
  descending(value: Maybe) {
    const start = this.length;
    this.value(value);
    for (let i = start; i < this.length; i++) this.buffer[i] = ~(this.buffer[i] as number);
  }

  byte(value: number) {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  private body(value: Maybe) {
    if (typeof value === 'string') this.text(value);
    else if (isNumber(value)) this.number(value);
    else BODIES[typeOf(value).name]?.(this, value as never);
  }

  text(text: string) {
    this.reserve(text.length * 3 + 1);
    const end = this.length + this.buffer.write(text, this.length);
    if (this.buffer.subarray(this.length, end).includes(0)) this.escaped(Buffer.from(text));
    else this.length = end;
    this.byte(0);
  }

  private escaped(bytes: Buffer) {
    this.reserve(bytes.length * 2);
    for (const byte of bytes) {
      this.buffer[this.length++] = byte;
      if (byte === 0) this.buffer[this.length++] = ESCAPE;
    }
  }

  uint32(value: number) {
    this.reserve(4);
    this.length = this.buffer.writeUInt32BE(value, this.length);
  }

  bytes(bytes: Uint8Array) {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  document(document: Document) {
    for (const [name, value] of document) {
      this.byte(tag(value));
      this.text(name);
      this.body(value);
    }
    this.byte(END);
  }

  array(array: Value[]) {
    for (const value of array) this.value(value);
    this.byte(END);
  }

  /** The nearest double, and then the difference to the exact number, which only some longs and decimals have. */
  private number(value: NumberValue) {
    const nearest = nearestDouble(value);
    this.double(nearest);
    if (typeof value !== 'bigint' && !(value instanceof Decimal128)) return this.byte(EXACT);
    const number = exact(value);
    const base = exact(nearest);
    if (!number || !base) return this.byte(EXACT);
    const { coefficient, exponent } = subtractExact(number, base);
    if (coefficient === 0n) return this.byte(EXACT);
    this.byte(coefficient < 0n ? BELOW : ABOVE);
    this.remainder(coefficient < 0n ? -coefficient : coefficient, exponent, coefficient < 0n);
  }

  private double(value: number) {
    this.reserve(8);
    const start = this.length;
    this.length = this.buffer.writeDoubleBE(value === 0 ? 0 : value, start);
    if (Number.isNaN(value)) this.buffer.fill(0, start, this.length);
    else if (value < 0) for (let i = start; i < this.length; i++) this.buffer[i] = ~(this.buffer[i] as number);
    else this.buffer[start] = (this.buffer[start] as number) ^ 0x80;
  }

  private remainder(coefficient: bigint, exponent: number, isInverted: boolean) {
    const start = this.length;
    const digits = String(coefficient);
    this.uint32(0x8000 + exponent + digits.length);
    this.text(digits.replace(/0+$/, ''));
    if (isInverted) for (let i = start; i < this.length; i++) this.buffer[i] = ~(this.buffer[i] as number);
  }

  private reserve(size: number) {
    if (this.length + size <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + size));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/** Below every tag: a shorter list sorts before a longer one. */
export const END = 0x04;
/** Above every tag. */
export const ESCAPE = 0xff;

const BELOW = 0x40;
const EXACT = 0x80;
const ABOVE = 0xc0;

const tag = (value: Maybe) => 0x10 + typeOf(value).order * 8;

/** A finite decimal gets a finite double, so that it still sorts before infinity. */
function nearestDouble(value: NumberValue): number {
  const nearest = toNumber(value);
  if (Number.isFinite(nearest) || !(value instanceof Decimal128) || !exact(value)) return nearest;
  return nearest > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
}

/** What follows the tag, by the name of the type; types that hold a single value have no entry. */
const BODIES: Record<string, (writer: KeyWriter, value: never) => void> = {
  object: (writer, value: Document) => writer.document(value),
  array: (writer, value: Value[]) => writer.array(value),
  binData: (writer, value: Binary) => {
    writer.uint32(value.length());
    writer.byte(value.sub_type);
    writer.bytes(value.value());
  },
  objectId: (writer, value: ObjectId) => writer.bytes(value.id),
  bool: (writer, value: boolean) => writer.byte(Number(value)),
  date: (writer, value: Date) => {
    const time = value.getTime();
    writer.uint32(Math.floor(time / 2 ** 32) + 2 ** 31);
    writer.uint32(((time % 2 ** 32) + 2 ** 32) % 2 ** 32);
  },
  timestamp: (writer, value: { t: number; i: number }) => {
    writer.uint32(value.t);
    writer.uint32(value.i);
  },
  regex: (writer, value: BSONRegExp) => {
    writer.text(value.pattern);
    writer.text(value.options);
  },
  javascript: (writer, value: Code) => writer.text(value.code),
};

const writer = new KeyWriter();

/** A string that is the same for equal values and different for others: the key of a group or a set. */
export function identityOf(value: Maybe): string {
  writer.value(value);
  return writer.take().toString('latin1');
}
