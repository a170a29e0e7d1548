import { compareValues } from '../../bson/compare';
import { wholeNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import { doc, isDocument, isNullish, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { mergeObjects } from '../../expressions/operators/objects';
import type { Scope } from '../../expressions/scope';
import { ownEntry } from '../../own-entry';
import type { QueryContext } from '../../query/matcher/context';
import { compileSort } from '../../query/sort-order';
import { refuseOthers } from '../arguments';
import {
  addToSet,
  average,
  first,
  last,
  maximum,
  minimum,
  push,
  type StartAccumulator,
  standardDeviation,
  sum,
} from './values';

/** One accumulator of one group. */
export interface GroupAccumulator {
  add(scope: Scope): void;
  result(): Maybe;
}

type Compile = (argument: Value, context: QueryContext, name: string) => () => GroupAccumulator;

const ofExpression =
  (start: StartAccumulator): Compile =>
  (argument, context, name) => {
    need(!Array.isArray(argument), 40237, `The ${name} accumulator is a unary operator`);
    const expression = compileExpression(argument, context);
    return () => {
      const accumulator = start(context);
      return { add: (scope) => accumulator.add(expression(scope)), result: () => accumulator.result() };
    };
  };

const count: Compile = (argument) => {
  need(isDocument(argument) && argument.size === 0, 'TypeMismatch', '$count takes no arguments, i.e. $count:{}');
  return () => {
    let seen = 0;
    return { add: () => void seen++, result: () => seen };
  };
};

const merge: StartAccumulator = () => {
  const values: Maybe[] = [];
  return { add: (value) => void values.push(value), result: () => mergeObjects(values) };
};

function countOf(n: Maybe, context: QueryContext): number {
  const value = isNullish(n) ? n : compileExpression(n, context)({ root: doc() } as Scope);
  const number =
    wholeNumber(value) ?? fail(5787902, `Value for 'n' must be of integral type, but found ${show(value)}`);
  need(number > 0, 5787908, `'n' must be greater than 0, found ${number}`);
  return number;
}

const isPresent = (value: Maybe) => !isNullish(value);

/** $firstN and its kin: `{ input, n }` */
const some =
  (choose: (values: Value[], n: number, context: QueryContext) => Value[]): Compile =>
  (argument, context, name) => {
    need(
      isDocument(argument) && argument.has('input') && argument.has('n'),
      5787900,
      `${name} requires 'input' and 'n'`,
    );
    refuseOthers(name, argument, ['input', 'n'], 5787901);
    const input = compileExpression(argument.get('input') as Value, context);
    const n = countOf(argument.get('n'), context);
    return () => {
      const values: Value[] = [];
      return { add: (scope) => void values.push(input(scope) ?? null), result: () => choose(values, n, context) };
    };
  };

const sorted = (sign: 1 | -1) =>
  some((values, n, { collation }) =>
    values
      .filter(isPresent)
      .sort((a, b) => compareValues(a, b, collation) * sign)
      .slice(0, n),
  );

/** $topN and its kin: `{ sortBy, output, n }` */
const ranked =
  (isTop: boolean, isMany: boolean): Compile =>
  (argument, context, name) => {
    need(isDocument(argument), 5788001, `specification must be an object; found ${name}`);
    refuseOthers(name, argument, isMany ? ['sortBy', 'output', 'n'] : ['sortBy', 'output'], 5788002);
    const pattern = argument.get('sortBy');
    need(isDocument(pattern) && argument.has('output'), 5788005, `Missing value for 'sortBy' or 'output' of ${name}`);
    const { compare, keyOf } = compileSort(pattern, context.collation);
    const output = compileExpression(argument.get('output') as Value, context);
    const n = isMany ? countOf(argument.get('n'), context) : 1;
    return () => {
      const rows: { key: Maybe[]; value: Value }[] = [];
      return {
        add: (scope) => {
          rows.push({ key: keyOf(isDocument(scope.root) ? scope.root : doc()), value: output(scope) ?? null });
        },
        result: () => {
          const values = rows.sort((a, b) => compare(a.key, b.key)).map(({ value }) => value);
          const kept = isTop ? values.slice(0, n) : values.slice(-n);
          return isMany ? kept : (kept[0] ?? null);
        },
      };
    };
  };

const ACCUMULATORS: Record<string, Compile> = {
  $sum: ofExpression(sum),
  $avg: ofExpression(average),
  $min: ofExpression(minimum),
  $max: ofExpression(maximum),
  $first: ofExpression(first),
  $last: ofExpression(last),
  $push: ofExpression(push),
  $addToSet: ofExpression(addToSet),
  $mergeObjects: ofExpression(merge),
  $stdDevPop: ofExpression(standardDeviation(0)),
  $stdDevSamp: ofExpression(standardDeviation(1)),
  $count: count,
  $firstN: some((values, n) => values.slice(0, n)),
  $lastN: some((values, n) => values.slice(-n)),
  $maxN: sorted(-1),
  $minN: sorted(1),
  $top: ranked(true, false),
  $bottom: ranked(false, false),
  $topN: ranked(true, true),
  $bottomN: ranked(false, true),
};

export const isAccumulator = (name: string) => ownEntry(ACCUMULATORS, name) !== undefined;

/** Reads `{ $sum: '$score' }`, the definition of the field `field`. */
export function compileAccumulator(field: string, definition: Value, context: QueryContext): () => GroupAccumulator {
  need(!field.includes('.'), 40235, `The field name '${field}' cannot contain '.'`);
  need(!field.startsWith('$'), 40236, `The field name '${field}' cannot be an operator name`);
  need(isDocument(definition), 40234, `The field '${field}' must be an accumulator object`);
  need(definition.size === 1, 40238, `The field '${field}' must specify one accumulator`);
  const [[name, argument]] = definition as unknown as [[string, Value]];
  const compile = ownEntry(ACCUMULATORS, name);
  if (!compile) fail(15952, `unknown group operator '${name}'`);
  return compile(argument, context, name);
}
