import {
  average,
  maximum,
  minimum,
  type StartAccumulator,
  standardDeviation,
  sum,
} from '../../aggregation/accumulators/values';
import { type Operator, type Operators, plain } from './kinds';
import { spread } from './objects';

/** Outside of $group an accumulator takes one array or several values. */
const over = (start: StartAccumulator): Operator =>
  plain([1, Number.POSITIVE_INFINITY], (values) => {
    const accumulator = start({});
    for (const value of spread(values)) accumulator.add(value);
    return accumulator.result();
  });

export const ACCUMULATOR_EXPRESSIONS: Operators = {
  $sum: over(sum),
  $avg: over(average),
  $min: over(minimum),
  $max: over(maximum),
  $stdDevPop: over(standardDeviation(0)),
  $stdDevSamp: over(standardDeviation(1)),
};
