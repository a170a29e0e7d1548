import { compareValues } from '../bson/compare';
import { dateOfMilliseconds } from '../bson/encode';
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

export type Expression = (document: Document) => Maybe;

/** Compiles an operator from its argument; `name` is for its errors. */
type ExpressionOperator = (argument: Value, compile: (source: Value) => Expression, name: string) => Expression;

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

/** `{ if, then, else }` as a list. */
function partsOfConditional(argument: Document): Value[] {
  const parts = ['if', 'then', 'else'].map((field) => argument.get(field));
  need(argument.size === 3 && !parts.includes(undefined), 17080, '$cond takes the parameters if, then and else');
  return parts as Value[];
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
    const list = isDocument(argument) ? partsOfConditional(argument) : listOf(argument);
    checkCount(name, 3, list.length);
    const [condition, then, otherwise] = list.map(compile) as [Expression, Expression, Expression];
    return (document) => (isTruthy(condition(document)) ? then : otherwise)(document);
  },
};
