import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line for each request. Neither headers nor the query are written: they carry tokens, e-mail addresses and
 * usernames.
 */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
