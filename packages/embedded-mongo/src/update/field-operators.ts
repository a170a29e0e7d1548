import { add, numberType } from '../bson/numbers';
import { show } from '../bson/show';
import { type Document, isNumber, type NumberValue, typeName } from '../bson/values';
import { fail, need } from '../errors';
import type { UpdateOperator } from './document-path';

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

export const FIELD_UPDATES: Record<string, UpdateOperator> = {
  $set: (argument) => (field) => field.set(argument),
  $setOnInsert:
    (argument) =>
    (field, { isInsert }) => {
      if (isInsert) field.set(argument);
    },
  $unset: () => (field) => field.unset(),
  $inc: increment,
};
