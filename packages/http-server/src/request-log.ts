import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A logger that takes fields and a message, as pino's do. */
export interface RequestLog {
  info(fields: object, message: string): void;
}

/**
 * Logs one line for each request when its response has ended, or when the client has disconnected before. Neither
 * headers nor the query are logged: they carry tokens, email addresses and usernames.
 */
export function logRequests(server: FastifyInstance, log: RequestLog): void {
  onRequestEnd(server, ({ request: { id, method, url }, status, ms }) => {
    const isFinished = status !== undefined;
    const path = url.split('?', 1)[0];
    log.info(
      { request: id, method, path, ...(isFinished && { status }), ms: Math.round(ms) },
      isFinished ? 'request' : 'request aborted',
    );
  });
}

/** A request whose response has ended, or whose client has disconnected before. */
export interface EndedRequest {
  request: FastifyRequest;
  /** Absent when the client did not get the whole response. */
  status: number | undefined;
  ms: number;
}

/** Calls back once for each request, also for those that no route takes. */
export function onRequestEnd(server: FastifyInstance, callback: (ended: EndedRequest) => void): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.statusCode : undefined;
      callback({ request, status, ms: reply.elapsedTime });
    });
    done();
  });
}
