import { createHash } from 'node:crypto';
import type { Exchange } from './browser-cookies';

/** JSON that is written once and sent to many; a client that has it already is only told so. */
export class CachedJson {
  private readonly bytes: Buffer;
  private readonly etag: string;

  constructor(value: unknown) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }

  /** Sets the headers of an answer and gives its body. */
  answerTo({ request, reply }: Exchange): Buffer | undefined {
    reply
      .header('ETag', this.etag)
      .header('Cache-Control', 'private, no-cache')
      .header('Vary', 'Authorization, Origin');
    if (request.headers['if-none-match'] === this.etag) {
      reply.status(304);
      return undefined;
    }
    reply.header('Content-Type', 'application/json; charset=utf-8');
    return this.bytes;
  }
}
