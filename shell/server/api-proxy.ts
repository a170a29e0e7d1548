import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ErrorBody } from '@wattle/contract';
import { type Environment, localAddress } from '@wattle/environment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './error-answers';
import { gatherBody } from './gather-body';

const AWAY: ErrorBody = { statusCode: 503, message: 'Wattle is restarting. Please try again in a moment.' };

/** Headers that concern one connection only (RFC 9110, section 7.6.1), or that the proxy has already fulfilled. */
const OF_THIS_CONNECTION = ['connection', 'keep-alive', 'expect'];

/** Proxies /api, so that the browser has one origin; answers 503 in the API's error shape while the API is down. */
export async function apiProxy(
  server: FastifyInstance,
  { host, apiPort }: Pick<Environment, 'host' | 'apiPort'>,
): Promise<void> {
  // The library logs a warning for each client that disconnects; the request log has a line for each failure.
  server.setChildLoggerFactory((logger, bindings, options) => logger.child(bindings, { ...options, level: 'error' }));
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request: FastifyRequest, body: Readable) => gatherBody(body));
  await server.register(httpProxy, proxyOptions(localAddress(host, apiPort)));
}

function proxyOptions(upstream: string): FastifyHttpProxyOptions {
  return {
    upstream,
    prefix: '/api',
    rewritePrefix: '/api',
    proxyPayloads: false,
    // The library's lines would hold the query.
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutConnection(headers),
        host: request.headers.host,
        'x-forwarded-for': request.ip,
      }),
      rewriteHeaders: withoutConnection,
      onError: (reply) => answerAway(reply as FastifyReply),
    },
  };
}

function withoutConnection<Headers extends object>(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !OF_THIS_CONNECTION.includes(name));
  return Object.fromEntries(kept) as Headers;
}

function answerAway(reply: FastifyReply): void {
  // An unread rest of a body would keep the connection busy for good.
  if (!reply.request.raw.complete) reply.header('Connection', 'close');
  answerError(reply.header('Retry-After', 2), AWAY);
}
