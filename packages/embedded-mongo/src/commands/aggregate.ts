import { aggregate, parsePipeline, STAGES } from '../aggregation/pipeline';
import type { Pipeline } from '../aggregation/stage';
import { encode } from '../bson/encode';
import { toNumber } from '../bson/numbers';
import { isNumber } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { mapEach } from '../query/stream';
import { readBatchSize } from './arguments';
import { type Call, type Command, command, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';
import { sessionIdOf } from './sessions';

export const AGGREGATE_FIELDS = { pipeline: 'any!', cursor: 'object' } as const;

const aggregateCommand = command(AGGREGATE_FIELDS, async (fields, call) => {
  const { engine } = call;
  const pipeline = parsePipeline(fields.pipeline);
  if (isNumber(call.request.get(call.name))) refuseWithoutCollection(call, pipeline);
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

/** No stage of the engine makes documents by itself. */
function refuseWithoutCollection({ request, name }: Call, [first]: Pipeline): never {
  need(
    toNumber(request.get(name) as number) === 1,
    'FailedToParse',
    "Invalid command format: the 'aggregate' field must specify a collection name or 1",
  );
  if (!first) fail('InvalidNamespace', '{aggregate: 1} is not valid for an empty pipeline.');
  const [stage] = first;
  need(ownEntry(STAGES, stage), 40324, `Unrecognized pipeline stage name: '${stage}'`);
  fail('InvalidNamespace', `{aggregate: 1} is not valid for '${stage}'; a collection is required.`);
}

export const AGGREGATE_COMMANDS: Record<string, Command> = { aggregate: aggregateCommand };
