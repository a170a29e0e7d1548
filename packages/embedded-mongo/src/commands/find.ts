import type { Fields } from '../bson/fields';
import { doc } from '../bson/values';
import { type FindRequest, find } from '../query/find';
import { atLeast } from './arguments';
import { type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';
import { sessionIdOf } from './sessions';

export const FIND_FIELDS = {
  filter: 'object',
  sort: 'object',
  projection: 'object',
  hint: 'any',
  skip: 'whole',
  limit: 'whole',
  batchSize: 'whole',
  singleBatch: 'bool',
} as const;

export function readFind(fields: Fields<typeof FIND_FIELDS>): FindRequest {
  const { filter = doc(), sort, projection, hint } = fields;
  return {
    filter,
    sort,
    projection,
    hint: hint instanceof Map && hint.size === 0 ? undefined : hint,
    skip: atLeast(0, 'skip', fields.skip) ?? 0,
    limit: atLeast(0, 'limit', fields.limit) ?? 0,
  };
}

const findCommand = command(FIND_FIELDS, async (fields, call) => {
  const { database, name } = namespaceOf(call);
  const request = readFind(fields);
  const { store, catalog, cursors } = call.engine;
  const collection = catalog.find(database, name);
  const namespace = `${database}.${name}`;
  const batch = await cursors.open(
    (operation) => find(store, collection, request, operation),
    {
      namespace,
      collection,
      batchSize: atLeast(0, 'batchSize', fields.batchSize),
      isSingleBatch: fields.singleBatch,
      sessionId: sessionIdOf(call.request),
    },
    call.operation,
  );
  return new CursorReply(namespace, batch, true);
});

export const FIND_COMMANDS: Record<string, Command> = { find: findCommand };
