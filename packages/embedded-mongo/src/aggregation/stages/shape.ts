import { readFields } from '../../bson/fields';
import { show } from '../../bson/show';
import { type Document, isDocument, isString, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { Scope } from '../../expressions/scope';
import { ownEntry } from '../../own-entry';
import type { QueryContext } from '../../query/matcher/context';
import { compileAddedFields, compileProjection } from '../../query/projection/parse';
import { ProjectionTree } from '../../query/projection/tree';

/** A stage that makes one document of one document. */
type Shape = (document: Document) => Document;
type CompileShape = (argument: Value, context: QueryContext, name: string) => Shape;

const project: CompileShape = (argument, context) => {
  need(isDocument(argument), 15969, '$project specification must be an object');
  need(
    argument.size > 0,
    51272,
    'Invalid $project :: caused by :: projection specification must have at least one field',
  );
  const tree = compileProjection(argument, context);
  return (document) => tree.apply(document);
};

const addFields: CompileShape = (argument, context, name) => {
  if (!isDocument(argument)) fail(40272, `${name} specification stage must be an object, got ${typeName(argument)}`);
  const tree = compileAddedFields(argument, context);
  return (document) => tree.apply(document);
};

const unset: CompileShape = (argument) => {
  const fields = Array.isArray(argument) ? argument : [argument];
  need(fields.length > 0, 31119, '$unset specification must be a string or an array with at least one field');
  const tree = new ProjectionTree('exclude');
  for (const field of fields) {
    need(isString(field), 31120, '$unset specification must be a string or an array containing only string values');
    need(
      !field.startsWith('$'),
      16410,
      `Invalid $unset :: caused by :: FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
    tree.set(field, 'named');
  }
  return (document) => tree.apply(document);
};

function replaceRoot(name: string, source: Value, context: QueryContext): Shape {
  const expression = compileExpression(source, context);
  return (document) => {
    const result = expression(new Scope(document));
    if (isDocument(result)) return result;
    fail(
      40228,
      `'${name === '$replaceWith' ? 'replacement document' : 'newRoot'}' expression must evaluate to an object, but resulting value was: ${showOrMissing(result)}. Type of resulting value: '${typeName(result)}'. Input document: ${show(document)}`,
    );
  };
}

const showOrMissing = (value: Maybe) => (value === undefined ? 'MISSING' : show(value));

const SHAPES: Record<string, CompileShape> = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceWith: (argument, context, name) => replaceRoot(name, argument, context),
  $replaceRoot: (argument, context, name) => {
    if (!isDocument(argument))
      fail(40229, `expected an object as specification for $replaceRoot stage, got ${typeName(argument)}`);
    const { newRoot: root } = readFields('$replaceRoot', argument, { newRoot: 'any' } as const);
    need(root !== undefined, 40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceRoot(name, root, context);
  },
};

export const isShapeStage = (name: string) => ownEntry(SHAPES, name) !== undefined;

export function compileShape(name: string, argument: Value, context: QueryContext): Shape {
  return (SHAPES[name] as CompileShape)(argument, context, name);
}
