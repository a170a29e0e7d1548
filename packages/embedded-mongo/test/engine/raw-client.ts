import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** A connection to the engine without a driver. */
export async function connectTo(uri: string): Promise<Socket> {
  const socket = connect(decodeURIComponent(uri.replace('mongodb://', '')));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const OP_MSG = 2013;
export const MORE_TO_COME = 2;

export function messageOf(command: object, flags = 0): Buffer {
  const body = Buffer.from(BSON.serialize(command));
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(OP_MSG, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, body]);
}
