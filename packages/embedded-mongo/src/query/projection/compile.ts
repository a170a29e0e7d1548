import { toNumber } from '../../bson/numbers';
import { type Document, isDocument, isNumber, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { type Policy, ProjectionTree } from './tree';

type Field = { path: string; kind: 'include' | 'exclude' } | { path: string; kind: 'compute'; source: Value };

export type Projection = (document: Document) => Document;

/** `{ a: 1 }`, `{ a: 0 }` and `{ a: <expression> }`, of `find` and of `$project`. */
export function compileProjection(spec: Document): Projection {
  const fields = flatten(spec);
  const policy = policyOf(fields);
  const tree = new ProjectionTree(policy);
  if (policy === 'include' && !fields.some(({ path }) => path === '_id')) tree.set('_id', 'named');
  for (const field of fields) {
    if (field.kind === 'compute') tree.set(field.path, compileExpression(field.source));
    else if (field.kind === policy) tree.set(field.path, 'named');
  }
  return (document) => tree.apply(document);
}

/** `$set` of a pipeline: all fields are kept, and those of the specification are computed. */
export function compileAddedFields(spec: Document): Projection {
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

/** MongoDB has them in a projection of either kind. */
const PROJECTION_OPERATORS: ReadonlySet<string> = new Set(['$slice', '$elemMatch', '$meta']);

const isExpression = (value: Document) => [...value.keys()].some((name) => name.startsWith('$'));

function flatten(spec: Document, prefix = ''): Field[] {
  return [...spec].flatMap(([name, value]): Field[] => {
    need(
      !name.endsWith('.$'),
      16410,
      `The positional projection '${prefix}${name}' is not supported by the embedded engine`,
    );
    const path = prefix + checkPath(name);
    if (isNumber(value)) return [{ path, kind: toNumber(value) === 0 ? 'exclude' : 'include' }];
    if (typeof value === 'boolean') return [{ path, kind: value ? 'include' : 'exclude' }];
    if (!isDocument(value) || isExpression(value)) {
      const unsupported = isDocument(value) && [...value.keys()].find((key) => PROJECTION_OPERATORS.has(key));
      if (unsupported) fail('InvalidPipelineOperator', `Unrecognized expression '${unsupported}'`);
      return [{ path, kind: 'compute', source: value }];
    }
    need(value.size > 0, 51270, `An empty sub-projection is not a valid value. Found empty object at path`);
    return flatten(value, `${path}.`);
  });
}

function checkPath(name: string): string {
  need(
    !/(^|\.)\$/.test(name),
    16410,
    `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
  );
  need(name !== '' && !name.endsWith('.') && !name.startsWith('.'), 40353, "FieldPath must not end with a '.'.");
  return name;
}

/** The first field but _id decides, and the others must be of its kind; _id may differ. */
function policyOf(fields: Field[]): Policy {
  const decisive = fields.filter(({ path }) => path !== '_id');
  const [first] = decisive;
  if (!first) return fields[0]?.kind === 'exclude' ? 'exclude' : 'include';
  const policy = first.kind === 'exclude' ? 'exclude' : 'include';
  for (const { path, kind } of decisive) {
    if (policy === 'include' && kind === 'exclude')
      fail(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    if (policy === 'exclude' && kind === 'include')
      fail(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    if (policy === 'exclude' && kind === 'compute') fail(31252, 'Cannot use an expression in an exclusion projection');
  }
  return policy;
}
