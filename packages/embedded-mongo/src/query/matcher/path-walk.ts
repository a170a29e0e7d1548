import { type Document, isDocument, type Maybe, type Value } from '../../bson/values';
import type { Match, Test } from './types';

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
