import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

/** What is held of a request for as long as anything that it has caused, such as a connection to a database. */
interface CurrentRequest {
  id: string;
  socket: Socket;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** What `work` causes can read which request it is for. */
export function workFor({ id, raw: { socket } }: FastifyRequest, work: () => void): void {
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
