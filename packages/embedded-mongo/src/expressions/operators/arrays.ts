import { compareValues } from '../../bson/compare';
import { toNumber } from '../../bson/numbers';
import { isInt32, isNullish, isNumber, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { ANY_NUMBER, namedPlain, nullable, type Operator, type Operators, plain } from './kinds';

export function arrayOf(value: Maybe, code: number, what: string): Value[] {
  return Array.isArray(value) ? value : fail(code, `${what} must be an array, but was of type: ${typeName(value)}`);
}

export function intOf(value: Maybe, code: number, what: string): number {
  const number = isNumber(value) ? toNumber(value) + 0 : Number.NaN;
  return isInt32(number) ? number : fail(code, `${what} must be a 32-bit integer, but was of type: ${typeName(value)}`);
}

const elementAt = (index: number): Operator =>
  nullable(1, ([array], name) => arrayOf(array, 28689, `${name}'s argument`).at(index));

/** `[array, count]` or `[array, position, count]` */
function slice(array: Value, first: Value, second: Maybe): Value[] {
  const list = arrayOf(array, 28724, 'First argument to $slice');
  const start = intOf(first, 28725, 'Second argument to $slice');
  if (second === undefined) return start < 0 ? list.slice(start) : list.slice(0, start);
  const count = intOf(second, 28727, 'Third argument to $slice');
  need(count > 0, 28729, `Third argument to $slice must be positive: ${count}`);
  const from = start < 0 ? Math.max(0, list.length + start) : start;
  return list.slice(from, from + count);
}

/** `{ input, n }`, of an array that may have to be sorted first. */
const several = (pick: (array: Value[], count: number) => Value[], order?: 1 | -1): Operator =>
  namedPlain(['input', 'n'], [], ({ input, n }, name) => {
    const array = arrayOf(input, 5788200, `${name} input`);
    const count = intOf(n, 5787902, "Value for 'n'");
    need(count > 0, 5787908, `'n' must be greater than 0, found ${count}`);
    if (!order) return pick(array, count);
    const present = array.filter((each) => each !== null);
    return present.sort((a, b) => compareValues(a, b) * order).slice(0, count);
  });

const firstOnes = (array: Value[], count: number) => array.slice(0, count);

export const ARRAY_EXPRESSIONS: Operators = {
  $arrayElemAt: nullable(2, ([array, index]) =>
    arrayOf(array, 28689, "$arrayElemAt's first argument").at(intOf(index, 28690, "$arrayElemAt's second argument")),
  ),
  $first: elementAt(0),
  $last: elementAt(-1),
  $firstN: several(firstOnes),
  $lastN: several((array, count) => array.slice(-count)),
  $maxN: several(firstOnes, -1),
  $minN: several(firstOnes, 1),
  $size: plain(1, ([array]) => arrayOf(array, 17124, 'The argument to $size').length),
  $isArray: plain(1, ([value]) => Array.isArray(value)),
  $concatArrays: nullable(ANY_NUMBER, (arrays) =>
    arrays.flatMap((each) => arrayOf(each, 28664, 'Each argument to $concatArrays')),
  ),
  $slice: nullable([2, 3], ([array, first, second]) => slice(array, first, second)),
  $reverseArray: nullable(1, ([array]) => arrayOf(array, 34435, 'The argument to $reverseArray').toReversed()),
  $in: plain(2, ([value, array]) =>
    arrayOf(array, 40081, "$in's second argument").some((each) => compareValues(each, value) === 0),
  ),
  $indexOfArray: plain([2, 4], ([array, value, start = 0, end = 0x7fffffff]) => {
    if (isNullish(array)) return null;
    const list = arrayOf(array, 40090, "$indexOfArray's first argument");
    const [from, to] = [intOf(start, 40096, 'The start index'), intOf(end, 40096, 'The end index')];
    need(from >= 0 && to >= 0, 40097, `$indexOfArray requires nonnegative indexes, found ${Math.min(from, to)}`);
    const found = list.slice(from, to).findIndex((each) => compareValues(each, value) === 0);
    return found < 0 ? -1 : found + from;
  }),
};
