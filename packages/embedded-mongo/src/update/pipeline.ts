import { readStage } from '../aggregation/pipeline';
import { STAGES } from '../aggregation/stages';
import { type Document, isDocument, type Value } from '../bson/values';
import { fail } from '../errors';
import { ownEntry } from '../own-entry';
import { compileAddedFields } from '../query/projection/compile';

type Change = (document: Document) => Document;

const UPDATE_STAGES: Record<string, (argument: Value) => Change> = {
  $set: (argument) => {
    if (!isDocument(argument)) fail(40272, '$set specification stage must be an object');
    return compileAddedFields(argument);
  },
};

/** The one stage that the engine has, and that MongoDB allows within an update as well. */
const UPDATE_STAGE_OF_MONGODB = '$project';

export function compilePipelineUpdate(pipeline: readonly Value[]): Change {
  const steps = pipeline.map((stage) => {
    const [name, argument] = readStage(stage);
    const compile = ownEntry(UPDATE_STAGES, name);
    if (!compile && ownEntry(STAGES, name) && name !== UPDATE_STAGE_OF_MONGODB)
      fail('InvalidOptions', `${name} is not allowed to be used within an update`);
    if (!compile) fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(argument);
  });
  return (document: Document) => steps.reduce((each, step) => step(each), document);
}
