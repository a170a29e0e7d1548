import type { FastifyServerOptions } from 'fastify';

/** A destination of log lines, such as standard output. */
export interface LogStream {
  write(line: string): void;
}

/** JSON lines in the format of the API's (docs/operating.md). Without a stream nothing is logged. */
export function loggerOptions(stream: LogStream | undefined): FastifyServerOptions['logger'] {
  if (!stream) return false;
  return { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, stream };
}
