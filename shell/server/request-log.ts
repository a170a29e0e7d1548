import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** A destination of log lines, such as standard output. */
export interface LogStream {
  write(line: string): void;
}

/** JSON lines in the format of the API's (docs/operating.md). Without a stream nothing is logged. */
export function loggerOptions(stream: LogStream | undefined): FastifyServerOptions['logger'] {
  if (!stream) return false;
  return { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, stream };
}

/** One line for each request. Neither headers nor the query are written: they carry tokens and usernames. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    server.log.info(
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
