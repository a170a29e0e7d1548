import { equalValues } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { show } from '../bson/show';
import { BSONRegExp, isDocument, isNumber, typeName, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { equals } from '../query/matcher/comparison-operators';
import { onValue } from '../query/matcher/condition';
import { compileConditions, compileFilter, FIELD_OPERATORS } from '../query/matcher/filter';
import type { Test } from '../query/matcher/types';
import type { DocumentPath } from './document-path';
import { idOf } from './field-operators';
import type { UpdateOperator } from './operator';

/** The array at the path; undefined where there is no value. */
function arrayAt(field: DocumentPath, refuse: (value: Value) => never): Value[] | undefined {
  const value = field.get();
  return value === undefined || Array.isArray(value) ? value : refuse(value);
}

const push: UpdateOperator = (argument) => {
  const added = isDocument(argument) && argument.has('$each') ? pushedValues(argument) : [argument];
  return (field, { document }) => {
    const array = arrayAt(field, (value) =>
      fail(
        'BadValue',
        `The field '${field.path}' must be an array but is of type ${typeName(value)} in document ${idOf(document)}`,
      ),
    );
    field.set([...(array ?? []), ...added]);
  };
};

function pushedValues(argument: ReadonlyMap<string, Value>): Value[] {
  for (const name of argument.keys()) need(name === '$each', 'BadValue', `Unrecognized clause in $push: ${name}`);
  const each = argument.get('$each');
  return Array.isArray(each)
    ? each
    : fail('BadValue', `The argument to $each in $push must be an array but it was of type: ${typeName(each)}`);
}

const addToSet: UpdateOperator = (argument) => {
  const added = isDocument(argument) && argument.keys().next().value === '$each' ? setValues(argument) : [argument];
  return (field) => {
    const array = arrayAt(field, (value) =>
      fail(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${field.path.split('.').at(-1)}' has non-array type ${typeName(value)}`,
      ),
    );
    const result = [...(array ?? [])];
    for (const value of added) if (!result.some((each) => equalValues(each, value))) result.push(value);
    field.set(result);
  };
};

function setValues(argument: ReadonlyMap<string, Value>): Value[] {
  need(argument.size === 1, 'BadValue', `Found unexpected fields after $each in $addToSet: ${show(new Map(argument))}`);
  const each = argument.get('$each');
  return Array.isArray(each)
    ? each
    : fail('TypeMismatch', `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`);
}

function removeFrom(field: DocumentPath, operator: string, test: Test) {
  const array = arrayAt(field, () => fail('BadValue', `Cannot apply ${operator} to a non-array value`));
  if (array) field.set(array.filter((each) => !test(each)));
}

/** `{ $gt: 1 }` is a condition for the elements themselves, any other document a filter for elements that are documents. */
function pullTest(argument: Value): Test {
  if (argument instanceof BSONRegExp) return equals(argument);
  if (!isDocument(argument)) return (element) => equalValues(element, argument);
  const [first = ''] = argument.keys();
  if (Object.hasOwn(FIELD_OPERATORS, first)) return onValue(compileConditions(argument));
  const matches = compileFilter(argument);
  return (element) => isDocument(element) && matches(element);
}

const pop: UpdateOperator = (argument, path) => {
  need(isNumber(argument), 'FailedToParse', `Expected a number in: ${path}: ${show(argument)}`);
  const end = toNumber(argument);
  need(end === 1 || end === -1, 'FailedToParse', `$pop expects 1 or -1, found: ${show(argument)}`);
  return (field) => {
    const array = arrayAt(field, (value) =>
      fail('TypeMismatch', `Path '${field.path}' contains an element of non-array type '${typeName(value)}'`),
    );
    if (array) field.set(end === 1 ? array.slice(0, -1) : array.slice(1));
  };
};

export const ARRAY_UPDATES: Record<string, UpdateOperator> = {
  $push: push,
  $addToSet: addToSet,
  $pull: (argument) => {
    const test = pullTest(argument);
    return (field) => removeFrom(field, '$pull', test);
  },
  $pullAll: (argument) => {
    need(
      Array.isArray(argument),
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeName(argument)}`,
    );
    return (field) => removeFrom(field, '$pullAll', (element) => argument.some((each) => equalValues(each, element)));
  },
  $pop: pop,
};
