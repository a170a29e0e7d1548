import { Timestamp } from 'bson';
import { compareValues } from '../bson/compare';
import { add, multiply, numberType } from '../bson/numbers';
import { show } from '../bson/show';
import {
  type Document,
  isDocument,
  isNumber,
  isString,
  type Maybe,
  type NumberValue,
  typeName,
  type Value,
} from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import type { UpdateOperator } from './operator';
import { Slot } from './slot';

/** Sets the value where the stored one compares as `sign` says, or where there is none. */
const extreme =
  (sign: 1 | -1): UpdateOperator =>
  (argument, { context }) =>
  (slot) => {
    const value = slot.get();
    if (value === undefined || compareValues(argument, value, context.collation) * sign > 0) slot.set(argument);
  };

function arithmetic(
  name: '$inc' | '$mul',
  verb: string,
  apply: (value: NumberValue, argument: NumberValue) => NumberValue,
  ofMissing: (argument: NumberValue) => NumberValue,
): UpdateOperator {
  return (argument, { path }) => {
    need(isNumber(argument), 'TypeMismatch', `Cannot ${verb} with non-numeric argument: {${path}: ${show(argument)}}`);
    return (slot, { document }) => {
      const value = slot.get();
      if (value === undefined) return slot.set(ofMissing(argument));
      if (!isNumber(value))
        fail(
          'TypeMismatch',
          `Cannot apply ${name} to a value of non-numeric type. ${idOf(document)} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(value)}`,
        );
      const result = apply(value, argument);
      refuseOverflow(name, value, argument, result, document);
      slot.set(result);
    };
  };
}

/** Unlike an expression, an update does not turn a long that grows too large into a double. */
function refuseOverflow(
  name: string,
  value: NumberValue,
  argument: NumberValue,
  result: NumberValue,
  document: Document,
) {
  const isWhole = [value, argument].every((each) => ['int', 'long'].includes(numberType(each)));
  if (!isWhole || numberType(result) !== 'double') return;
  fail(
    'BadValue',
    `Failed to apply ${name} operations to current value (${show(value)}) for document ${idOf(document)}`,
  );
}

export const idOf = (document: Document) => `{_id: ${show(document.get('_id'))}}`;

function currentDate(argument: Value, path: string): (now: Date) => Value {
  if (argument === true || argument === false) return (now) => now;
  need(
    isDocument(argument),
    'BadValue',
    `${typeName(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
  );
  const kind = argument.get('$type');
  need(
    argument.size === 1 && kind !== undefined,
    'BadValue',
    `Unrecognized $currentDate option: ${[...argument.keys()].find((key) => key !== '$type')}`,
  );
  if (kind === 'date') return (now) => now;
  if (kind === 'timestamp') return (now) => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: nextOrdinal() });
  fail(
    'BadValue',
    `The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {${path}: ${show(argument)}}}`,
  );
}

let ordinal = 0;
/** Timestamps of one second differ by a number. */
const nextOrdinal = () => {
  ordinal = (ordinal % 0x7fffffff) + 1;
  return ordinal;
};

const BITWISE: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

const isWhole = (value: Maybe): value is number | bigint =>
  isNumber(value) && ['int', 'long'].includes(numberType(value));

const bit: UpdateOperator = (argument, { path }) => {
  need(
    isDocument(argument),
    'BadValue',
    `The $bit modifier is not compatible with a ${typeName(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
  );
  const steps = [...argument].map(([name, mask]) => {
    const operate = ownEntry(BITWISE, name);
    if (!operate)
      fail(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: ${show(argument)}`,
      );
    need(
      isWhole(mask),
      'BadValue',
      `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(mask)}' is not supported here: ${show(argument)}`,
    );
    return { operate, mask };
  });
  need(
    steps.length > 0,
    'BadValue',
    `You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}`,
  );
  return (slot, { document }) => {
    const value = slot.get() ?? 0;
    if (!isWhole(value))
      fail(
        'BadValue',
        `Cannot apply $bit to a value of non-integral type.${idOf(document)} has the field ${path} of non-integer type ${typeName(value)}`,
      );
    slot.set(steps.reduce<number | bigint>((result, { operate, mask }) => combine(operate, result, mask), value));
  };
};

/** Two ints make an int, anything else a long. */
function combine(operate: (a: bigint, b: bigint) => bigint, a: number | bigint, b: number | bigint): number | bigint {
  const result = operate(BigInt(a), BigInt(b));
  return typeof a === 'number' && typeof b === 'number' ? Number(result) : BigInt.asIntN(64, result);
}

const rename: UpdateOperator = (argument, { path: source }) => {
  const target = isString(argument)
    ? argument
    : fail('BadValue', `The 'to' field for $rename must be a string: ${source}: ${show(argument)}`);
  return (_slot, { document }) => {
    const from = new Slot(document, source.split('.'));
    const value = from.get();
    if (value === undefined) return;
    refuseArrays(document, source, 'source');
    refuseArrays(document, target, 'destination');
    from.unset();
    new Slot(document, target.split('.')).set(value);
  };
};

function refuseArrays(document: Document, path: string, role: string) {
  const parts = path.split('.');
  for (let length = 1; length < parts.length; length++)
    if (Array.isArray(new Slot(document, parts.slice(0, length)).get()))
      fail(
        'BadValue',
        `The ${role} field cannot be an array element, '${path}' in doc with ${idOf(document).slice(1, -1)} has an array field called '${parts[length - 1]}'`,
      );
}

export const FIELD_OPERATORS: Record<string, UpdateOperator> = {
  $set: (argument) => (slot) => slot.set(argument),
  $setOnInsert:
    (argument) =>
    (slot, { isInsert }) => {
      if (isInsert) slot.set(argument);
    },
  $unset: () => (slot) => slot.unset(),
  $inc: arithmetic('$inc', 'increment', add, (argument) => argument),
  $mul: arithmetic('$mul', 'multiply', multiply, (argument) => multiply(argument, 0)),
  $min: extreme(-1),
  $max: extreme(1),
  $rename: rename,
  $currentDate: (argument, { path, context }) => {
    const read = currentDate(argument, path);
    return (slot) => slot.set(read(context.now ?? new Date()));
  },
  $bit: bit,
};
