import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ErrorBody } from '@wattle/contract';
import { type Environment, localAddress } from '@wattle/environment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './error-answers';

/** The smallest limit that the API has for a body. */
const LEAST_BODY_LIMIT = 1_048_576;

const TOO_LARGE: ErrorBody = { statusCode: 413, message: 'This request is too large.' };

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
      onError: (reply, { error }) => {
        // The rest of a body that nobody reads would keep the connection busy for good.
        if (!reply.request.raw.complete) reply.header('Connection', 'close');
        if (isTooLarge(reply.request as FastifyRequest, error)) answerError(reply as FastifyReply, TOO_LARGE);
        else answerError(reply.header('Retry-After', 2) as FastifyReply, AWAY);
      },
    },
  };
}

/** The API ends the connection at a body over its limit, often before its answer to it has been read. */
function isTooLarge(request: FastifyRequest, error: Error): boolean {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  const isCutOff = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code ?? '');
  return isCutOff && Number(request.headers['content-length']) > LEAST_BODY_LIMIT;
}
