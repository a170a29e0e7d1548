import { show } from '../bson/show';
import { type Document, isDocument, isString, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { EXPRESSION_OPERATORS, type Expression } from './operators';

/** Compiles an expression once, so that evaluating it for many documents is cheap. */
export function compileExpression(source: Value): Expression {
  if (isString(source) && source.startsWith('$')) return compilePath(source);
  if (Array.isArray(source)) {
    const elements = source.map(compileExpression);
    return (document) => elements.map((each) => each(document) ?? null);
  }
  return isDocument(source) ? compileDocument(source) : () => source;
}

function compileDocument(source: Document): Expression {
  const [name] = source.keys();
  if (name?.startsWith('$')) return compileOperator(name, source);
  const fields = [...source].map(([field, value]) => [checkFieldName(field), compileExpression(value)] as const);
  return (document) => {
    const result: Document = new Map();
    for (const [field, expression] of fields) {
      const value = expression(document);
      if (value !== undefined) result.set(field, value);
    }
    return result;
  };
}

function compileOperator(name: string, source: Document): Expression {
  need(source.size === 1, 15983, `an object representing an expression must have exactly one field: ${show(source)}`);
  const operator = ownEntry(EXPRESSION_OPERATORS, name);
  if (!operator) fail('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return operator(source.get(name) as Value, compileExpression, name);
}

function compilePath(source: string): Expression {
  need(source.length > 1, 16872, "'$' by itself is not a valid FieldPath");
  if (source.startsWith('$$')) fail(17276, `Use of undefined variable: ${source.slice(2).split('.')[0]}`);
  const path = fieldPath(source.slice(1));
  return (document) => valueAt(document, path);
}

function checkFieldName(name: string): string {
  need(
    !/^$|^\$|\./.test(name),
    16410,
    `FieldPath field names may not be empty, start with '$' or contain '.': ${name}`,
  );
  return name;
}

/** The parts of a path, each of which must be a valid field name. */
export function fieldPath(path: string): string[] {
  return path.split('.').map(checkFieldName);
}

/** Unlike in a filter, an array on the path gives an array of the values in its documents, and a number is a name. */
function valueAt(value: Maybe, path: readonly string[], depth = 0): Maybe {
  if (depth === path.length) return value;
  if (isDocument(value)) return valueAt(value.get(path[depth] as string), path, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const inner = isDocument(element) ? valueAt(element, path, depth) : undefined;
    return inner === undefined ? [] : [inner];
  });
}
