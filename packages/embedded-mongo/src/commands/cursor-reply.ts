import { raw } from '../bson/encode';
import type { CursorBatch } from '../query/cursors';

const OBJECT = 3;
const STRING = 2;
const LONG = 18;
const DOUBLE = 1;

/** The reply that holds a batch of documents, which are copied into it as bytes. */
export class CursorReply {
  constructor(
    private readonly namespace: string,
    private readonly batch: CursorBatch,
    private readonly isFirst: boolean,
  ) {}

  encode(): Buffer {
    const { id, documents } = this.batch;
    const cursor = raw.document(
      raw.array(this.isFirst ? 'firstBatch' : 'nextBatch', documents),
      raw.element(LONG, 'id', longBytes(id)),
      raw.element(STRING, 'ns', stringBytes(this.namespace)),
    );
    return raw.document(raw.element(OBJECT, 'cursor', cursor), raw.element(DOUBLE, 'ok', doubleBytes(1)));
  }
}

function longBytes(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(value);
  return bytes;
}

function doubleBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

function stringBytes(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}
