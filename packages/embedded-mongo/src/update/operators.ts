import { equalValues } from '../bson/compare';
import { add, numberType } from '../bson/numbers';
import { show } from '../bson/show';
import {
  BSONRegExp,
  type Document,
  isDocument,
  isNumber,
  type NumberValue,
  typeName,
  type Value,
} from '../bson/values';
import { type CodeName, fail, need } from '../errors';
import { isConditionOfElement } from '../query/matcher/array-operators';
import { equals } from '../query/matcher/comparison-operators';
import { onValue, type Test } from '../query/matcher/condition';
import { compileConditions, compileFilter } from '../query/matcher/filter';
import type { DocumentPath, UpdateOperator } from './document-path';

const increment: UpdateOperator = (argument, path) => {
  need(isNumber(argument), 'TypeMismatch', `Cannot increment with non-numeric argument: {${path}: ${show(argument)}}`);
  return (field, { document }) => {
    const value = field.get();
    if (value === undefined) return field.set(argument);
    if (!isNumber(value))
      fail('TypeMismatch', `Cannot apply $inc to '${path}' of ${idOf(document)}, which is of type ${typeName(value)}`);
    const result = add(value, argument);
    refuseOverflow(value, argument, result, document);
    field.set(result);
  };
};

/** Unlike an expression, an update does not turn a long that grows too large into a double. */
function refuseOverflow(value: NumberValue, argument: NumberValue, result: NumberValue, document: Document) {
  const isWhole = [value, argument].every((each) => ['int', 'long'].includes(numberType(each)));
  if (!isWhole || numberType(result) !== 'double') return;
  fail('BadValue', `Failed to apply $inc operations to current value (${show(value)}) for document ${idOf(document)}`);
}

const idOf = (document: Document) => `{_id: ${show(document.get('_id'))}}`;

function arrayAt(field: DocumentPath, operator: string, code: CodeName = 'BadValue'): Value[] | undefined {
  const value = field.get();
  if (value === undefined || Array.isArray(value)) return value;
  return fail(code, `Cannot apply ${operator} to '${field.path}' of the type ${typeName(value)}: it must be an array`);
}

/** The values to add: those of `$each`, or the argument itself. */
function addedValues(argument: Value, operator: string, code: CodeName): Value[] {
  if (!isDocument(argument) || !argument.has('$each')) return [argument];
  const unknown = [...argument.keys()].find((name) => name !== '$each');
  need(unknown === undefined, 'BadValue', `Unrecognized clause in ${operator}: ${unknown}`);
  const each = argument.get('$each');
  return Array.isArray(each) ? each : fail(code, `The argument to $each in ${operator} must be an array`);
}

const push: UpdateOperator = (argument) => {
  const added = addedValues(argument, '$push', 'BadValue');
  return (field) => field.set([...(arrayAt(field, '$push') ?? []), ...added]);
};

const addToSet: UpdateOperator = (argument) => {
  const added = addedValues(argument, '$addToSet', 'TypeMismatch');
  return (field) => {
    const result = [...(arrayAt(field, '$addToSet') ?? [])];
    for (const value of added) if (!result.some((each) => equalValues(each, value))) result.push(value);
    field.set(result);
  };
};

/** `{ $gt: 1 }` is a condition for the elements themselves, any other document a filter for elements that are documents. */
function pullTest(argument: Value): Test {
  if (argument instanceof BSONRegExp) return equals(argument);
  if (!isDocument(argument)) return (element) => equalValues(element, argument);
  if (isConditionOfElement(argument)) return onValue(compileConditions(argument));
  const matches = compileFilter(argument);
  return (element) => isDocument(element) && matches(element);
}

const pull: UpdateOperator = (argument) => {
  const test = pullTest(argument);
  return (field) => {
    const array = arrayAt(field, '$pull');
    if (array) field.set(array.filter((each) => !test(each)));
  };
};

export const UPDATE_OPERATORS: Record<string, UpdateOperator> = {
  $set: (argument) => (field) => field.set(argument),
  $setOnInsert:
    (argument) =>
    (field, { isInsert }) => {
      if (isInsert) field.set(argument);
    },
  $unset: () => (field) => field.unset(),
  $inc: increment,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
};
