import { encode, raw } from '../bson/encode';
import { Binary, type Document, Double, doc, isDocument, isInt32, type Maybe } from '../bson/values';
import { fail, need } from '../errors';
import type { Operation } from '../operation';
import type { CursorBatch, CursorOptions } from '../query/cursors';
import type { Stream } from '../query/stream';
import { checkDatabase } from '../storage/namespaces';
import { notNegative } from './arguments';
import { type Call, type Command, command, lenient } from './command';

const OBJECT = 3;

/** A reply that holds a batch of documents, which are copied into it as bytes. */
function replyOf({ id, documents }: CursorBatch, namespace: string, isFirst: boolean): Buffer {
  const batch = raw.array(isFirst ? 'firstBatch' : 'nextBatch', documents);
  const cursor = raw.document(batch, elementsOf(doc({ id, ns: namespace })));
  return raw.document(raw.element(OBJECT, 'cursor', cursor), elementsOf(doc({ ok: new Double(1) })));
}

const elementsOf = (document: Document) => encode(document).subarray(4, -1);

/** Opens a cursor, and replies with its first batch. `start` gets the operation of the cursor. */
export async function replyByCursor(
  { engine, operation, request }: Call,
  options: CursorOptions,
  start: (operation: Operation) => Stream<Buffer>,
): Promise<Buffer> {
  const sessionId = sessionIdOf(request.get('lsid'));
  const batch = await engine.cursors.open(start, { ...options, sessionId }, operation);
  return replyOf(batch, options.namespace, true);
}

/** Implicit sessions are accepted, and remembered only by the cursors that they open. */
function sessionIdOf(session: Maybe): string | undefined {
  const id = isDocument(session) ? session.get('id') : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

const asId = (value: unknown): bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && isInt32(value))
    ? BigInt(value)
    : fail('TypeMismatch', "BSON field 'cursorId' is the wrong type, expected type 'long'");

export const CURSOR_COMMANDS: Record<string, Command> = {
  getMore: command({ collection: 'string!', batchSize: 'whole' }, async ({ collection, batchSize }, call) => {
    // A cursor may also belong to no collection, such as that of listCollections.
    const namespace = `${checkDatabase(call.database)}.${collection}`;
    need(collection !== '', 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
    const id = asId(call.request.get('getMore'));
    const size = notNegative('batchSize', batchSize);
    return replyOf(await call.engine.cursors.next(id, namespace, size, call.operation), namespace, false);
  }),

  killCursors: command({ cursors: 'array!' }, ({ cursors }, { engine }) => {
    const ids = cursors.map(asId);
    const killed = ids.filter((id) => engine.cursors.kill(id));
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  }),

  endSessions: lenient(({ engine, request }) => {
    const sessions = request.get('endSessions');
    for (const session of Array.isArray(sessions) ? sessions : []) {
      const id = sessionIdOf(session);
      if (id) engine.cursors.killSession(id);
    }
    return {};
  }),
};
