import type { Document, Maybe } from '../../bson/values';
import type { Documents, Environment } from '../environment';
import { aggregate, compileStages, type Pipeline, parsePipeline } from '../pipeline';

/** A pipeline within a stage. Its stages are read once here, so that what is wrong with them shows at once. */
export function parseNested(source: Maybe, environment: Environment, variables: Iterable<string> = []): Pipeline {
  const pipeline = parsePipeline(source);
  const unknown = [...variables].map((name) => [name, undefined] as const);
  const known = new Map([...(environment.variables ?? []), ...unknown]);
  const bringsDocuments = pipeline[0]?.[0] === '$documents';
  compileStages(bringsDocuments ? pipeline.slice(1) : pipeline, { ...environment, variables: known, isNested: true });
  return pipeline;
}

/** Runs a pipeline over another collection of the database. */
export function runNested(from: string | undefined, pipeline: Pipeline, environment: Environment): Documents {
  const collection = environment.catalog.find(environment.database, from ?? '');
  return aggregate(collection, pipeline, { ...environment, isNested: true });
}

/** Changes one document after the other by something that has to be looked up. */
export async function* joinEach(
  input: Documents,
  { operation }: Environment,
  join: (document: Document) => Promise<Document>,
): Documents {
  for await (const portion of input) {
    for (const document of portion) {
      yield [await join(document)];
      if (operation.isTurnOver) await operation.pause();
    }
  }
}
