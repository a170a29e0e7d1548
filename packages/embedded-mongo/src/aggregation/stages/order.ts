import { toNumber, wholeNumber } from '../../bson/numbers';
import { doc, isDocument, isNumber, isString, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileSort } from '../../query/sort-order';
import { sortStream } from '../../query/sort-stream';
import { collect, portionsOf, skipFirst, takeFirst } from '../../query/stream';
import type { Documents } from '../environment';
import type { CompileStage } from './all';
import { group } from './group';

function count(argument: Value, name: string, code: number, least: number, message: string): number {
  const number =
    wholeNumber(argument) ?? fail(code, `invalid argument to ${name} stage: Expected an integer: ${name}: ${argument}`);
  need(number >= least, code, message);
  return number;
}

const sort: CompileStage = (argument, { collation, operation }, { next }) => {
  need(isDocument(argument), 15973, 'the $sort key specification must be an object');
  need(argument.size > 0, 15976, '$sort stage must have at least one sort key');
  const order = compileSort(argument, collation);
  const limit = next?.[0] === '$limit' && isNumber(next[1]) ? toNumber(next[1]) : undefined;
  return (input) => sortStream(input, order, order.keyOf, operation, limit);
};

async function* sample(input: Documents, size: number): Documents {
  const documents = await collect(input);
  for (let i = 0; i < Math.min(size, documents.length); i++) {
    const other = i + Math.floor(Math.random() * (documents.length - i));
    [documents[i], documents[other]] = [documents[other] as never, documents[i] as never];
  }
  yield* portionsOf(documents.slice(0, size));
}

async function* countAll(input: Documents, field: string): Documents {
  let seen = 0;
  for await (const portion of input) seen += portion.length;
  if (seen > 0) yield [doc({ [field]: seen })];
}

export const ORDER_STAGES: Record<string, CompileStage> = {
  $sort: sort,

  $limit: (argument, _environment, { name }) => {
    const limit = count(argument, name, 15958, 1, 'the limit must be positive');
    return (input) => takeFirst(input, limit);
  },

  $skip: (argument, _environment, { name }) => {
    const skip = count(argument, name, 15956, 0, 'Argument to $skip cannot be negative');
    return (input) => skipFirst(input, skip);
  },

  $sample: (argument) => {
    need(isDocument(argument), 28745, 'the $sample stage specification must be an object');
    const other = [...argument.keys()].find((name) => name !== 'size');
    need(other === undefined, 28748, `unrecognized option to $sample: ${other}`);
    need(argument.has('size'), 28749, '$sample stage must specify a size');
    const size = isNumber(argument.get('size'))
      ? toNumber(argument.get('size') as number)
      : fail(28746, 'size argument to $sample must be a number');
    need(size > 0, 28747, 'size argument to $sample must be a positive integer');
    return (input) => sample(input, size);
  },

  $count: (argument) => {
    if (!isString(argument)) fail(40156, 'the count field must be a non-empty string');
    need(argument !== '', 40157, 'the count field must be a non-empty string');
    need(!argument.startsWith('$'), 40158, 'the count field cannot be a $-prefixed path');
    need(!argument.includes('.'), 40160, "the count field cannot contain '.'");
    return (input) => countAll(input, argument);
  },

  $sortByCount: (argument, environment, place) => {
    const isExpression = isDocument(argument)
      ? [...argument.keys()][0]?.startsWith('$')
      : isString(argument) && argument.startsWith('$');
    need(
      isExpression,
      40148,
      `the sortByCount field must be defined as a $-prefixed path or an expression inside an object, not ${typeName(argument)}`,
    );
    const grouped = group(doc({ _id: argument, count: doc({ $sum: 1 }) }), environment, place);
    const sorted = sort(doc({ count: -1 }), environment, place);
    return (input) => sorted(grouped(input));
  },
};
