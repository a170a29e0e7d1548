import { show } from '../../bson/show';
import { doc, isDocument, isNullish, isNumber, isString, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileElementOrder } from '../../query/element-order';
import { arrayOf, intOf } from './arrays';
import { named, nullable, type Operators, plain } from './kinds';

/** As many as fit into the 100 MB that MongoDB allows. */
const MAX_RANGE = 6_000_000;

function range(start: Maybe, end: Maybe, step: Maybe): Value[] {
  const from = intOf(start, 34443, "$range's starting value");
  const to = intOf(end, 34445, "$range's ending value");
  const by = intOf(step, 34447, "$range's step value");
  need(by !== 0, 34449, '$range requires a non-zero step value');
  const length = Math.max(0, Math.ceil((to - from) / by));
  need(length <= MAX_RANGE, 'ExceededMemoryLimit', '$range would use too much memory');
  return Array.from({ length }, (_each, i) => from + i * by);
}

function zip(inputs: Maybe[], defaults: Maybe, useLongest: boolean): Value[] | null {
  if (inputs.some(isNullish)) return null;
  const arrays = inputs.map((each) => arrayOf(each, 34468, 'Each input to $zip'));
  const lengths = arrays.map((each) => each.length);
  const length = useLongest ? Math.max(...lengths) : Math.min(...lengths);
  const fill = Array.isArray(defaults) ? defaults : [];
  return Array.from({ length }, (_each, i) => arrays.map((array, place) => array[i] ?? fill[place] ?? null));
}

/** Pairs `{ k, v }` or `[k, v]` */
function toPair(pair: Value): [string, Value] {
  const fields = isDocument(pair) ? [...pair.keys()] : [];
  need(fields.length === 0 || fields.length === 2, 40392, '$arrayToObject requires documents of k and v only');
  need(!Array.isArray(pair) || pair.length === 2, 40397, '$arrayToObject requires an array of size 2 arrays');
  const [key, value] = isDocument(pair) ? [pair.get('k'), pair.get('v')] : Array.isArray(pair) ? pair : [];
  need(isString(key) && value !== undefined, 40391, '$arrayToObject requires an array of key-value pairs');
  return [key, value];
}

const orderOf = (pattern: Maybe) =>
  compileElementOrder(pattern) ??
  fail(
    isNumber(pattern) ? 2942506 : 2942507,
    `$sortArray requires 'sortBy' to be 1, -1 or an object, found ${show(pattern)}`,
  );

export const ARRAY_BUILDERS: Operators = {
  $range: plain([2, 3], ([start, end, step = 1]) => range(start, end, step)),

  $zip: named(['inputs'], ['defaults', 'useLongestLength'], (given, compiler) => {
    const inputs = arrayOf(given.inputs, 34461, 'inputs to $zip').map((each) => compiler.compile(each));
    const { useLongestLength = false } = given;
    need(typeof useLongestLength === 'boolean', 34463, 'useLongestLength must be a bool');
    need(
      given.defaults === undefined || useLongestLength,
      34466,
      'cannot specify defaults unless useLongestLength is true',
    );
    const defaults = compiler.compile(given.defaults ?? null);
    return (scope) => {
      const arrays = inputs.map((each) => each(scope));
      return zip(arrays, defaults(scope), useLongestLength);
    };
  }),

  $sortArray: named(['input', 'sortBy'], [], (given, compiler) => {
    const input = compiler.compile(given.input as Value);
    const compare = orderOf(given.sortBy);
    return (scope) => {
      const array = input(scope);
      return isNullish(array) ? null : arrayOf(array, 2942504, 'The input to $sortArray').toSorted(compare);
    };
  }),

  $arrayToObject: nullable(
    1,
    ([pairs]) => new Map(arrayOf(pairs, 40386, 'The argument to $arrayToObject').map(toPair)),
  ),

  $objectToArray: nullable(1, ([object]) => {
    need(isDocument(object), 40390, `$objectToArray requires a document input, found: ${typeName(object)}`);
    return [...object].map(([k, v]) => doc({ k, v }));
  }),
};
