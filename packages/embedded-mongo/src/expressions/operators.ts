import { compareValues } from '../bson/compare';
import { dateOfMilliseconds } from '../bson/date';
import { add, toNumber } from '../bson/numbers';
import {
  type Document,
  isDocument,
  isNullish,
  isNumber,
  isTruthy,
  type Maybe,
  type NumberValue,
  typeName,
  type Value,
} from '../bson/values';
import { fail, need } from '../errors';
import type { Expression, ExpressionOperator } from './expression';

const listOf = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument]);

function checkCount(name: string, expected: number, actual: number) {
  need(actual === expected, 16020, `Expression ${name} takes exactly ${expected} arguments. ${actual} were passed in.`);
}

/** Numbers, and at most one date, to which the numbers are milliseconds. */
function sum(values: readonly Maybe[]): Value {
  let [total, date]: [NumberValue, Date | undefined] = [0, undefined];
  for (const value of values) {
    if (isNullish(value)) return null;
    if (isNumber(value)) total = add(total, value);
    else if (!(value instanceof Date))
      fail('TypeMismatch', `$add only supports numeric or date types, not ${typeName(value)}`);
    else if (date) fail(16612, 'only one date allowed in an $add expression');
    else date = value;
  }
  return date ? dateOfMilliseconds(date.getTime() + Math.round(toNumber(total))) : total;
}

const conditional =
  (condition: Expression, then: Expression, otherwise: Expression): Expression =>
  (document) =>
    (isTruthy(condition(document)) ? then : otherwise)(document);

function conditionalOfFields(argument: Document, compile: (source: Value) => Expression): Expression {
  for (const field of argument.keys())
    need(['if', 'then', 'else'].includes(field), 17083, `Unrecognized parameter to $cond: ${field}`);
  const part = (field: string, code: number) => {
    const source = argument.get(field);
    return source === undefined ? fail(code, `Missing '${field}' parameter to $cond`) : compile(source);
  };
  return conditional(part('if', 17080), part('then', 17081), part('else', 17082));
}

export const EXPRESSION_OPERATORS: Record<string, ExpressionOperator> = {
  $literal: (argument) => () => argument,

  $add: (argument, compile) => {
    const parts = listOf(argument).map(compile);
    return (document) => sum(parts.map((part) => part(document)));
  },

  $gte: (argument, compile, name) => {
    const parts = listOf(argument).map(compile);
    checkCount(name, 2, parts.length);
    const [left, right] = parts as [Expression, Expression];
    return (document) => compareValues(left(document), right(document)) >= 0;
  },

  $ifNull: (argument, compile) => {
    const parts = listOf(argument).map(compile);
    need(parts.length >= 2, 1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
    return (document) => {
      let value: Maybe;
      for (const part of parts) {
        value = part(document);
        if (!isNullish(value)) break;
      }
      return value;
    };
  },

  $cond: (argument, compile, name) => {
    if (isDocument(argument)) return conditionalOfFields(argument, compile);
    const parts = listOf(argument).map(compile);
    checkCount(name, 3, parts.length);
    return conditional(...(parts as [Expression, Expression, Expression]));
  },
};
