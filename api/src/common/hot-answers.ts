import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Exchange } from './browser-cookies';
import type { CachedJson } from './cached-json';

/** So long may an answer be given again to whoever has just been given it, without asking who that is. */
const HOT_MS = 5_000;
const MAX_HOT = 1_000;

const JSON_TYPE = 'application/json; charset=utf-8';

interface HotAnswer {
  json: CachedJson;
  /** Everything that went with it when it was given first, whether whole or not. */
  headers: OutgoingHttpHeaders;
}

/**
 * Gives lists that hardly change. To the same caller an answer that is still current is given again before anything
 * else looks at the request: routing it, checking the token and setting the headers cost far more than sending it.
 */
@Injectable()
export class HotAnswers {
  private readonly hot = new LRUCache<string, HotAnswer>({ max: MAX_HOT, ttl: HOT_MS });
  private readonly given = new WeakMap<FastifyRequest, CachedJson>();

  /** Sets the headers of an answer and gives its body; nothing where the client has it already. */
  give({ request, reply }: Exchange, json: CachedJson): Buffer | undefined {
    reply
      .header('ETag', json.etag)
      .header('Cache-Control', 'private, no-cache')
      .header('Vary', 'Authorization, Origin');
    if (json.isCurrent) this.given.set(request, json);
    if (hasAlready(request, json)) {
      reply.status(304);
      return undefined;
    }
    reply.header('Content-Type', JSON_TYPE);
    return json.bytes;
  }

  /** Has to come before all other hooks. */
  serve(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const answer = request.method === 'GET' ? this.hot.get(keyOf(request)) : undefined;
      if (answer?.json.isCurrent?.()) sendAgain(request, reply, answer);
      else done();
    });
    server.addHook('onSend', async (request, reply) => {
      const json = this.given.get(request);
      if (!json) return;
      const {
        'content-type': _type,
        'content-length': _length,
        ...headers
      } = reply.getHeaders() as OutgoingHttpHeaders;
      this.hot.set(keyOf(request), { json, headers });
    });
  }
}

/** A proxy that compresses makes a weak tag of a strong one. */
function hasAlready({ headers }: FastifyRequest, { etag }: CachedJson): boolean {
  const sent = headers['if-none-match'];
  return sent === etag || sent?.split(',').some((tag) => tag.trim().replace('W/', '') === etag) === true;
}

/** What an answer may depend on: the address, the caller, and the page that asks. */
function keyOf({ url, headers }: FastifyRequest): string {
  return `${url} ${headers.authorization} ${headers.origin}`;
}

function sendAgain(request: FastifyRequest, reply: FastifyReply, { json, headers }: HotAnswer): void {
  reply.hijack();
  if (hasAlready(request, json)) {
    reply.raw.writeHead(304, headers).end();
  } else {
    const body = { 'content-type': JSON_TYPE, 'content-length': json.bytes.length };
    reply.raw.writeHead(200, { ...headers, ...body }).end(json.bytes);
  }
}
