import { aggregate, parsePipeline } from '../aggregation/pipeline';
import { encode } from '../bson/encode';
import { need } from '../errors';
import { mapEach } from '../query/stream';
import { readBatchSize } from './arguments';
import { type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';
import { sessionIdOf } from './sessions';

export const AGGREGATE_FIELDS = { pipeline: 'any!', cursor: 'object' } as const;

const aggregateCommand = command(AGGREGATE_FIELDS, async (fields, call) => {
  const { engine } = call;
  const pipeline = parsePipeline(fields.pipeline);
  const { database, name } = namespaceOf(call);
  need(
    fields.cursor !== undefined,
    'FailedToParse',
    "The 'cursor' option is required, except for aggregate with the explain argument",
  );
  const collection = engine.catalog.find(database, name);
  const namespace = `${database}.${name}`;
  const batchSize = readBatchSize(fields.cursor);
  const batch = await engine.cursors.open(
    (operation) => mapEach(aggregate(engine, { database, name }, pipeline, operation), encode, operation),
    { namespace, collection, batchSize, sessionId: sessionIdOf(call.request) },
    call.operation,
  );
  return new CursorReply(namespace, batch, true);
});

export const AGGREGATE_COMMANDS: Record<string, Command> = { aggregate: aggregateCommand };
