import { show } from '../../bson/show';
import { type Document, isString, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
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

export function refuseOthers(stage: string, argument: Document, known: readonly string[]) {
  const other = [...argument.keys()].find((field) => !known.includes(field));
  need(other === undefined, 'FailedToParse', `unknown argument to ${stage}: ${other}`);
}

export function textField(stage: string, argument: Document, field: string): string | undefined {
  const value = argument.get(field);
  if (value === undefined || isString(value)) return value;
  fail('FailedToParse', `${stage} argument '${field}' must be a string, found ${field}: ${show(value)}`);
}
