import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './request-end';

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
