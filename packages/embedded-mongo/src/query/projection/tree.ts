import type { Part } from '../../bson/decode';
import { type Document, isDocument, type Maybe, type Value } from '../../bson/values';
import { fail } from '../../errors';
import type { Expression } from '../../expressions/operators';

export type Policy = 'include' | 'exclude' | 'add';

/** A named field is kept or left out; any other one is computed. */
export type Leaf = 'named' | Expression;

export class ProjectionTree {
  private readonly children = new Map<string, Leaf | ProjectionTree>();
  private isComputing = false;

  constructor(readonly policy: Policy) {}

  set(path: string, leaf: Leaf) {
    const [name = '', ...rest] = path.split('.');
    if (leaf !== 'named') this.isComputing = true;
    const known = this.children.get(name);
    if (rest.length === 0) {
      if (known) fail(31250, `Path collision at ${path}`);
      this.children.set(name, leaf);
      return;
    }
    if (known && !(known instanceof ProjectionTree))
      fail(31249, `Path collision at ${path} remaining portion ${rest.join('.')}`);
    const child = known ?? new ProjectionTree(this.policy);
    this.children.set(name, child);
    child.set(rest.join('.'), leaf);
  }

  get part(): Part | undefined {
    if (this.isComputing || this.policy === 'add') return undefined;
    const isKept = this.policy === 'exclude';
    const parts = new Map(
      [...this.children].map(([name, child]) => [
        name,
        child instanceof ProjectionTree ? (child.part ?? true) : !isKept,
      ]),
    );
    return (name) => parts.get(name) ?? isKept;
  }

  apply(document: Document): Document {
    const kept = this.policy === 'include' ? this.pick(document) : this.omit(document);
    return this.isComputing ? this.compute(kept, document) : kept;
  }

  private pick(document: Document): Document {
    const result: Document = new Map();
    for (const [name, value] of document) {
      const child = this.children.get(name);
      if (child === 'named') result.set(name, value);
      else if (child instanceof ProjectionTree) {
        const [inner] = throughArrays(value, (each) => child.pick(each), false);
        if (inner !== undefined) result.set(name, inner);
      }
    }
    return result;
  }

  private omit(document: Document): Document {
    const result: Document = new Map();
    for (const [name, value] of document) {
      const child = this.children.get(name);
      if (child === 'named') continue;
      const isInner = child instanceof ProjectionTree;
      const [inner = value] = isInner ? throughArrays(value, (each) => child.omit(each), true) : [];
      result.set(name, inner);
    }
    return result;
  }

  private compute(result: Document, document: Document): Document {
    for (const [name, child] of this.children) {
      if (child === 'named') continue;
      const value = child instanceof ProjectionTree ? child.computeWithin(result.get(name), document) : child(document);
      if (value === undefined) result.delete(name);
      else result.set(name, value);
    }
    return result;
  }

  /** A value that is no document becomes one where a field of it is computed. */
  private computeWithin(value: Maybe, document: Document): Maybe {
    if (!this.isComputing) return value;
    if (isDocument(value)) return this.compute(new Map(value), document);
    if (Array.isArray(value)) return value.map((each) => this.computeWithin(each, document) as Value);
    return this.compute(new Map(), document);
  }
}

/** The changed document or array of documents; other values are kept, or nothing is returned for them. */
function throughArrays(value: Value, change: (document: Document) => Document, isKeepingOthers: boolean): Value[] {
  if (isDocument(value)) return [change(value)];
  if (Array.isArray(value)) return [value.flatMap((each) => throughArrays(each, change, isKeepingOthers))];
  return isKeepingOthers ? [value] : [];
}
