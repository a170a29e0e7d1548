import { wholePart } from '../../bson/decimal';
import { toNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import { isNumber, isTruthy, type Maybe, TYPE_CODES, TYPE_NAMES, typeOf } from '../../bson/values';
import { fail, need } from '../../errors';
import type { FieldOperator } from './filter';

const exists = (value: Maybe) => value !== undefined;

export const ELEMENT_OPERATORS: Record<string, FieldOperator> = {
  $exists: (argument) => {
    const condition = { test: exists, isWhole: true };
    return isTruthy(argument) ? condition : { not: condition };
  },

  $type: (argument) => {
    const names = new Set((Array.isArray(argument) ? argument : [argument]).flatMap(parseTypes));
    need(names.size > 0, 'FailedToParse', '$type must match at least one type');
    return { test: (value) => names.has(typeOf(value).name) };
  },

  $mod: (argument) => {
    need(Array.isArray(argument), 'BadValue', 'malformed mod, needs to be an array');
    need(argument.length >= 2, 'BadValue', 'malformed mod, not enough elements');
    need(argument.length === 2, 'BadValue', 'malformed mod, too many elements');
    const [divisor = 0n, wanted = 0n] = argument.map(wholeNumber);
    need(divisor !== 0n, 'BadValue', 'divisor cannot be 0');
    return {
      test: (value) => {
        const whole = isNumber(value) ? wholePart(value) : undefined;
        return whole !== undefined && whole % divisor === wanted;
      },
    };
  },
};

function wholeNumber(value: Maybe, place: number): bigint {
  const role = place === 0 ? 'divisor' : 'remainder';
  need(isNumber(value), 'BadValue', `malformed mod, ${role} not a number`);
  return (
    wholePart(value) ?? fail('BadValue', `malformed mod, ${role} value is invalid :: caused by :: not a finite number`)
  );
}

const NUMBERS = ['double', 'int', 'long', 'decimal'];

function parseTypes(type: Maybe): string[] {
  if (type === 'number') return NUMBERS;
  if (typeof type === 'string') {
    need(TYPE_NAMES.has(type), 'BadValue', `Unknown type name alias: ${type}`);
    return [type];
  }
  need(isNumber(type), 'TypeMismatch', 'type must be represented as a number or a string');
  return [TYPE_CODES.get(toNumber(type)) ?? fail('BadValue', `Invalid numerical type code: ${show(type)}`)];
}
