import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Carries the id of a request from the browser to every server that works on it, and back with the response. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A client's own id is written to logs and sent to the database, so nothing else is taken. */
const VALID_ID = /^[\w-]{8,64}$/;

/** The option of Fastify that gives a request the id which its client has sent, or else a new one. */
export const requestIdOptions = { genReqId };

function genReqId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
}

/** Sends the id of a request with its response; what the request causes can read it by `currentRequestId`. */
export function passRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  // Not before the body is read: what waits for events of the connection may lose the context.
  server.addHook('preValidation', (request, _reply, done) => workFor(request, done));
}

/** Refuses a request with two Host headers, of which servers and proxies may each take another one (RFC 9112, section 3.2). */
export function refuseSecondHost(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    done(hosts.length > 1 ? Object.assign(new Error('Two Host headers'), { statusCode: 400 }) : undefined);
  });
}

/** What is held of a request for as long as anything that it has caused, such as a connection to a database. */
interface CurrentRequest {
  id: string;
  socket: Socket;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** What `work` causes can read which request it is for. */
function workFor({ id, raw: { socket } }: FastifyRequest, work: () => void): void {
  current.run({ id, socket }, work);
}

/** The id of the request that is being worked on; undefined in what no request has caused. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}

/** Whether the client of the request that is being worked on has disconnected; what is known by now is looked at first. */
export async function isClientGone(): Promise<boolean> {
  await setImmediate();
  const socket = current.getStore()?.socket;
  return socket !== undefined && (socket.destroyed || socket.readableEnded);
}

/**
 * Calls back once, when the client of the request that is being worked on has disconnected.
 *
 * @returns Ends the wait.
 */
export function onClientGone(callback: () => void): () => void {
  const socket = current.getStore()?.socket;
  if (socket?.destroyed) callback();
  else socket?.once('close', callback);
  return () => socket?.off('close', callback);
}
