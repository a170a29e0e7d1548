import { equalValues } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { show } from '../bson/show';
import { BSONRegExp, isDocument, isNumber, typeName, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { equals } from '../query/matcher/comparison-operators';
import { onValue } from '../query/matcher/condition';
import type { QueryContext } from '../query/matcher/context';
import { FilterCompiler } from '../query/matcher/filter';
import { isOperatorDocument } from '../query/matcher/operator-document';
import type { Test } from '../query/matcher/path-walk';
import { idOf } from './field-operators';
import type { UpdateOperator } from './operator';
import { compilePush } from './push';
import type { Slot } from './slot';

/** The array at the place; undefined where there is nothing. */
export function arrayAt(slot: Slot, refuse: (value: Value) => never): Value[] | undefined {
  const value = slot.get();
  if (value === undefined || Array.isArray(value)) return value;
  return refuse(value);
}

const addToSet: UpdateOperator = (argument, { context }) => {
  const values = eachOf(argument);
  return (slot) => {
    const array = arrayAt(slot, (value) =>
      fail(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${slot.path.split('.').at(-1)}' has non-array type ${typeName(value)}`,
      ),
    );
    const result = [...(array ?? [])];
    for (const value of values)
      if (!result.some((each) => equalValues(each, value, context.collation))) result.push(value);
    slot.set(result);
  };
};

function eachOf(argument: Value): Value[] {
  if (!isDocument(argument) || [...argument.keys()][0] !== '$each') return [argument];
  const other = [...argument.keys()].find((name) => name !== '$each');
  need(other === undefined, 'BadValue', `Found unexpected fields after $each in $addToSet: ${show(argument)}`);
  const each = argument.get('$each');
  return Array.isArray(each)
    ? each
    : fail('TypeMismatch', `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`);
}

/** Leaves out the elements that pass the test. */
function without(slot: Slot, name: string, test: Test) {
  const array = arrayAt(slot, () => fail('BadValue', `Cannot apply ${name} to a non-array value`));
  if (array) slot.set(array.filter((each) => !test(each)));
}

/** `{ a: 1 }` is a filter for elements that are documents, `{ $gt: 1 }` one for the elements themselves. */
function pullTest(argument: Value, context: QueryContext): Test {
  const compiler = new FilterCompiler(context);
  if (isOperatorDocument(argument)) return onValue(compiler.conditions(argument));
  if (isDocument(argument)) {
    const matches = compiler.filter(argument);
    return (element) => isDocument(element) && matches(element);
  }
  return argument instanceof BSONRegExp
    ? equals(argument, context)
    : (element) => equalValues(element, argument, context.collation);
}

const pop: UpdateOperator = (argument, { path }) => {
  need(isNumber(argument), 'FailedToParse', `Expected a number in: ${path}: ${show(argument)}`);
  const end = toNumber(argument);
  need(end === 1 || end === -1, 'FailedToParse', `$pop expects 1 or -1, found: ${show(argument)}`);
  return (slot) => {
    const array = arrayAt(slot, (value) =>
      fail('TypeMismatch', `Path '${slot.path}' contains an element of non-array type '${typeName(value)}'`),
    );
    if (array) slot.set(end === 1 ? array.slice(0, -1) : array.slice(1));
  };
};

export const ARRAY_UPDATES: Record<string, UpdateOperator> = {
  $push: (argument, { path }) => {
    const change = compilePush(argument, path);
    return (slot, { document }) => {
      const array = arrayAt(slot, (value) =>
        fail(
          'BadValue',
          `The field '${slot.path}' must be an array but is of type ${typeName(value)} in document ${idOf(document)}`,
        ),
      );
      slot.set(change(array ?? []));
    };
  },
  $addToSet: addToSet,
  $pull: (argument, { context }) => {
    const test = pullTest(argument, context);
    return (slot) => without(slot, '$pull', test);
  },
  $pullAll: (argument, { context }) => {
    need(
      Array.isArray(argument),
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeName(argument)}`,
    );
    return (slot) =>
      without(slot, '$pullAll', (element) => argument.some((each) => equalValues(each, element, context.collation)));
  },
  $pop: pop,
};
