import { show } from '../bson/show';
import { type Document, isDocument, isString, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import type { QueryContext } from '../query/matcher/context';
import { operatorFor } from './operators/all';
import { type Expression, Scope } from './scope';

/** Reads an expression once, so that evaluating it for many documents is cheap. */
export function compileExpression(source: Value, context: QueryContext = {}): Expression {
  return new ExpressionCompiler(context).compile(source);
}

export function evaluateConstant(source: Value, context: QueryContext): Maybe {
  return compileExpression(source, context)(new Scope(new Map()));
}

/** What $redact decides; they are variables, but only their names matter. */
const DECISIONS = new Set(['DESCEND', 'PRUNE', 'KEEP']);

export class ExpressionCompiler {
  constructor(
    readonly context: QueryContext,
    private readonly locals: ReadonlySet<string> = new Set(),
  ) {}

  /** A compiler for what lies inside of $let, $map and the like. */
  with(...names: string[]): ExpressionCompiler {
    for (const name of names)
      need(
        /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name) || name === 'CURRENT',
        'FailedToParse',
        `'${name}' starts with an invalid character for a user variable name`,
      );
    return new ExpressionCompiler(this.context, new Set([...this.locals, ...names]));
  }

  compile(source: Value): Expression {
    if (isString(source) && source.startsWith('$')) return this.path(source);
    if (Array.isArray(source)) {
      const elements = source.map((each) => this.compile(each));
      return (scope) => elements.map((each) => each(scope) ?? null);
    }
    return isDocument(source) ? this.document(source) : () => source;
  }

  private document(source: Document): Expression {
    const [first] = source.keys();
    if (first?.startsWith('$')) {
      need(
        source.size === 1,
        15983,
        `an object representing an expression must have exactly one field: ${show(source)}`,
      );
      return operatorFor(first)(source.get(first) as Value, this, first);
    }
    const fields = [...source].map(([name, value]) => [fieldName(name), this.compile(value)] as const);
    return (scope) => {
      const result: Document = new Map();
      for (const [name, expression] of fields) {
        const value = expression(scope);
        if (value !== undefined) result.set(name, value);
      }
      return result;
    };
  }

  private path(source: string): Expression {
    need(source.length > 1, 16872, "'$' by itself is not a valid FieldPath");
    if (!source.startsWith('$$')) return follow(this.variable('CURRENT'), fieldPath(source.slice(1)));
    const [name = '', ...rest] = source.slice(2).split('.');
    need(name !== '', 'FailedToParse', 'empty variable names are not allowed');
    return follow(this.variable(name), rest.length > 0 ? fieldPath(rest.join('.')) : []);
  }

  private variable(name: string): Expression {
    if (this.locals.has(name)) return (scope) => scope.lookUp(name);
    if (name === 'ROOT' || name === 'CURRENT') return (scope) => scope.root;
    if (name === 'REMOVE') return () => undefined;
    if (DECISIONS.has(name)) return () => `$$${name}`;
    if (name === 'NOW') {
      const now = this.context.now ?? new Date();
      return () => now;
    }
    need(name !== 'CLUSTER_TIME', 51144, "Builtin variable '$$CLUSTER_TIME' is not available");
    const { variables } = this.context;
    if (!variables?.has(name)) fail(17276, `Use of undefined variable: ${name}`);
    const value = variables.get(name);
    return () => value;
  }
}

function fieldName(name: string): string {
  need(!name.includes('.'), 16412, `FieldPath field names may not contain '.'. Consider using $getField or $setField.`);
  need(
    !name.startsWith('$'),
    16410,
    `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
  );
  return name;
}

/** The parts of a path, each of which must be a name that a path can hold. */
export function fieldPath(path: string): string[] {
  need(!path.endsWith('.'), 40353, "FieldPath must not end with a '.'.");
  const parts = path.split('.');
  for (const part of parts) {
    need(part !== '', 15998, 'FieldPath field names may not be empty strings.');
    fieldName(part);
  }
  return parts;
}

function follow(start: Expression, path: readonly string[]): Expression {
  if (path.length === 0) return start;
  return (scope) => valueAt(start(scope), path, 0);
}

/** Unlike in a filter, an array on the way gives the array of what its documents hold, and a number is only a name. */
export function valueAt(value: Maybe, path: readonly string[], depth = 0): Maybe {
  if (depth === path.length) return value;
  if (isDocument(value)) return valueAt(value.get(path[depth] as string), path, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const inner = isDocument(element) ? valueAt(element, path, depth) : undefined;
    return inner === undefined ? [] : [inner];
  });
}
