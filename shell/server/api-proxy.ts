import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ErrorBody } from '@wattle/contract';
import { type Environment, localAddress } from '@wattle/environment';

const AWAY: ErrorBody = { statusCode: 503, message: 'Wattle is restarting. Please try again in a moment.' };

/** Passes /api on, as one origin for the browser, and says so in the API's words while it is away. */
export function apiProxy({ host, apiPort }: Pick<Environment, 'host' | 'apiPort'>): FastifyHttpProxyOptions {
  return {
    prefix: '/api',
    rewritePrefix: '/api',
    upstream: localAddress(host, apiPort),
    // Its lines would hold the query.
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host,
        'x-forwarded-for': request.ip,
      }),
      onError: (reply) => {
        reply.code(AWAY.statusCode).header('Retry-After', 2).send(AWAY);
      },
    },
  };
}
