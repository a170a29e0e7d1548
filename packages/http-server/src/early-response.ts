import type { IncomingMessage, ServerResponse } from 'node:http';

/** A client that goes on sending has this long to read the response to what it has sent. */
const READ_MS = 5_000;

/**
 * Lets a client that is still sending read the response which ends the connection. A connection that is closed on
 * unread bytes is reset, and what the client has not yet read of the response is lost (RFC 9112, section 9.6).
 */
export function letClientRead(request: IncomingMessage, response: ServerResponse): void {
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
