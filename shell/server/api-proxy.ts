import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ErrorBody } from '@wattle/contract';
import type { Environment } from '@wattle/environment';

const AWAY: ErrorBody = { statusCode: 503, message: 'Wattle is restarting. Please try again in a moment.' };

/** Passes /api on, as one origin for the browser, and says so in the API's words while it is away. */
export function apiProxy({ host, apiPort }: Environment): FastifyHttpProxyOptions {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host;
  return {
    prefix: '/api',
    rewritePrefix: '/api',
    upstream: `http://${reachable}:${apiPort}`,
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
