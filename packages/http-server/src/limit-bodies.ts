import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { REQUEST_LIMITS, REQUEST_TIMEOUT, type RequestLimits } from './request-limits';

/** A request whose body has not come yet. */
interface Unfinished {
  request: IncomingMessage;
  response: ServerResponse;
  isLarge: boolean;
  window: Window;
}

/** When a window of time began, and what the connection had read until then. */
interface Window {
  startedAt: number;
  bytesBefore: number;
}

/**
 * Ends requests whose bodies come too slowly, and the oldest of the large ones when there are too many: neither memory
 * nor upstream connections are kept by whoever never finishes.
 */
export function limitBodies(server: Server, limits: RequestLimits = REQUEST_LIMITS): void {
  // A set keeps the order in which they came.
  const unfinished = new Set<Unfinished>();

  server.on('request', (request, response) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    const isLarge = bytes > limits.smallBodyBytes;
    const entry = { request, response, isLarge, window: windowOf(request) };
    unfinished.add(entry);
    const forget = () => unfinished.delete(entry);
    request.once('end', forget).once('close', forget);
    letClientRead(request, response);
    if (isLarge) endOldest();
  });

  const checks = setInterval(endSlow, limits.checkMs).unref();
  server.once('close', () => clearInterval(checks));

  function endOldest(): void {
    const large = [...unfinished].filter(({ isLarge }) => isLarge);
    if (large.length > limits.largeBodies) end(large[0]);
  }

  function endSlow(): void {
    for (const entry of unfinished) {
      const { request, window } = entry;
      if (request.complete) unfinished.delete(entry);
      // What lies unread waits for this server, not for the client.
      else if (request.readableLength > 0) entry.window = windowOf(request);
      else if (Date.now() - window.startedAt < limits.bodyWindowMs) continue;
      else if (request.socket.bytesRead - window.bytesBefore < limits.bodyWindowBytes) end(entry);
      else entry.window = windowOf(request);
    }
  }

  function end(entry: Unfinished | undefined): void {
    if (!entry) return;
    unfinished.delete(entry);
    const { request, response } = entry;
    if (response.headersSent) request.socket.destroy();
    else server.emit('clientError', Object.assign(new Error('slow body'), { code: REQUEST_TIMEOUT }), request.socket);
  }
}

function windowOf({ socket }: IncomingMessage): Window {
  return { startedAt: Date.now(), bytesBefore: socket.bytesRead };
}

/** A body in chunks announces no length: it counts as the largest. */
function announcedBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

/** A client that goes on sending has this long to read the response to what it has sent. */
const READ_MS = 5_000;

/**
 * Lets a client that is still sending read the response which ends the connection. A connection that is closed on
 * unread bytes is reset, and what the client has not yet read of the response is lost (RFC 9112, section 9.6).
 */
function letClientRead(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // Before Node's own listener, which closes the connection at once.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    const { destroySoon } = socket;
    socket.destroySoon = () => {
      socket.destroySoon = destroySoon;
      if (request.complete) return socket.destroySoon();
      socket.end();
      request.resume();
      const timer = setTimeout(() => socket.destroy(), READ_MS);
      request.once('end', () => socket.destroy());
      socket.once('close', () => clearTimeout(timer));
    };
  });
}
