import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Node's code for a client that took too long. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const MESSAGES: Record<number, string> = {
  400: 'This request cannot be read.',
  408: 'This request took too long.',
  431: 'The headers of this request are too large.',
};

/** Answers what is no request, or did not become one in time, in the one shape of errors, and ends the connection. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) socket.write(responseTo(code));
  socket.destroy();
}

function responseTo(code: string | undefined): string {
  const statusCode = { [REQUEST_TIMEOUT]: 408, HPE_HEADER_OVERFLOW: 431 }[code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode, message: MESSAGES[statusCode] });
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
