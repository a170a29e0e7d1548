/** MongoDB's limit; a client that announces more is disconnected before anything is kept in memory. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

export interface Frame {
  requestId: number;
  opCode: number;
  payload: Buffer;
}

/** Bytes that are no message of the protocol; the connection is closed. */
export class ProtocolError extends Error {}

/** Splits a stream of bytes into messages. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private length = 0;

  push(chunk: Buffer) {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }

  next(): Frame | undefined {
    if (this.length < HEADER_BYTES) return undefined;
    const size = this.peek(HEADER_BYTES).readInt32LE(0);
    if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES) throw new ProtocolError(`a message of ${size} bytes`);
    if (this.length < size) return undefined;
    const message = this.take(size);
    return {
      requestId: message.readInt32LE(4),
      opCode: message.readInt32LE(12),
      payload: message.subarray(HEADER_BYTES),
    };
  }

  private peek(size: number): Buffer {
    const [first] = this.chunks as [Buffer];
    if (first.length < size) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0] as Buffer;
  }

  private take(size: number): Buffer {
    const [first] = this.chunks as [Buffer];
    const whole = first.length >= size ? first : Buffer.concat(this.chunks);
    const rest = whole.subarray(size);
    const others = whole === first ? this.chunks.slice(1) : [];
    this.chunks = rest.length > 0 ? [rest, ...others] : others;
    this.length -= size;
    return whole.subarray(0, size);
  }
}

export function frame(requestId: number, responseTo: number, opCode: number, ...parts: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + parts.reduce((sum, { length }) => sum + length, 0), 0);
  header.writeInt32LE(requestId, 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, ...parts]);
}
