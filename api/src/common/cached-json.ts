import { createHash } from 'node:crypto';

/** JSON that is written once and sent to many, with its ETag. */
export class CachedJson {
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(
    value: unknown,
    /** Whether it would be written the same way now; absent where that cannot be told at once. */
    readonly isCurrent?: () => boolean,
  ) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }
}
