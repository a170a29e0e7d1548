import { encode } from '../bson/encode';
import { type Document, Double, doc } from '../bson/values';
import type { Engine } from '../engine';
import { fail, MongoError } from '../errors';
import { logError } from '../log';
import { Operation } from '../operation';
import { ownEntry } from '../own-entry';
import type { Request } from '../wire/op-msg';
import { readDemands } from './common-fields';
import { CursorReply } from './cursor-reply';
import { COMMANDS } from './registry';

export interface Client {
  connectionId: number;
  isGone(): boolean;
}

/** Runs the command that a client sent and answers it, with an error where it fails; it never throws. */
export async function answer(engine: Engine, client: Client, request: Request): Promise<Buffer> {
  try {
    return await run(engine, client, request);
  } catch (error) {
    if (error instanceof MongoError) return encode(errorReply(error));
    logError(error);
    return encode(errorReply(new MongoError('InternalError', String(error))));
  }
}

async function run(engine: Engine, { connectionId, isGone }: Client, { body, documents }: Request): Promise<Buffer> {
  const [name = ''] = body.keys();
  const command = ownEntry(COMMANDS, name);
  if (!command) fail('CommandNotFound', `no such command: '${name}'`);
  const { database, maxTimeMs, isJournaled } = readDemands(name, body);
  const operation = new Operation(maxTimeMs, () =>
    engine.isClosing ? 'ShutdownInProgress' : isGone() ? 'ClientDisconnect' : undefined,
  );
  const reply = await command({ engine, name, database, request: body, documents, operation, connectionId });
  if (isJournaled) await engine.store.flushed();
  return reply instanceof CursorReply ? reply.encode() : encode(doc({ ...reply, ok: new Double(1) }));
}

export function errorReply({ message, code, codeName, details }: MongoError): Document {
  return doc({ ok: new Double(0), errmsg: message, code, codeName, ...details });
}
