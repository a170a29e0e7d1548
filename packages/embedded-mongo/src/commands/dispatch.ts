import { encode } from '../bson/encode';
import { toNumber } from '../bson/numbers';
import { type Document, Double, doc, isDocument, isNumber, isString, type Maybe } from '../bson/values';
import type { Engine } from '../engine';
import { fail, MongoError, need } from '../errors';
import { lookUp } from '../look-up';
import { Operation } from '../operation';
import type { Request } from '../wire/op-msg';
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
    return encode(errorReply(error instanceof MongoError ? error : new MongoError('InternalError', String(error))));
  }
}

async function run(engine: Engine, { connectionId, isGone }: Client, { body, documents }: Request): Promise<Buffer> {
  const [name = ''] = body.keys();
  const command = lookUp(COMMANDS, name);
  if (!command) fail('CommandNotFound', `no such command: '${name}'`);
  const database = body.get('$db');
  need(isString(database), 40571, 'OP_MSG requests require a $db argument');
  refuseTransactions(body);
  checkReadConcern(body.get('readConcern'));
  const writeConcern = checkWriteConcern(body.get('writeConcern'));
  const operation = new Operation(maxTimeOf(body.get('maxTimeMS')), isGone);
  const reply = await command({ engine, name, database, request: body, documents, operation, connectionId });
  if (writeConcern.isJournaled) await engine.store.flushed();
  return reply instanceof CursorReply ? reply.encode() : encode(doc({ ...reply, ok: new Double(1) }));
}

export function errorReply({ message, code, codeName, details }: MongoError): Document {
  return doc({ ok: new Double(0), errmsg: message, code, codeName, ...details });
}

/** A stand-alone server has no transactions, and so no retryable writes either. */
function refuseTransactions(body: Document) {
  const asks = ['txnNumber', 'startTransaction', 'autocommit'].some((field) => body.has(field));
  need(!asks, 'IllegalOperation', 'Transaction numbers are only allowed on a replica set member or mongos');
}

function checkReadConcern(readConcern: Maybe) {
  const level = isDocument(readConcern) ? readConcern.get('level') : undefined;
  const needsReplicaSet = level === 'snapshot' || level === 'linearizable';
  need(
    !needsReplicaSet,
    'NotAReplicaSet',
    `node needs to be a replica set member to use read concern: { level: "${level}" }`,
  );
}

/** A write is on the disk when it was asked to be journaled; a majority of one server journals as well. */
function checkWriteConcern(writeConcern: Maybe): { isJournaled: boolean } {
  if (!isDocument(writeConcern)) return { isJournaled: false };
  const w = writeConcern.get('w');
  need(!isNumber(w) || toNumber(w) <= 1, 'BadValue', "cannot use 'w' > 1 when a host is not replicated");
  need(
    !isString(w) || w === 'majority',
    'BadValue',
    `cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`,
  );
  return { isJournaled: w === 'majority' || writeConcern.get('j') === true };
}

function maxTimeOf(maxTimeMs: Maybe): number {
  if (maxTimeMs === undefined) return 0;
  const time = isNumber(maxTimeMs) ? toNumber(maxTimeMs) : Number.NaN;
  need(Number.isInteger(time) && time >= 0, 'BadValue', `maxTimeMS must be a non-negative integer, found ${maxTimeMs}`);
  return time;
}
