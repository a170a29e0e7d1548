import { compareValues } from '../../bson/compare';
import { isTruthy } from '../../bson/values';
import { type Operator, type Operators, plain } from './kinds';

/** A missing value comes before null here, which is where an expression differs from a filter. */
const comparison =
  (answer: (difference: number) => boolean | number): Operator =>
  (argument, compiler, name) => {
    const { collation } = compiler.context;
    return plain(2, ([a, b]) => answer(compareValues(a, b, collation)))(argument, compiler, name);
  };

export const COMPARISON_EXPRESSIONS: Operators = {
  $cmp: comparison((difference) => difference),
  $eq: comparison((difference) => difference === 0),
  $ne: comparison((difference) => difference !== 0),
  $gt: comparison((difference) => difference > 0),
  $gte: comparison((difference) => difference >= 0),
  $lt: comparison((difference) => difference < 0),
  $lte: comparison((difference) => difference <= 0),
  $not: plain(1, ([value]) => !isTruthy(value)),
};
