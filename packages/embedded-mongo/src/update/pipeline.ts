import { STAGES } from '../aggregation/pipeline';
import { type Document, isDocument, typeName, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { compileAddedFields, type Projection } from '../query/projection/compile';

/** The stages of an update by a pipeline. */
export const UPDATE_STAGES: Record<string, (argument: Value) => Projection> = {
  $set: (argument) => {
    if (!isDocument(argument)) fail(40272, `$set specification stage must be an object, got ${typeName(argument)}`);
    return compileAddedFields(argument);
  },
};

/** The one stage that the engine has, and that MongoDB allows within an update as well. */
const UPDATE_STAGE_OF_MONGODB = '$project';

/** `[{ $set: { total: { $add: ['$a', '$b'] } } }]` */
export function compilePipelineUpdate(pipeline: readonly Value[]): Projection {
  const steps = pipeline.map((stage) => {
    need(
      isDocument(stage) && stage.size === 1,
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
    const [[name, argument]] = stage as unknown as [[string, Value]];
    const compile = ownEntry(UPDATE_STAGES, name);
    if (!compile && ownEntry(STAGES, name) && name !== UPDATE_STAGE_OF_MONGODB)
      fail('InvalidOptions', `${name} is not allowed to be used within an update`);
    if (!compile) fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(argument);
  });
  return (document: Document) => steps.reduce((each, step) => step(each), document);
}
