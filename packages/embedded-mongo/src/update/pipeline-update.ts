import { STAGES } from '../aggregation/stages/all';
import { compileShape, isShapeStage } from '../aggregation/stages/shape';
import { type Document, isDocument, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import type { QueryContext } from '../query/matcher/context';

/** `[{ $set: ... }, { $unset: ... }]`: only stages that make one document of one document. */
export function compilePipelineUpdate(
  pipeline: readonly Value[],
  context: QueryContext,
): (document: Document) => Document {
  const steps = pipeline.map((stage) => {
    need(
      isDocument(stage) && stage.size === 1,
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
    const [[name, argument]] = stage as unknown as [[string, Value]];
    if (!ownEntry(STAGES, name)) fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    if (!isShapeStage(name)) fail('InvalidOptions', `${name} is not allowed to be used within an update`);
    return compileShape(name, argument, context);
  });
  return (document) => {
    const id = document.get('_id');
    const result = steps.reduce((each, step) => step(each), document);
    // A stage that leaves out the _id does not take it away.
    return id === undefined || result.has('_id') ? result : new Map([['_id', id], ...result]);
  };
}
