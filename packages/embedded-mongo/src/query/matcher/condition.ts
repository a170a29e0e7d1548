import { someAt } from './path-walk';
import type { Condition, Predicate, Test } from './types';

/** The condition for the values at the path. */
export function atPath(condition: Condition, path: readonly string[]): Predicate {
  if ('not' in condition) {
    const inner = atPath(condition.not, path);
    return (document) => !inner(document);
  }
  if ('every' in condition) return all(condition.every.map((each) => atPath(each, path)));
  const pathTest = { path, test: condition.test, isLeafExpanded: !condition.isWhole };
  return (document, match) => someAt(document, pathTest, match);
}

/** The condition for a single value, such as an element of an array. */
export function onValue(condition: Condition): Test {
  if ('not' in condition) {
    const inner = onValue(condition.not);
    return (value) => !inner(value);
  }
  if ('every' in condition) {
    const parts = condition.every.map(onValue);
    return (value) => parts.every((part) => part(value));
  }
  return condition.test;
}

export function all(parts: Predicate[]): Predicate {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return (document, match) => parts.every((part) => part(document, match));
}
