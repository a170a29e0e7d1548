import { type Document, isDocument, type Maybe, type Value } from '../../bson/values';

/** What the positional operator needs to know of a match: the place in the outermost array that was gone through. */
export interface Match {
  arrayIndex?: number;
}

export type Test = (value: Maybe, match?: Match) => boolean;

export interface Look {
  path: readonly string[];
  /** Whether an array at the end of the path is tested element by element and then as a whole, or only as a whole. */
  isLeafExpanded: boolean;
  test: Test;
}

/** Whether any value that the path leads to passes the test. Arrays on the way are gone through, as MongoDB does. */
export function someAt(document: Document, look: Look, match?: Match): boolean {
  return fromDocument(document, 0, look, match);
}

function fromDocument(document: Document, depth: number, look: Look, match?: Match): boolean {
  const { path } = look;
  let value: Maybe = document;
  let at = depth;
  while (at < path.length && isDocument(value)) value = value.get(path[at++] as string);
  if (Array.isArray(value)) return at === path.length ? atLeaf(value, look, match) : inside(value, at, look, match);
  return look.test(at === path.length ? value : undefined, match);
}

function atLeaf(array: Value[], { isLeafExpanded, test }: Look, match?: Match): boolean {
  if (isLeafExpanded)
    for (const [index, element] of array.entries()) if (test(element, match)) return found(index, match);
  return test(array, match);
}

/** A document in the array takes the rest of the path; a number in the path also means a place in the array. */
function inside(array: Value[], depth: number, look: Look, match?: Match): boolean {
  const name = look.path[depth];
  for (const [index, element] of array.entries()) {
    if (isDocument(element) && fromDocument(element, depth, look, match)) return found(index, match);
    if (name === String(index) && atPosition(element, depth + 1, look, match)) return true;
  }
  return false;
}

function atPosition(element: Value, depth: number, look: Look, match?: Match): boolean {
  if (depth === look.path.length) return look.test(element, match);
  if (isDocument(element)) return fromDocument(element, depth, look, match);
  return Array.isArray(element) && inside(element, depth, look, match);
}

/** The outermost array speaks last and so overrides the inner ones. */
function found(index: number, match?: Match): true {
  if (match) match.arrayIndex = index;
  return true;
}
