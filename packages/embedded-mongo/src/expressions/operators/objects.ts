import { type Document, isDocument, isNullish, isString, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { evaluateConstant } from '../compile';
import type { Expression } from '../scope';
import { ANY_NUMBER, named, type Operator, type Operators, plain } from './kinds';

export function mergeObjects(values: readonly Maybe[]): Document {
  const merged: Document = new Map();
  for (const value of values) {
    if (isNullish(value)) continue;
    need(isDocument(value), 40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const [name, field] of value) merged.set(name, field);
  }
  return merged;
}

/** Several values, or one array of them. */
export const spread = (values: Maybe[]): Maybe[] =>
  values.length === 1 && Array.isArray(values[0]) ? values[0] : values;

const root: Expression = (scope) => scope.root;

const fieldOf =
  (name: Expression, input: Expression): Expression =>
  (scope) => {
    const key = name(scope);
    need(isString(key), 3041704, `$getField requires 'field' to evaluate to type String, but got ${typeName(key)}`);
    const value = input(scope);
    if (isNullish(value)) return value;
    return isDocument(value) ? value.get(key) : undefined;
  };

const longGetField = named(['field'], ['input'], ({ field, input }, compiler) =>
  fieldOf(compiler.compile(field as Value), input === undefined ? root : compiler.compile(input)),
);

/** `{ $getField: name }` or `{ $getField: { field, input } }` */
const getField: Operator = (argument, compiler, name) => {
  if (isDocument(argument) && argument.has('field')) return longGetField(argument, compiler, name);
  return fieldOf(compiler.compile(argument), root);
};

/** Sets a field whose name may be any text; a missing value takes it away. */
const setField = (hasValue: boolean): Operator =>
  named(hasValue ? ['field', 'input', 'value'] : ['field', 'input'], [], (given, compiler, operator) => {
    const name = evaluateConstant(given.field as Value, compiler.context);
    if (!isString(name)) fail(4161107, `${operator} requires 'field' to evaluate to a constant of type String`);
    const input = compiler.compile(given.input as Value);
    const value = compiler.compile(given.value ?? '$$REMOVE');
    return (scope) => {
      const document = input(scope);
      if (isNullish(document)) return null;
      need(isDocument(document), 4161105, `${operator} requires 'input' to evaluate to type Object`);
      const [result, field] = [new Map(document), value(scope)];
      if (field === undefined) result.delete(name);
      return field === undefined ? result : result.set(name, field);
    };
  });

export const OBJECT_OPERATORS: Operators = {
  $mergeObjects: plain(ANY_NUMBER, (values) => mergeObjects(spread(values))),
  $getField: getField,
  $setField: setField(true),
  $unsetField: setField(false),
};
