import { createHash } from 'node:crypto';
import { Header } from '@nestjs/common';
import type { Exchange } from './browser-cookies';

/** JSON that is serialised once and sent to many, with its ETag. */
export class CachedJson {
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(value: unknown) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }
}

/** The body of a response, with its caching headers; 304 without a body where the client has it already. */
export function bodyOrNotModified({ request, reply }: Exchange, { bytes, etag }: CachedJson): Buffer | undefined {
  reply.header('ETag', etag).header('Cache-Control', 'private, no-cache').header('Vary', 'Authorization, Origin');
  // A proxy that compresses makes a weak tag of a strong one.
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags?.includes(etag)) {
    reply.status(304);
    return undefined;
  }
  reply.header('Content-Type', 'application/json; charset=utf-8');
  return bytes;
}

export const JsonText = () => Header('Content-Type', 'application/json; charset=utf-8');
