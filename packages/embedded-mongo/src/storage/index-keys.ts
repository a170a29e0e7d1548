import { isPosition } from '../bson/position';
import { type Document, isDocument, type Maybe, type Value } from '../bson/values';
import { MongoError } from '../errors';

/** One value per path, under which a document is indexed or sorted: a missing field is null, an empty array undefined. */
export interface ExtractedKey {
  values: Maybe[];
  /** None of the fields is there, so a sparse index leaves this key out. */
  isMissing: boolean;
}

export interface ExtractedKeys {
  keys: ExtractedKey[];
  /** Paths at which an array was found; empty for most documents. */
  arrays: string[];
}

/** Two fields of one key may not lead to different arrays. */
export class ParallelArraysError extends MongoError {
  constructor(a: string, b: string) {
    super('CannotIndexParallelArrays', `cannot index parallel arrays [${a}] [${b}]`);
  }
}

/** One field on its way down into the document. */
interface Node {
  value: Maybe;
  rest: readonly string[];
  walked: string;
  /** Reached; an array here is an element of the array that was expanded, and is indexed as a whole. */
  isDone?: boolean;
}

type Paths = readonly (readonly string[])[];

export function extractKeys(document: Document, paths: Paths): ExtractedKeys {
  const plain = withoutArrays(document, paths);
  if (plain) return { keys: [plain], arrays: [] };
  const arrays = new Set<string>();
  const nodes = paths.map((rest): Node => walk({ value: document, rest, walked: '' }));
  return { keys: expand(nodes, arrays), arrays: [...arrays] };
}

/** The key of most documents, found without the bookkeeping that arrays need. */
function withoutArrays(document: Document, paths: Paths): ExtractedKey | undefined {
  const values: Maybe[] = [];
  let isMissing = true;
  for (const path of paths) {
    let value: Maybe = document;
    for (const name of path) value = isDocument(value) ? value.get(name) : Array.isArray(value) ? value : undefined;
    if (Array.isArray(value)) return undefined;
    if (value !== undefined) isMissing = false;
    values.push(value ?? null);
  }
  return { values, isMissing };
}

/** Goes down to the end of the path or to the first array. */
function walk(node: Node): Node {
  let { value, rest, walked } = node;
  while (rest.length > 0 && !Array.isArray(value)) {
    const [name = ''] = rest;
    walked = walked ? `${walked}.${name}` : name;
    value = isDocument(value) ? value.get(name) : undefined;
    rest = rest.slice(1);
  }
  return { value, rest, walked };
}

const isMissing = ({ value, isDone }: Node) => value === undefined && !isDone;
const isOpen = (node: Node) => Array.isArray(node.value) && !node.isDone;

function expand(nodes: Node[], arrays: Set<string>): ExtractedKey[] {
  const settled = nodes.map(stepIntoPosition);
  const first = settled.find(isOpen);
  if (!first) {
    const values = settled.map((node) => (isMissing(node) ? null : node.value));
    return [{ values, isMissing: settled.every(isMissing) }];
  }
  const array = first.value as Value[];
  const other = settled.find((node) => isOpen(node) && node.value !== array);
  if (other) throw new ParallelArraysError(lastName(other), lastName(first));
  arrays.add(first.walked);
  const elements: Maybe[] = array.length === 0 ? [undefined] : array;
  return elements.flatMap((element) =>
    expand(
      settled.map((node) => (isOpen(node) ? into(node, element) : node)),
      arrays,
    ),
  );
}

const lastName = ({ walked }: Node) => walked.slice(walked.lastIndexOf('.') + 1);

function into(node: Node, element: Maybe): Node {
  if (node.rest.length === 0) return { ...node, value: element, isDone: true };
  return walk({ ...node, value: isDocument(element) ? element : undefined });
}

/** "a.0" means the first element of the array `a`, which is not expanded then. */
function stepIntoPosition(node: Node): Node {
  const [name = ''] = node.rest;
  if (!isOpen(node) || !isPosition(name) || Number(name) >= (node.value as Value[]).length) return node;
  const element = (node.value as Value[])[Number(name)];
  return stepIntoPosition(walk({ value: element, rest: node.rest.slice(1), walked: `${node.walked}.${name}` }));
}
