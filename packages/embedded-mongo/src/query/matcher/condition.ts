import { type Document, isDocument, type Maybe, type Value } from '../../bson/values';

/** What the positional operator needs of a match: the index in the outermost array on the path. */
export interface Match {
  arrayIndex?: number;
}

export type Test = (value: Maybe, match?: Match) => boolean;
export type Predicate = (document: Document, match?: Match) => boolean;

/** What a filter demands of a field, independent of the field's path. */
export type Condition =
  /** Unless it tests arrays as a whole, an array passes when one of its elements does. */
  { test: Test; isWhole?: boolean } | { every: Condition[] } | { not: Condition };

export interface FilterCompiler {
  filter(filter: Document): Predicate;
  conditions(operators: Document): Condition;
}

export type FieldOperator = (argument: Maybe, compiler: FilterCompiler, siblings: Document) => Condition;
export type LogicalOperator = (argument: Maybe, compiler: FilterCompiler) => Predicate;

/** The fields of a reference to a document, which are fields although they begin with a dollar. */
export const REFERENCE_FIELDS: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** `{ $gt: 1 }` is a condition; `{ gt: 1 }` and the reference `{ $ref, $id }` are values. */
export function isOperatorDocument(value: Maybe): value is Document {
  return isDocument(value) && startsWithDollar(value) && !(value.has('$ref') && value.has('$id'));
}

/** As `isOperatorDocument`, within an `$elemMatch`, where one field of a reference is enough. */
export const isElementCondition = (value: Document) =>
  startsWithDollar(value) && ![...REFERENCE_FIELDS].some((name) => value.has(name));

const startsWithDollar = (value: Document) => value.keys().next().value?.startsWith('$') === true;

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

export interface PathTest {
  path: readonly string[];
  /** Whether an array at the end of the path is tested element by element before it is tested as a whole. */
  isLeafExpanded: boolean;
  test: Test;
}

/** Whether any value at the path passes the test. Arrays on the path are expanded, as in MongoDB. */
export function someAt(document: Document, pathTest: PathTest, match?: Match): boolean {
  return fromDocument(document, 0, pathTest, match);
}

function fromDocument(document: Document, depth: number, pathTest: PathTest, match?: Match): boolean {
  const { path, test } = pathTest;
  let value: Maybe = document;
  let at = depth;
  while (at < path.length && isDocument(value)) value = value.get(path[at++] as string);
  if (Array.isArray(value))
    return at === path.length ? atLeaf(value, pathTest, match) : fromArray(value, at, pathTest, match);
  return test(at === path.length ? value : undefined, match);
}

function atLeaf(array: Value[], { isLeafExpanded, test }: PathTest, match?: Match): boolean {
  if (isLeafExpanded)
    for (const [index, element] of array.entries()) if (test(element, match)) return recordIndex(index, match);
  return test(array, match);
}

/** A document in the array takes the rest of the path; a number in the path may also be an index of the array. */
function fromArray(array: Value[], depth: number, pathTest: PathTest, match?: Match): boolean {
  const name = pathTest.path[depth];
  for (const [index, element] of array.entries()) {
    if (isDocument(element) && fromDocument(element, depth, pathTest, match)) return recordIndex(index, match);
    if (name === String(index) && fromElement(element, depth + 1, pathTest, match)) return true;
  }
  return false;
}

function fromElement(element: Value, depth: number, pathTest: PathTest, match?: Match): boolean {
  if (depth === pathTest.path.length) return pathTest.test(element, match);
  if (isDocument(element)) return fromDocument(element, depth, pathTest, match);
  return Array.isArray(element) && fromArray(element, depth, pathTest, match);
}

/** The outermost array is recorded last and so overrides the inner ones. */
function recordIndex(index: number, match?: Match): true {
  if (match) match.arrayIndex = index;
  return true;
}
