import { type Document, isDocument, isTruthy, type Maybe } from '../../bson/values';
import { need } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { Scope } from '../../expressions/scope';
import { all } from './condition';
import type { FilterCompiler, TopLevelOperator } from './filter';
import { compileJsonSchema } from './json-schema';

const ALWAYS = () => true;

export const TOP_LEVEL_OPERATORS: Record<string, TopLevelOperator> = {
  $and: (argument, compiler) => all(branches('$and', argument, compiler)),
  $or: (argument, compiler) => {
    const parts = branches('$or', argument, compiler);
    return (document, match) => parts.some((part) => part(document, match));
  },
  $nor: (argument, compiler) => {
    const parts = branches('$nor', argument, compiler);
    return (document) => !parts.some((part) => part(document));
  },
  $expr: (argument, { context }) => {
    const expression = compileExpression(argument ?? null, context);
    return (document) => isTruthy(expression(new Scope(document)));
  },
  $jsonSchema: (argument) => compileJsonSchema(argument),
  $comment: () => ALWAYS,
  $alwaysTrue: () => ALWAYS,
  $alwaysFalse: () => () => false,
};

function branches(name: string, argument: Maybe, compiler: FilterCompiler) {
  need(Array.isArray(argument), 'BadValue', `${name} must be an array`);
  need(argument.length > 0, 'BadValue', '$and/$or/$nor must be a nonempty array');
  need(argument.every(isDocument), 'BadValue', '$or/$and/$nor entries need to be full objects');
  return (argument as Document[]).map((each) => compiler.filter(each));
}
