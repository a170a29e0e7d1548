import { createHash } from 'node:crypto';
import type { Registry } from '@wattle/federation/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends its registry to a page that reads it again; one that has it already gets an empty 304. */
export function sendRegistry({ headers }: FastifyRequest, reply: FastifyReply, registry: Registry): FastifyReply {
  const text = JSON.stringify(registry);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('ETag', etag);
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
