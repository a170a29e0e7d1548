import type { FastifyInstance } from 'fastify';

/** A logger that takes fields and a message, as pino's do. */
export interface RequestLog {
  info(fields: object, message: string): void;
}

/**
 * Logs one line for each request when its response has ended, or when the client has disconnected before. Neither
 * headers nor the query are logged: they carry tokens, email addresses and usernames.
 */
export function logRequests(server: FastifyInstance, log: RequestLog): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      const isFinished = reply.raw.writableFinished;
      log.info(
        {
          id: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
          ...(isFinished && { status: reply.statusCode }),
          ms: Math.round(reply.elapsedTime),
        },
        isFinished ? 'request' : 'request aborted',
      );
    });
    done();
  });
}
