import type { Socket } from 'node:net';
import { type Document, deserialize, serialize } from 'bson';

export interface CommandFailure {
  code: number;
  codeName: string;
  errmsg: string;
  errorLabels?: readonly string[];
}

const OP_REPLY = 1;
const OP_QUERY = 2_004;
const OP_MSG = 2_013;
const HEADER_BYTES = 16;
/** The document of a message follows its flags and the kind of its section. */
const DOCUMENT_AT = HEADER_BYTES + 5;
/** That of an old reply follows its flags, a cursor and two counts. */
const REPLY_DOCUMENT_AT = HEADER_BYTES + 20;

/** Joins the bytes of a socket to messages of MongoDB's wire protocol, each of which begins with its length. */
export function onMessage(socket: Socket, listener: (message: Buffer) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    while (received.length >= HEADER_BYTES && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0);
      listener(received.subarray(0, length));
      received = received.subarray(length);
    }
  });
}

/** Whether it is the first message of a connection, with which drivers ask what they are connected to. */
export const isOldHandshake = (message: Buffer) => opCodeOf(message) === OP_QUERY;

export const requestIdOf = (message: Buffer) => message.readInt32LE(4);
export const responseToOf = (message: Buffer) => message.readInt32LE(8);
const opCodeOf = (message: Buffer) => message.readInt32LE(12);

export function documentOf(message: Buffer): Document | undefined {
  const opCode = opCodeOf(message);
  if (opCode !== OP_MSG && opCode !== OP_REPLY) return undefined;
  const document = message.subarray(startOf(opCode));
  return deserialize(document.subarray(0, document.readInt32LE(0)), { promoteValues: false });
}

/** The name of a command is the first key of its document. */
export function commandOf(message: Buffer): string | undefined {
  return Object.keys(documentOf(message) ?? {})[0];
}

export function withDocument(message: Buffer, document: Document): Buffer {
  const start = startOf(opCodeOf(message));
  const before = message.subarray(start);
  return joined(message.subarray(0, start), document, before.subarray(before.readInt32LE(0)));
}

export function replyTo(message: Buffer, document: Document): Buffer {
  const head = Buffer.alloc(DOCUMENT_AT);
  head.writeInt32LE(requestIdOf(message), 8);
  head.writeInt32LE(OP_MSG, 12);
  return joined(head, document);
}

const startOf = (opCode: number) => (opCode === OP_MSG ? DOCUMENT_AT : REPLY_DOCUMENT_AT);

function joined(head: Buffer, document: Document, rest: Buffer = Buffer.alloc(0)): Buffer {
  const message = Buffer.concat([head, serialize(document), rest]);
  message.writeInt32LE(message.length, 0);
  return message;
}
