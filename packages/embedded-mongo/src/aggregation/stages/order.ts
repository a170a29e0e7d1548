import { toNumber, wholeNumber } from '../../bson/numbers';
import { doc, isDocument, isNumber, isString, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileSort } from '../../query/sort-order';
import { sortStream } from '../../query/sort-stream';
import { skipFirst, takeFirst } from '../../query/stream';
import type { CompileStage, Documents } from '../stage';

function readCount(argument: Value, name: string, code: number, least: number, message: string): number {
  const number =
    wholeNumber(argument) ?? fail(code, `invalid argument to ${name} stage: Expected an integer: ${name}: ${argument}`);
  need(number >= least, code, message);
  return number;
}

async function* countAll(input: Documents, field: string): Documents {
  let count = 0;
  for await (const batch of input) count += batch.length;
  if (count > 0) yield [doc({ [field]: count })];
}

export const ORDER_STAGES: Record<string, CompileStage> = {
  $sort: (argument, { operation }, next) => {
    need(isDocument(argument), 15973, 'the $sort key specification must be an object');
    need(argument.size > 0, 15976, '$sort stage must have at least one sort key');
    const order = compileSort(argument);
    const limit = next?.[0] === '$limit' && isNumber(next[1]) ? toNumber(next[1]) : undefined;
    return (input) => sortStream(input, order, order.keyOf, operation, limit);
  },

  $limit: (argument) => {
    const limit = readCount(argument, '$limit', 15958, 1, 'the limit must be positive');
    return (input) => takeFirst(input, limit);
  },

  $skip: (argument) => {
    const skip = readCount(argument, '$skip', 15956, 0, 'Argument to $skip cannot be negative');
    return (input) => skipFirst(input, skip);
  },

  $count: (argument) => {
    if (!isString(argument)) fail(40156, 'the count field must be a non-empty string');
    need(argument !== '', 40157, 'the count field must be a non-empty string');
    need(!argument.startsWith('$'), 40158, 'the count field cannot be a $-prefixed path');
    need(!argument.includes('\0'), 40159, 'the count field cannot contain the null byte');
    need(!argument.includes('.'), 40160, "the count field cannot contain '.'");
    return (input) => countAll(input, argument);
  },
};
