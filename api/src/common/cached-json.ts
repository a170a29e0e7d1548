import { createHash } from 'node:crypto';

/** JSON that is serialised once and sent many times, with its ETag. */
export class CachedJson {
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(
    value: unknown,
    /** Whether it is still current; absent where that cannot be told without a query. */
    readonly isCurrent?: () => boolean,
  ) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }
}
