import { compareValues } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { isDocument, isNumber, type Maybe, type Value } from '../bson/values';
import { compileSort } from './sort-order';

/** How the elements of one array are sorted: by themselves for 1 and -1, else by their fields. Undefined for nonsense. */
export function compileElementOrder(pattern: Maybe): ((a: Value, b: Value) => number) | undefined {
  if (isNumber(pattern)) {
    const direction = toNumber(pattern);
    return Math.abs(direction) === 1 ? (a, b) => compareValues(a, b) * direction : undefined;
  }
  if (!isDocument(pattern) || pattern.size === 0) return undefined;
  const { compare, keyOf } = compileSort(pattern);
  const key = (value: Value) => keyOf(isDocument(value) ? value : new Map());
  return (a, b) => compare(key(a), key(b));
}
