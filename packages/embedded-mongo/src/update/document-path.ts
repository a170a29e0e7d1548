import { show } from '../bson/show';
import { type Document, isArrayIndex, isDocument, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';

/** MongoDB fills an array with at most this many nulls to reach an index behind its end. */
const MAX_BACKFILL = 1_500_000;

/** A path in one document, such as `answers.3.text`, which an update reads and writes. */
export class DocumentPath {
  constructor(
    private readonly document: Document,
    private readonly parts: readonly string[],
  ) {}

  get path(): string {
    return this.parts.join('.');
  }

  get(): Maybe {
    return this.parts.reduce<Maybe>(childOf, this.document);
  }

  set(value: Value) {
    let container: Value = this.document;
    for (const [depth, name] of this.parts.entries()) {
      const isLast = depth === this.parts.length - 1;
      const inner = isLast ? value : childOf(container, name);
      const next: Maybe = inner === undefined ? new Map() : inner;
      this.put(container, name, next as Value, depth);
      container = next as Value;
    }
  }

  /** An element of an array becomes null, so that the others keep their indexes. */
  unset() {
    const parent = this.parts.slice(0, -1).reduce<Maybe>(childOf, this.document);
    const name = this.parts.at(-1) ?? '';
    if (isDocument(parent)) parent.delete(name);
    else if (Array.isArray(parent) && isArrayIndex(name) && Number(name) < parent.length) parent[Number(name)] = null;
  }

  private put(container: Value, name: string, value: Value, depth: number) {
    if (isDocument(container)) {
      container.set(name, value);
    } else if (Array.isArray(container) && isArrayIndex(name)) {
      putIntoArray(container, Number(name), value);
    } else {
      const parent = this.parts[depth - 1];
      fail('PathNotViable', `Cannot create field '${name}' in element {${parent}: ${show(container)}}`);
    }
  }
}

function putIntoArray(array: Value[], index: number, value: Value) {
  need(index - array.length <= MAX_BACKFILL, 'BadValue', `can't backfill more than ${MAX_BACKFILL} elements`);
  while (array.length < index) array.push(null);
  array[index] = value;
}

export function childOf(container: Maybe, name: string): Maybe {
  if (isDocument(container)) return container.get(name);
  return Array.isArray(container) && isArrayIndex(name) ? container[Number(name)] : undefined;
}

export interface Target {
  document: Document;
  isInsert: boolean;
}

export type Change = (field: DocumentPath, target: Target) => void;

/** Compiles an operator for one path, and fails where its argument is wrong, before any document is changed. */
export type UpdateOperator = (argument: Value, path: string) => Change;
