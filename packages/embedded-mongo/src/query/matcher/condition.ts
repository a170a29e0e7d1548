import type { Predicate } from './context';
import { someAt, type Test } from './path-walk';

/** What a field must fulfil, before it is said where the field lies. */
export type Condition =
  /** Unless it looks at arrays as a whole, an array passes when one of its elements does. */
  { test: Test; isWhole?: boolean } | { every: Condition[] } | { not: Condition };

/** The condition for the values that the path leads to. */
export function atPath(condition: Condition, path: readonly string[]): Predicate {
  if ('not' in condition) {
    const inner = atPath(condition.not, path);
    return (document) => !inner(document);
  }
  if ('every' in condition) return all(condition.every.map((each) => atPath(each, path)));
  const look = { path, test: condition.test, isLeafExpanded: !condition.isWhole };
  return (document, match) => someAt(document, look, match);
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
