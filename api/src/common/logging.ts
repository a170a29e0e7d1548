import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

export function createLog(destination: DestinationStream): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Lets Nest and its modules write to the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}

  log(message: unknown, context?: string): void {
    // Nest tells of each route and module it loads; that is noise at every start.
    this.target.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.target.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.target.error(
      { context: context ?? stack, err: message instanceof Error ? message : undefined },
      String(message),
    );
  }

  fatal(message: unknown, context?: string): void {
    this.target.fatal({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.target.debug({ context }, String(message));
  }
}

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
