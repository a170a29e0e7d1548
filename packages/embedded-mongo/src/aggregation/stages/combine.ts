import { readFields } from '../../bson/fields';
import { type Document, isDocument, isString, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { collect, portionsOf } from '../../query/stream';
import { chain, compileStages, parsePipeline } from '../pipeline';
import type { CompileStage } from './all';
import { graphLookup } from './graph-lookup';
import { lookup } from './lookup';
import { parseNested, runNested } from './nested';

const UNION_FIELDS = { coll: 'string', pipeline: 'array' } as const;

const unionWith: CompileStage = (argument, environment) => {
  const fields = isDocument(argument) ? readFields('$unionWith', argument, UNION_FIELDS) : { coll: argument };
  const { coll: from, pipeline: source = [] } = fields as { coll: Maybe; pipeline?: Value[] };
  const pipeline = parseNested(source, environment);
  const bringsDocuments = pipeline[0]?.[0] === '$documents';
  need(isString(from) || bringsDocuments, 'FailedToParse', 'the $unionWith specification must be an object or string');
  return async function* union(input) {
    yield* input;
    yield* runNested(isString(from) ? from : undefined, pipeline, environment);
  };
};

const NOT_IN_FACET = new Set(['$facet', '$out', '$merge', '$collStats', '$indexStats', '$documents', '$changeStream']);

const facet: CompileStage = (argument, environment) => {
  need(isDocument(argument) && argument.size > 0, 40169, 'the $facet specification must be a non-empty object');
  const facets = [...argument].map(([name, source]) => {
    if (!Array.isArray(source)) fail(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(source)}`);
    const pipeline = parsePipeline(source);
    const refused = pipeline.find(([stage]) => NOT_IN_FACET.has(stage))?.[0];
    need(refused === undefined, 40600, `${refused} is not allowed to be used within a $facet stage`);
    return [name, compileStages(pipeline, { ...environment, isNested: true })] as const;
  });
  return async function* all(input) {
    const documents = await collect(input);
    const result: Document = new Map();
    for (const [name, stages] of facets) result.set(name, await collect(chain(portionsOf(documents), stages)));
    yield [result];
  };
};

/** The stages that bring together several collections or several pipelines. */
export const COMBINING_STAGES: Record<string, CompileStage> = {
  $lookup: lookup,
  $graphLookup: graphLookup,
  $unionWith: unionWith,
  $facet: facet,
};
