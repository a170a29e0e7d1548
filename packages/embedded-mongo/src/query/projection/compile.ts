import type { Part } from '../../bson/decode';
import { type Document, isDocument, isNumber, isTruthy } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { type Leaf, type Policy, ProjectionTree } from './tree';

interface Field {
  path: string;
  kind: 'include' | 'exclude' | 'compute';
  leaf: Leaf;
}

export interface Projection {
  apply(document: Document): Document;
  /** What it needs of a document; absent where it needs all. */
  part: Part | undefined;
}

/** `{ a: 1 }`, `{ a: 0 }` and `{ a: <expression> }`, of `find` and of `$project`. */
export function compileProjection(spec: Document): Projection {
  const fields = flatten(spec);
  const policy = policyOf(fields);
  const tree = new ProjectionTree(policy);
  if (policy === 'include' && !fields.some(({ path }) => path === '_id')) tree.set('_id', 'named');
  for (const { path, kind, leaf } of fields) if (kind === 'compute' || kind === policy) tree.set(path, leaf);
  return tree;
}

/** `$set` of a pipeline: all fields are kept, and those of the specification are computed. */
export function compileAddedFields(spec: Document): (document: Document) => Document {
  const tree = new ProjectionTree('add');
  const add = (prefix: string, fields: Document) => {
    for (const [name, value] of fields) {
      const path = prefix + checkPath(name);
      if (isDocument(value) && value.size > 0 && !isExpression(value)) add(`${path}.`, value);
      else tree.set(path, compileExpression(value));
    }
  };
  add('', spec);
  return (document) => tree.apply(document);
}

const isExpression = (value: Document) => [...value.keys()].some((name) => name.startsWith('$'));

function flatten(spec: Document, prefix = ''): Field[] {
  return [...spec].flatMap(([name, value]): Field[] => {
    if (name.endsWith('.$'))
      fail(16410, `The positional projection '${prefix}${name}' is not supported by the embedded engine`);
    const path = prefix + checkPath(name);
    if (isNumber(value) || typeof value === 'boolean')
      return [{ path, kind: isTruthy(value) ? 'include' : 'exclude', leaf: 'named' }];
    if (!isDocument(value) || isExpression(value)) return [{ path, kind: 'compute', leaf: compileExpression(value) }];
    need(value.size > 0, 51270, 'An empty sub-projection is not a valid value');
    return flatten(value, `${path}.`);
  });
}

function checkPath(name: string): string {
  need(!/^$|^\.|\.$|(^|\.)\$/.test(name), 16410, `FieldPath field names may not be empty or start with '$': ${name}`);
  return name;
}

/** The first field but _id decides, and the others must be of its kind; _id may differ. */
function policyOf(fields: Field[]): Policy {
  const decisive = fields.filter(({ path }) => path !== '_id');
  const [first] = decisive;
  if (!first) return fields[0]?.kind === 'exclude' ? 'exclude' : 'include';
  const policy = first.kind === 'exclude' ? 'exclude' : 'include';
  const other = decisive.find(({ kind }) => (kind === 'exclude') !== (policy === 'exclude'));
  if (other && policy === 'include') fail(31254, `Cannot do exclusion on field ${other.path} in inclusion projection`);
  if (other) fail(31253, `Cannot do inclusion on field ${other.path} in exclusion projection`);
  return policy;
}
