import { type Document, isDocument, type Maybe } from '../../bson/values';
import { need } from '../../errors';
import { all, type FilterCompiler, type LogicalOperator } from './condition';

export const LOGICAL_OPERATORS: Record<string, LogicalOperator> = {
  $and: (argument, compiler) => all(branches('$and', argument, compiler)),
  $or: (argument, compiler) => {
    const parts = branches('$or', argument, compiler);
    return (document, match) => parts.some((part) => part(document, match));
  },
  $nor: (argument, compiler) => {
    const parts = branches('$nor', argument, compiler);
    return (document) => !parts.some((part) => part(document));
  },
};

function branches(name: string, argument: Maybe, compiler: FilterCompiler) {
  need(Array.isArray(argument), 'BadValue', `${name} must be an array`);
  need(argument.length > 0, 'BadValue', '$and/$or/$nor must be a nonempty array');
  need(argument.every(isDocument), 'BadValue', '$or/$and/$nor entries need to be full objects');
  return (argument as Document[]).map((each) => compiler.filter(each));
}
