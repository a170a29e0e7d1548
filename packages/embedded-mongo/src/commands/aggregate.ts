import { aggregate, type Pipeline, parsePipeline } from '../aggregation/pipeline';
import { parseCollation } from '../bson/collation';
import { encode } from '../bson/encode';
import { isString } from '../bson/values';
import { fail, need } from '../errors';
import { mapEach } from '../query/stream';
import { checkDatabase } from '../writes/namespaces';
import { readBatchSize, readVariables } from './arguments';
import { type Call, type Command, command, environmentOf, namespaceOf } from './command';
import { CursorReply } from './cursor-reply';
import { sessionIdOf } from './sessions';

export const AGGREGATE_FIELDS = {
  pipeline: 'any!',
  cursor: 'object',
  explain: 'bool',
  collation: 'object',
  hint: 'any',
  let: 'object',
  allowDiskUse: 'ignored',
  bypassDocumentValidation: 'bool',
} as const;

/** A pipeline that begins with documents of its own may run on no collection: `{ aggregate: 1 }`. */
function targetOf(call: Call, pipeline: Pipeline): { namespace: string; name: string | undefined } {
  if (isString(call.request.get('aggregate'))) {
    const { database, name } = namespaceOf(call);
    return { namespace: `${database}.${name}`, name };
  }
  need(
    pipeline[0]?.[0] === '$documents',
    'InvalidNamespace',
    '{aggregate: 1} is not valid for this pipeline; it needs a collection',
  );
  return { namespace: `${checkDatabase(call.database)}.$cmd.aggregate`, name: undefined };
}

const writes = (pipeline: Pipeline) => pipeline.some(([name]) => name === '$out' || name === '$merge');

const aggregateCommand = command(AGGREGATE_FIELDS, async (fields, call) => {
  const { engine, operation } = call;
  const pipeline = parsePipeline(fields.pipeline);
  const { namespace, name } = targetOf(call, pipeline);
  if (fields.explain) fail('NotImplemented', 'Send the command explain instead of the option');
  need(
    fields.cursor !== undefined,
    'FailedToParse',
    "The 'cursor' option is required, except for aggregate with the explain argument",
  );
  const collection = name === undefined ? undefined : engine.catalog.find(call.database, name);
  const collation = parseCollation(fields.collation) ?? collection?.collation;
  const variables = readVariables(fields.let, call);
  const batch = await engine.cursors.open(
    (current) => {
      const environment = {
        ...environmentOf(call),
        operation: current,
        collation,
        variables,
        bypassValidation: fields.bypassDocumentValidation ?? false,
      };
      return mapEach(aggregate(collection, pipeline, environment, fields.hint), encode, current);
    },
    {
      namespace,
      collection: writes(pipeline) ? undefined : collection,
      batchSize: readBatchSize(fields.cursor),
      sessionId: sessionIdOf(call.request),
    },
    operation,
  );
  return new CursorReply(namespace, batch, true);
});

export const AGGREGATE_COMMANDS: Record<string, Command> = { aggregate: aggregateCommand };
