import { type Document, isArrayIndex, isDocument, type Maybe, type Value } from '../bson/values';
import { MongoError } from '../errors';

/** One value per path, under which a document is indexed or sorted: a missing field is null, an empty array undefined. */
interface ExtractedKey {
  values: Maybe[];
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

interface Node {
  value: Maybe;
  rest: readonly string[];
  walked: string;
  /** An array here is an element of the array that was expanded, and is indexed as a whole. */
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

/** The fast path for documents without an array on the way. */
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
const isExpandable = (node: Node) => Array.isArray(node.value) && !node.isDone;

function expand(nodes: Node[], arrays: Set<string>): ExtractedKey[] {
  const reached = nodes.map(stepIntoIndex);
  const first = reached.find(isExpandable);
  if (!first) {
    const values = reached.map((node) => (isMissing(node) ? null : node.value));
    return [{ values, isMissing: reached.every(isMissing) }];
  }
  const array = first.value as Value[];
  const other = reached.find((node) => isExpandable(node) && node.value !== array);
  if (other) throw new ParallelArraysError(lastName(other), lastName(first));
  arrays.add(first.walked);
  const elements: Maybe[] = array.length === 0 ? [undefined] : array;
  return elements.flatMap((element) =>
    expand(
      reached.map((node) => (isExpandable(node) ? stepInto(node, element) : node)),
      arrays,
    ),
  );
}

const lastName = ({ walked }: Node) => walked.slice(walked.lastIndexOf('.') + 1);

function stepInto(node: Node, element: Maybe): Node {
  if (node.rest.length === 0) return { ...node, value: element, isDone: true };
  return walk({ ...node, value: isDocument(element) ? element : undefined });
}

/** "a.0" is the first element of the array `a`, which is not expanded then. */
function stepIntoIndex(node: Node): Node {
  const [name = ''] = node.rest;
  if (!isExpandable(node) || !isArrayIndex(name) || Number(name) >= (node.value as Value[]).length) return node;
  const element = (node.value as Value[])[Number(name)];
  return stepIntoIndex(walk({ value: element, rest: node.rest.slice(1), walked: `${node.walked}.${name}` }));
}
