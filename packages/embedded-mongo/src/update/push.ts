import { wholeNumber } from '../bson/numbers';
import { show } from '../bson/show';
import { type Document, isDocument, type Maybe, typeName, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { compileElementOrder } from '../query/element-order';

const CLAUSES = new Set(['$each', '$slice', '$sort', '$position']);

/** `$push`, with or without `$each`, `$position`, `$sort` and `$slice`, which apply in that order. */
export function compilePush(argument: Value, path: string): (array: Value[]) => Value[] {
  if (!isDocument(argument) || !argument.has('$each')) return (array) => [...array, argument];
  for (const name of argument.keys()) need(CLAUSES.has(name), 'BadValue', `Unrecognized clause in $push: ${name}`);
  const added = argument.get('$each');
  if (!Array.isArray(added))
    fail('BadValue', `The argument to $each in $push must be an array but it was of type: ${typeName(added)}`);
  const position = countOf(argument, '$position', path) ?? Number.POSITIVE_INFINITY;
  const sort = argument.has('$sort') ? orderOf(argument.get('$sort')) : undefined;
  const slice = countOf(argument, '$slice', path);
  return (array) => {
    const result = array.toSpliced(Math.min(position, array.length), 0, ...added);
    if (sort) result.sort(sort);
    if (slice === undefined) return result;
    return slice < 0 ? result.slice(slice) : result.slice(0, slice);
  };
}

const orderOf = (pattern: Maybe) =>
  compileElementOrder(pattern) ??
  fail(
    'BadValue',
    `The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields: ${show(pattern)}`,
  );

function countOf(clauses: Document, name: string, path: string): number | undefined {
  const value = clauses.get(name);
  if (value === undefined) return undefined;
  return (
    wholeNumber(value) ??
    fail('BadValue', `The value for ${name} must be an integer value but was given type: ${typeName(value)} in ${path}`)
  );
}
