import { decodeCommand } from '../bson/decode';
import type { Document } from '../bson/values';
import { ProtocolError } from './frames';

export const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** The flags that a receiver must know; it ignores the others. */
const REQUIRED_FLAGS = 0xffff;

const BODY = 0;
const SEQUENCE = 1;

export interface Request {
  body: Document;
  documents: Buffer[];
}

/** One message: a command, and whether its sender expects a reply. */
export interface Message {
  request: Request;
  isAnswered: boolean;
}

export function parseMessage(payload: Buffer): Message {
  if (payload.length < 5) throw new ProtocolError('a message without a body');
  const flags = payload.readUInt32LE(0);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) throw new ProtocolError('unknown flags');
  const end = flags & CHECKSUM_PRESENT ? payload.length - 4 : payload.length;
  const sections = readSections(payload.subarray(4, end));
  const bodies = sections.filter(({ name }) => name === undefined);
  const [body] = bodies;
  if (!body || bodies.length > 1) throw new ProtocolError('a message needs exactly one body');
  const request = decodeCommand(body.documents[0] as Buffer);
  for (const { name, documents } of sections) if (name !== undefined) addSequence(request, name, documents);
  return { request, isAnswered: !(flags & MORE_TO_COME) };
}

interface Section {
  /** The field of the body that a sequence replaces; a body has no name. */
  name?: string;
  documents: Buffer[];
}

function readSections(bytes: Buffer): Section[] {
  const sections: Section[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes[at++];
    const size = lengthAt(bytes, at);
    const section = bytes.subarray(at, at + size);
    if (kind === BODY) sections.push({ documents: [section] });
    else if (kind === SEQUENCE) sections.push(readSequence(section));
    else throw new ProtocolError(`a section of the unknown kind ${kind}`);
    at += size;
  }
  return sections;
}

function readSequence(section: Buffer): Section {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('the name of a sequence does not end');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const size = lengthAt(section, at);
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  return { name: section.toString('utf8', 4, nameEnd), documents };
}

function lengthAt(bytes: Buffer, at: number): number {
  const size = at + 4 <= bytes.length ? bytes.readInt32LE(at) : 0;
  if (size < 5 || at + size > bytes.length) throw new ProtocolError('a section of a wrong length');
  return size;
}

function addSequence({ body, documents }: Request, name: string, added: Buffer[]) {
  if (name === 'documents') documents.push(...added);
  else
    body.set(
      name,
      added.map((each) => decodeCommand(each).body),
    );
}

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
