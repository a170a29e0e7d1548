import { decodeCommand } from '../bson/decode';
import { ProtocolError } from './frames';
import type { Request } from './op-msg';

/** The protocol before OP_MSG, which drivers still use for the handshake, and only for that. */
export const OP_QUERY = 2004;
export const OP_REPLY = 1;

const HANDSHAKES = new Set(['hello', 'isMaster', 'ismaster']);

export function parseQuery(payload: Buffer): { request: Request; isHandshake: boolean } {
  const nameEnd = payload.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('the namespace of a query does not end');
  const namespace = payload.toString('utf8', 4, nameEnd);
  const start = nameEnd + 1 + 8;
  if (start + 4 > payload.length) throw new ProtocolError('a query without a document');
  const size = payload.readInt32LE(start);
  if (size < 5 || start + size > payload.length) throw new ProtocolError('a query with a document of a wrong length');
  const request = decodeCommand(payload.subarray(start, start + size));
  request.body.set('$db', namespace.split('.')[0] ?? '');
  return { request, isHandshake: namespace.endsWith('.$cmd') && HANDSHAKES.has([...request.body.keys()][0] ?? '') };
}

/** The head of an OP_REPLY with one document. */
export function replyHead(): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(8, 0);
  head.writeInt32LE(1, 16);
  return head;
}
