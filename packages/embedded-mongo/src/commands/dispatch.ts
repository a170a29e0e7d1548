import { encode } from '../bson/encode';
import { type Document, Double, doc } from '../bson/values';
import type { EngineState } from '../engine-state';
import { fail, logError, MongoError } from '../errors';
import { Operation } from '../operation';
import { ownEntry } from '../own-entry';
import { isDamage } from '../storage/tables';
import type { Request } from '../wire/messages';
import { readCommonFields } from './arguments';
import { COLLECTION_COMMANDS } from './collections';
import type { Command } from './command';
import { CURSOR_COMMANDS } from './cursors';
import { EXPLAIN_COMMANDS } from './explain';
import { FIND_AND_MODIFY_COMMANDS } from './find-and-modify';
import { HANDSHAKE_COMMANDS } from './handshake';
import { INDEX_COMMANDS } from './indexes';
import { QUERY_COMMANDS } from './queries';
import { WRITE_COMMANDS } from './writes';

/** Every command by its name. */
const COMMANDS: Record<string, Command> = {
  ...HANDSHAKE_COMMANDS,
  ...QUERY_COMMANDS,
  ...CURSOR_COMMANDS,
  ...WRITE_COMMANDS,
  ...FIND_AND_MODIFY_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...INDEX_COMMANDS,
  ...EXPLAIN_COMMANDS,
};

export interface Client {
  connectionId: number;
  isDisconnected(): boolean;
}

/** Runs the command that a client sent and returns the reply, an error where it fails; it never throws. */
export async function replyTo(engine: EngineState, client: Client, request: Request): Promise<Buffer> {
  try {
    return await run(engine, client, request);
  } catch (error) {
    return encode(errorReply(asMongoError(error)));
  }
}

async function run(engine: EngineState, client: Client, { body, documents }: Request): Promise<Buffer> {
  const [name = ''] = body.keys();
  const command = ownEntry(COMMANDS, name);
  if (!command) fail('CommandNotFound', `no such command: '${name}'`);
  const { database, maxTimeMs } = readCommonFields(name, body);
  const operation = new Operation(maxTimeMs, () => {
    if (engine.isClosing) return 'ShutdownInProgress';
    return client.isDisconnected() ? 'ClientDisconnect' : undefined;
  });
  const { connectionId } = client;
  const reply = await command.run({ engine, name, database, request: body, documents, operation, connectionId });
  return Buffer.isBuffer(reply) ? reply : encode(doc({ ...reply, ok: new Double(1) }));
}

function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  logError(error);
  if (!isDamage(error)) return new MongoError('InternalError', String(error));
  return new MongoError('DataCorruptionDetected', 'The data file is damaged: restore a backup of the data folder.');
}

export function errorReply({ message, code, codeName, details }: MongoError): Document {
  return doc({ ok: new Double(0), errmsg: message, code, codeName, ...details });
}
