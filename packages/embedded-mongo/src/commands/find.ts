import { parseCollation } from '../bson/collation';
import type { Fields } from '../bson/fields';
import { doc } from '../bson/values';
import { fail } from '../errors';
import { type FindRequest, find } from '../query/find';
import { atLeast, readVariables } from './arguments';
import { type Call, type Command, command, namespaceOf } from './command';
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
  collation: 'object',
  let: 'object',
  noCursorTimeout: 'bool',
  allowDiskUse: 'ignored',
  allowPartialResults: 'ignored',
  tailable: 'bool',
  awaitData: 'bool',
  returnKey: 'bool',
  showRecordId: 'bool',
  min: 'object',
  max: 'object',
} as const;

type FindFields = Fields<typeof FIND_FIELDS>;

/** What the embedded engine does not do with a query, which it says instead of answering wrongly. */
const REFUSED = ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max'] as const;

export function readFind(fields: FindFields, call: Call): FindRequest {
  for (const name of REFUSED) {
    const value = fields[name];
    if (value && !(value instanceof Map && value.size === 0))
      fail('NotImplemented', `The option '${name}' of find is not supported by the embedded engine`);
  }
  const { filter = doc(), sort, projection, hint } = fields;
  return {
    filter,
    sort,
    projection,
    hint: hint instanceof Map && hint.size === 0 ? undefined : hint,
    skip: atLeast(0, 'skip', fields.skip) ?? 0,
    limit: atLeast(0, 'limit', fields.limit) ?? 0,
    collation: parseCollation(fields.collation),
    variables: readVariables(fields.let, call),
  };
}

const findCommand = command(FIND_FIELDS, async (fields, call) => {
  const { database, name } = namespaceOf(call);
  const request = readFind(fields, call);
  const { engine, operation } = call;
  const collection = engine.catalog.find(database, name);
  const namespace = `${database}.${name}`;
  const batch = await engine.cursors.open(
    (current) => find(engine.store, collection, request, current),
    {
      namespace,
      collection,
      batchSize: atLeast(0, 'batchSize', fields.batchSize),
      isSingleBatch: fields.singleBatch,
      neverTimesOut: fields.noCursorTimeout,
      sessionId: sessionIdOf(call.request),
    },
    operation,
  );
  return new CursorReply(namespace, batch, true);
});

export const FIND_COMMANDS: Record<string, Command> = { find: findCommand };
