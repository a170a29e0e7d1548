import type { Document, Value } from '../bson/values';
import type { Operation } from '../operation';
import type { Stream } from '../query/stream';

export type Documents = Stream<Document>;
type Stage = (input: Documents) => Documents;

export type Pipeline = readonly [name: string, argument: Value][];

export interface PipelineContext {
  operation: Operation;
  /** The result of a pipeline over another collection of the same database. */
  union(coll: string, pipeline: Value): Documents;
}

/** Compiles a stage, and fails before any document is read where its argument is wrong. */
export type CompileStage = (argument: Value, context: PipelineContext, next: Pipeline[number] | undefined) => Stage;
