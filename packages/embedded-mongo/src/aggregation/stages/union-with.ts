import { readFields } from '../../bson/fields';
import { isDocument, typeName } from '../../bson/values';
import { need } from '../../errors';
import { concat } from '../../query/stream';
import type { CompileStage } from '../stage';

export const UNION_WITH_FIELDS = { coll: 'string!', pipeline: 'array!' } as const;

/** `$unionWith: { coll, pipeline }`; the form that only names a collection is not supported. */
export const unionWith: CompileStage = (argument, context) => {
  need(
    isDocument(argument),
    'FailedToParse',
    `the $unionWith stage specification must be an object, but found ${typeName(argument)}`,
  );
  const { coll, pipeline } = readFields('$unionWith', argument, UNION_WITH_FIELDS);
  const others = context.union(coll, pipeline);
  return (input) => concat(input, others);
};
