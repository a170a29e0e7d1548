import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from './error-messages';

/** How long a client may take for a request, and how much of unfinished requests is held in memory. */
export interface RequestLimits {
  /** For all headers, from the first byte on; also how long a new connection may stay silent. */
  headersMs: number;
  /** For the whole request. */
  requestMs: number;
  /** In each such time a body must bring {@link bodyWindowBytes}, or its end. */
  bodyWindowMs: number;
  bodyWindowBytes: number;
  /** A larger body counts towards {@link largeBodies}. */
  smallBodyBytes: number;
  /** So many large bodies may be unfinished at once; one more ends the oldest. */
  largeBodies: number;
  /** How often all of it is checked. */
  checkMs: number;
}

/** The limits of both servers (docs/decisions/021-slow-clients.md). */
export const REQUEST_LIMITS: RequestLimits = {
  headersMs: 15_000,
  requestMs: 600_000,
  bodyWindowMs: 10_000,
  bodyWindowBytes: 10_240,
  smallBodyBytes: 65_536,
  largeBodies: 64,
  checkMs: 1_000,
};

/**
 * So many connections may wait to be accepted, where the system allows it. One more is tried again by its client after 1,
 * 3 and 7 s, whatever it is for.
 */
export const BACKLOG = 4_096;

/** A body up to this size is read whole before anything is done with it: the API's limit for JSON. */
export const WHOLE_BODY_BYTES = 1_048_576;

/** The options of Fastify that set the limits which Node itself knows. */
export function limitingOptions(limits: RequestLimits = REQUEST_LIMITS) {
  const http: ServerOptions = { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs };
  return { http, requestTimeout: limits.requestMs, clientErrorHandler: respondToClientError };
}

/** Node's code for a client that took too long. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Sends an error to a client whose bytes are no request, or became none in time, and ends the connection. */
function respondToClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) socket.write(responseTo(code));
  socket.destroy();
}

function responseTo(code: string | undefined): string {
  const statusCode = { [REQUEST_TIMEOUT]: 408, HPE_HEADER_OVERFLOW: 431 }[code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode, message: errorMessage(statusCode) });
  return [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
