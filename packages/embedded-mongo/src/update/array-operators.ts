import { equalValues } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { show } from '../bson/show';
import { BSONRegExp, isDocument, isNumber, typeName, type Value } from '../bson/values';
import { type CodeName, fail, need } from '../errors';
import { isConditionOfElement } from '../query/matcher/array-operators';
import { equals } from '../query/matcher/comparison-operators';
import { onValue, type Test } from '../query/matcher/condition';
import { compileConditions, compileFilter } from '../query/matcher/filter';
import type { DocumentPath, UpdateOperator } from './document-path';

function arrayAt(field: DocumentPath, operator: string, code: CodeName = 'BadValue'): Value[] | undefined {
  const value = field.get();
  if (value === undefined || Array.isArray(value)) return value;
  return fail(code, `Cannot apply ${operator} to '${field.path}' of the type ${typeName(value)}: it must be an array`);
}

export const PUSH_MODIFIERS = ['$each'];
export const ADD_TO_SET_MODIFIERS = ['$each'];

/** The values to add: those of `$each`, or the argument itself. */
function addedValues(argument: Value, operator: string, modifiers: readonly string[], code: CodeName): Value[] {
  if (!isDocument(argument) || !argument.has('$each')) return [argument];
  const unknown = [...argument.keys()].find((name) => !modifiers.includes(name));
  need(unknown === undefined, 'BadValue', `Unrecognized clause in ${operator}: ${unknown}`);
  const each = argument.get('$each');
  return Array.isArray(each) ? each : fail(code, `The argument to $each in ${operator} must be an array`);
}

const push: UpdateOperator = (argument) => {
  const added = addedValues(argument, '$push', PUSH_MODIFIERS, 'BadValue');
  return (field) => field.set([...(arrayAt(field, '$push') ?? []), ...added]);
};

const addToSet: UpdateOperator = (argument) => {
  const added = addedValues(argument, '$addToSet', ADD_TO_SET_MODIFIERS, 'TypeMismatch');
  return (field) => {
    const result = [...(arrayAt(field, '$addToSet') ?? [])];
    for (const value of added) if (!result.some((each) => equalValues(each, value))) result.push(value);
    field.set(result);
  };
};

function removeFrom(field: DocumentPath, operator: string, test: Test) {
  const array = arrayAt(field, operator);
  if (array) field.set(array.filter((each) => !test(each)));
}

/** `{ $gt: 1 }` is a condition for the elements themselves, any other document a filter for elements that are documents. */
function pullTest(argument: Value): Test {
  if (argument instanceof BSONRegExp) return equals(argument);
  if (!isDocument(argument)) return (element) => equalValues(element, argument);
  if (isConditionOfElement(argument)) return onValue(compileConditions(argument));
  const matches = compileFilter(argument);
  return (element) => isDocument(element) && matches(element);
}

const pop: UpdateOperator = (argument) => {
  const end = isNumber(argument) ? toNumber(argument) : 0;
  need(end === 1 || end === -1, 'FailedToParse', `$pop expects 1 or -1, found: ${show(argument)}`);
  return (field) => {
    const array = arrayAt(field, '$pop', 'TypeMismatch');
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
    need(Array.isArray(argument), 'BadValue', '$pullAll requires an array argument');
    return (field) => removeFrom(field, '$pullAll', (element) => argument.some((each) => equalValues(each, element)));
  },
  $pop: pop,
};
