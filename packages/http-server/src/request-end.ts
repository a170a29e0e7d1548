import type { FastifyInstance, FastifyRequest } from 'fastify';

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
