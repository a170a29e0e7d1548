import { readFields } from '../bson/fields';
import { toNumber, wholeNumber } from '../bson/numbers';
import { type Document, doc, isDocument, isNullish, isNumber, isString, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { fieldPath } from '../expressions/compile';
import { compileFilter } from '../query/matcher/filter';
import { compileProjection, type Projection } from '../query/projection/compile';
import { compileSort, sortStream } from '../query/sort';
import { concat, mapEach, takeFirst } from '../query/stream';
import { group } from './group';
import type { CompileStage, Documents } from './stage';

const UNION_WITH_FIELDS = { coll: 'string!', pipeline: 'array!' } as const;

export function readProjection(argument: Value): Projection {
  need(isDocument(argument) && argument.size > 0, 51272, '$project must be an object with at least one field');
  return compileProjection(argument);
}

/** Every stage by its name. `$unionWith` needs both fields, and `$unwind` takes no options. */
export const STAGES: Record<string, CompileStage> = {
  $match: (argument, { operation }) => {
    need(isDocument(argument), 15959, 'the match filter must be an expression in an object');
    const matches = compileFilter(argument);
    return (input) => mapEach(input, (document) => (matches(document) ? [document] : []), operation);
  },

  $project: (argument, { operation }) => {
    const projection = readProjection(argument);
    return (input) => mapEach(input, (document) => projection.apply(document), operation);
  },

  $group: group,

  $sort: (argument, { operation }, next) => {
    need(isDocument(argument) && argument.size > 0, 15976, '$sort must be an object with at least one sort key');
    const order = compileSort(argument);
    const limit = next?.[0] === '$limit' && isNumber(next[1]) ? toNumber(next[1]) : undefined;
    return (input) => sortStream(input, order, order.keyOf, operation, limit);
  },

  $limit: (argument) => {
    const limit = wholeNumber(argument) ?? 0;
    need(limit > 0, 15958, 'the limit must be positive');
    return (input) => takeFirst(input, limit);
  },

  $count: (argument) => {
    const isField = isString(argument) && /^[^$.\0][^.\0]*$/.test(argument);
    if (!isField) fail(40156, 'the count field must be the name of a field');
    return (input) => countAll(input, argument);
  },

  $unwind: (argument, { operation }) => {
    const [option] = isDocument(argument) ? argument.keys() : [];
    if (option !== undefined) fail(28811, `unrecognized option to $unwind stage: ${option}`);
    if (!isString(argument)) fail(15981, 'expected a string as specification for $unwind stage');
    need(argument.startsWith('$'), 28818, `path option to $unwind stage should be prefixed with a '$': ${argument}`);
    const path = fieldPath(argument.slice(1));
    return (input) => mapEach(input, (document) => unwindOne(document, path), operation);
  },

  $unionWith: (argument, context) => {
    need(isDocument(argument), 'FailedToParse', 'the $unionWith stage specification must be an object');
    const { coll, pipeline } = readFields('$unionWith', argument, UNION_WITH_FIELDS);
    const others = context.union(coll, pipeline);
    return (input) => concat(input, others);
  },
};

async function* countAll(input: Documents, field: string): Documents {
  let count = 0;
  for await (const batch of input) count += batch.length;
  if (count > 0) yield [doc({ [field]: count })];
}

function unwindOne(document: Document, path: readonly string[]): Document[] {
  const value = path.reduce<Maybe>((inner, name) => (isDocument(inner) ? inner.get(name) : undefined), document);
  if (!Array.isArray(value)) return isNullish(value) ? [] : [document];
  return value.map((element) => withField(document, path, element));
}

/** A copy of the document with another value at the path; other fields are shared with the original. */
function withField(document: Document, [name = '', ...rest]: readonly string[], value: Value): Document {
  return new Map(document).set(name, rest.length > 0 ? withField(document.get(name) as Document, rest, value) : value);
}
