import { type Document, doc, isDocument, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { findRecords, prepareSearch } from '../query/find';
import { mapEach } from '../query/stream';
import type { Collection } from '../storage/collection';
import type { Documents, Environment, Stage } from './environment';
import { STAGES } from './stages/all';
import { SOURCE_STAGES } from './stages/sources';

/** `[{ $match: ... }, { $group: ... }]`, checked as far as that goes without documents. */
export type Pipeline = readonly [name: string, argument: Value][];

export function parsePipeline(source: Maybe): Pipeline {
  need(Array.isArray(source), 'TypeMismatch', "'pipeline' option must be specified as an array");
  return source.map((stage) => {
    need(isDocument(stage), 'TypeMismatch', "Each element of the 'pipeline' array must be an object");
    need(stage.size === 1, 40323, 'A pipeline stage specification object must contain exactly one field.');
    return [...stage][0] as [string, Value];
  });
}

/** Runs a pipeline over a collection; what a query can do at its beginning is left to the query. */
export function aggregate(
  collection: Collection | undefined,
  pipeline: Pipeline,
  environment: Environment,
  hint?: Maybe,
): Documents {
  const [first] = pipeline;
  const source = first && ownEntry(SOURCE_STAGES, first[0]);
  if (first && source)
    return chain(source(first[1], collection, environment), compileStages(pipeline.slice(1), environment));
  const { request, rest } = splitQuery(pipeline);
  const stages = compileStages(rest, environment);
  const { operation, collation, variables, store } = environment;
  const query = { ...request, collation, variables, hint };
  const search = prepareSearch(store, collection, query, operation.now);
  const records = findRecords(search, query, operation);
  return chain(
    mapEach(records, (found) => found.document, operation),
    stages,
  );
}

export function compileStages(pipeline: Pipeline, environment: Environment): Stage[] {
  return pipeline.map(([name, argument], place) => {
    if (ownEntry(SOURCE_STAGES, name)) fail(40602, `${name} is only valid as the first stage in a pipeline`);
    const compile = ownEntry(STAGES, name);
    if (!compile) fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(argument, environment, { name, isLast: place === pipeline.length - 1, next: pipeline[place + 1] });
  });
}

export const chain = (input: Documents, stages: readonly Stage[]): Documents =>
  stages.reduce((stream, stage) => stage(stream), input);

/** The beginning of the pipeline that is a query: $match, then $sort, then $skip and $limit. */
export function splitQuery(pipeline: Pipeline) {
  const rest = [...pipeline];
  const take = (name: string): Maybe => (rest[0]?.[0] === name ? rest.shift()?.[1] : undefined);
  const filters: Value[] = [];
  while (rest[0]?.[0] === '$match' && isDocument(rest[0][1])) filters.push(take('$match') as Document);
  const sort = isDocument(rest[0]?.[1]) && rest[0][1].size > 0 ? (take('$sort') as Document | undefined) : undefined;
  const limit =
    Number.isInteger(rest[0]?.[1]) && (rest[0]?.[1] as number) > 0 ? (take('$limit') as number | undefined) : undefined;
  const filter = filters.length > 1 ? doc({ $and: filters }) : ((filters[0] as Document | undefined) ?? doc());
  return { request: { filter, sort, limit: limit ?? 0 }, rest };
}
