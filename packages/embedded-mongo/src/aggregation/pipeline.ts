import { type Document, doc, isDocument, type Maybe, type Value } from '../bson/values';
import type { EngineState } from '../engine-state';
import { fail, need } from '../errors';
import type { Operation } from '../operation';
import { ownEntry } from '../own-entry';
import { findRecords, prepareSearch } from '../query/find';
import { mapEach } from '../query/stream';
import { checkNamespace, type Namespace } from '../storage/namespaces';
import type { Documents, Pipeline, PipelineContext } from './stage';
import { readProjection, STAGES } from './stages';

export function parsePipeline(source: Maybe): Pipeline {
  need(Array.isArray(source), 'TypeMismatch', "'pipeline' option must be specified as an array");
  return source.map(readStage);
}

export function readStage(stage: Value): Pipeline[number] {
  const isStage = isDocument(stage) && stage.size === 1;
  need(isStage, 40323, 'A pipeline stage specification object must contain exactly one field.');
  return [...stage][0] as [string, Value];
}

type Source = Pick<EngineState, 'store' | 'catalog'>;

/** Runs a pipeline over a collection; its first stages run as a query where they can. */
export function aggregate(source: Source, namespace: Namespace, pipeline: Pipeline, operation: Operation): Documents {
  const { database, name } = namespace;
  const { request, rest } = splitQuery(pipeline);
  const union: PipelineContext['union'] = (coll, others) =>
    aggregate(source, checkNamespace({ database, name: coll }), parsePipeline(others), operation);
  const stages = compileStages(rest, { operation, union });
  const search = prepareSearch(source.store, source.catalog.find(database, name), request);
  const records = findRecords(search, request, operation);
  const [[stage, argument] = []] = rest;
  const part = stage === '$project' && argument !== undefined ? readProjection(argument).part : undefined;
  const documents: Documents = mapEach(records, (found) => found.part(part), operation);
  return stages.reduce((stream, stage) => stage(stream), documents);
}

export function compileStages(pipeline: Pipeline, context: PipelineContext) {
  return pipeline.map(([name, argument], i) => {
    const compile = ownEntry(STAGES, name) ?? fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(argument, context, pipeline[i + 1]);
  });
}

/** The first stages of a pipeline that are a query: $match, then $sort, then $limit. */
export function splitQuery(pipeline: Pipeline) {
  const rest = [...pipeline];
  const isNext = (name: string, isUsable: (argument: Value) => boolean) =>
    rest[0]?.[0] === name && isUsable(rest[0][1]);
  const take = () => rest.shift()?.[1] as Value;
  const filters: Value[] = [];
  while (isNext('$match', isDocument)) filters.push(take());
  const filter = filters.length > 1 ? doc({ $and: filters }) : ((filters[0] as Document | undefined) ?? doc());
  const sort = isNext('$sort', (value) => isDocument(value) && value.size > 0) ? (take() as Document) : undefined;
  const limit = isNext('$limit', (value) => Number.isInteger(value) && (value as number) > 0) ? (take() as number) : 0;
  return { request: { filter, sort, limit }, rest };
}
