import { aggregate, parsePipeline } from '../aggregation/pipeline';
import type { Pipeline } from '../aggregation/stage';
import { STAGES } from '../aggregation/stages';
import { encode } from '../bson/encode';
import type { Fields } from '../bson/fields';
import { identityOf } from '../bson/key-writer';
import { doc, isString, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { fieldPath } from '../expressions/compile';
import { ownEntry } from '../own-entry';
import { type FindRequest, find, findRecords, prepareSearch } from '../query/find';
import { someAt } from '../query/matcher/condition';
import { mapEach } from '../query/stream';
import { notNegative, readBatchSize } from './arguments';
import { type Command, collectionOf, command } from './command';
import { replyByCursor } from './cursors';

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
    skip: notNegative('skip', fields.skip) ?? 0,
    limit: notNegative('limit', fields.limit) ?? 0,
  };
}

export const AGGREGATE_FIELDS = { pipeline: 'any!', cursor: 'object' } as const;

/** No stage of the engine makes documents by itself. */
function refuseWithoutCollection([first]: Pipeline) {
  if (!first) fail('InvalidNamespace', '{aggregate: 1} is not valid for an empty pipeline.');
  const [stage] = first;
  need(ownEntry(STAGES, stage), 40324, `Unrecognized pipeline stage name: '${stage}'`);
  fail('InvalidNamespace', `{aggregate: 1} is not valid for '${stage}'; a collection is required.`);
}

export const DISTINCT_FIELDS = { key: 'string!', query: 'object' } as const;

export const QUERY_COMMANDS: Record<string, Command> = {
  find: command(FIND_FIELDS, (fields, call) => {
    const request = readFind(fields);
    const { namespace, collection } = collectionOf(call);
    const batchSize = notNegative('batchSize', fields.batchSize);
    const options = { namespace, collection, batchSize, isSingleBatch: fields.singleBatch };
    return replyByCursor(call, options, (operation) => find(call.engine.store, collection, request, operation));
  }),

  aggregate: command(AGGREGATE_FIELDS, (fields, call) => {
    const pipeline = parsePipeline(fields.pipeline);
    if (!isString(call.request.get(call.name))) refuseWithoutCollection(pipeline);
    const { database, name, namespace, collection } = collectionOf(call);
    need(
      fields.cursor,
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
    const options = { namespace, collection, batchSize: readBatchSize(fields.cursor) };
    return replyByCursor(call, options, (operation) =>
      mapEach(aggregate(call.engine, { database, name }, pipeline, operation), encode, operation),
    );
  }),

  /** An array counts as its elements. */
  distinct: command(DISTINCT_FIELDS, async ({ key, query = doc() }, call) => {
    const values = new Map<string, Value>();
    const collect = (value: Maybe) => {
      for (const each of Array.isArray(value) ? value : [value]) {
        const identity = identityOf(each);
        if (each !== undefined && !values.has(identity)) values.set(identity, each);
      }
      return false;
    };
    const pathTest = { path: fieldPath(key), isLeafExpanded: false, test: collect };
    const request = { filter: query };
    const search = prepareSearch(call.engine.store, collectionOf(call).collection, request);
    for await (const batch of findRecords(search, request, call.operation))
      for (const found of batch)
        someAt(
          found.part((name) => name === pathTest.path[0]),
          pathTest,
        );
    return { values: [...values.values()] };
  }),

  /** Drivers count documents that match a filter by `aggregate`. */
  count: command({}, (_fields, call) => ({ n: collectionOf(call).collection?.count ?? 0 })),
};
