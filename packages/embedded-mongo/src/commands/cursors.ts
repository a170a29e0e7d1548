import { isInt32, isString, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { checkDatabase } from '../writes/namespaces';
import { atLeast } from './arguments';
import { type Call, type Command, command } from './command';
import { CursorReply } from './cursor-reply';

const asId = (value: unknown): bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && isInt32(value))
    ? BigInt(value)
    : fail('TypeMismatch', "BSON field 'cursorId' is the wrong type, expected type 'long'");

/** A cursor may also belong to no collection, such as that of listCollections. */
function namespaceOfCursor({ database }: Call, collection: Value): string {
  need(
    isString(collection) && collection !== '',
    'InvalidNamespace',
    `Invalid namespace specified '${database}.${collection}'`,
  );
  return `${checkDatabase(database)}.${collection}`;
}

export const CURSOR_COMMANDS: Record<string, Command> = {
  getMore: command({ collection: 'string!', batchSize: 'whole' }, async ({ collection, batchSize }, call) => {
    const namespace = namespaceOfCursor(call, collection);
    const id = asId(call.request.get('getMore'));
    const batch = await call.engine.cursors.next(id, namespace, atLeast(0, 'batchSize', batchSize), call.operation);
    return new CursorReply(namespace, batch, false);
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
};
