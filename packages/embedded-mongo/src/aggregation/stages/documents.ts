import { isDocument } from '../../bson/values';
import { need } from '../../errors';
import { compileFilter } from '../../query/matcher/filter';
import { compileProjection } from '../../query/projection/compile';
import { mapEach } from '../../query/stream';
import type { CompileStage } from '../stage';

/** The stages that look at one document at a time. */
export const DOCUMENT_STAGES: Record<string, CompileStage> = {
  $match: (argument, { operation }) => {
    need(isDocument(argument), 15959, 'the match filter must be an expression in an object');
    const matches = compileFilter(argument);
    return (input) => mapEach(input, (document) => (matches(document) ? [document] : []), operation);
  },

  $project: (argument, { operation }) => {
    need(isDocument(argument), 15969, '$project specification must be an object');
    need(
      argument.size > 0,
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
    const project = compileProjection(argument);
    return (input) => mapEach(input, project, operation);
  },
};
