import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from './error-messages';

/** Node's code for a client that took too long. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Sends an error to a client whose bytes are no request, or became none in time, and ends the connection. */
export function respondToClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
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
