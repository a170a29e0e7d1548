import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Exchange } from './browser-cookies';
import type { CachedJson } from './cached-json';

/** So long may an answer be given again to whoever has just been given it, without asking who that is. */
const HOT_MS = 5_000;
const MAX_HOT = 1_000;

const JSON_TYPE = 'application/json; charset=utf-8';

interface HotAnswer {
  json: CachedJson;
  /** Everything that goes with it, by whether the client has it already. */
  headers: Record<200 | 304, OutgoingHttpHeaders>;
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

  /** Stands between Node's server and everything that was to answer its requests. */
  serve(app: FastifyInstance, log: Logger): void {
    const server: Server = app.server;
    const answerInFull = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
      const answer = request.method === 'GET' ? this.hot.get(keyOf(request)) : undefined;
      if (answer?.json.isCurrent?.()) sendAgain(request, response, answer, log);
      else for (const listener of answerInFull) listener.call(server, request, response as never);
    });
    app.addHook('onSend', async (request, reply) => {
      const json = this.given.get(request);
      if (!json) return;
      const { 'content-type': _type, 'content-length': _length, ...rest } = reply.getHeaders() as OutgoingHttpHeaders;
      const whole = { ...rest, 'content-type': JSON_TYPE, 'content-length': json.bytes.length };
      this.hot.set(keyOf(request.raw), { json, headers: { 200: whole, 304: rest } });
    });
  }
}

/** A proxy that compresses makes a weak tag of a strong one. */
function hasAlready({ headers }: Pick<IncomingMessage, 'headers'>, { etag }: CachedJson): boolean {
  const sent = headers['if-none-match'];
  return sent === etag || sent?.split(',').some((tag) => tag.trim().replace('W/', '') === etag) === true;
}

/** What an answer may depend on: the address, the caller, and the page that asks. */
function keyOf({ url, headers }: IncomingMessage): string {
  return `${url} ${headers.authorization} ${headers.origin}`;
}

function sendAgain(
  request: IncomingMessage,
  response: ServerResponse,
  { json, headers }: HotAnswer,
  log: Logger,
): void {
  const status = hasAlready(request, json) ? 304 : 200;
  response.writeHead(status, headers[status]).end(status === 200 ? json.bytes : undefined);
  log.info({ method: request.method, path: request.url?.split('?', 1)[0], status, ms: 0 }, 'request');
}
