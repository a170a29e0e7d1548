import { compareValues } from '../../bson/compare';
import { identityOf } from '../../bson/key-writer';
import { toNumber } from '../../bson/numbers';
import { BSONRegExp, isNullish, isNumber, MaxKey, type Maybe, MinKey, typeOf } from '../../bson/values';
import { need } from '../../errors';
import type { Condition } from './condition';
import type { QueryContext } from './context';
import type { FieldOperator } from './filter';
import { isOperatorDocument } from './operator-document';
import type { Test } from './path-walk';
import { matchesRegex, regexFrom } from './regex';

/** Equality: null also means missing, and a regular expression also means the strings that it matches. */
export function equals(wanted: Maybe, { collation }: QueryContext): Test {
  if (isNullish(wanted)) return isNullish;
  if (wanted instanceof BSONRegExp) return matchesRegex(wanted);
  return (value) => value !== undefined && compareValues(value, wanted, collation) === 0;
}

/** $gt and its kin compare within one type only: no number is greater than any string. */
function compares(wanted: Maybe, holds: (difference: number) => boolean, { collation }: QueryContext): Test {
  if (isNullish(wanted)) return (value) => holds(0) && isNullish(value);
  if (wanted instanceof MinKey || wanted instanceof MaxKey) return (value) => holds(compareValues(value, wanted));
  const { order } = typeOf(wanted);
  return (value) => {
    if (typeOf(value).order !== order) return false;
    const difference = compareValues(value, wanted, collation);
    // NaN is neither less nor greater than any number.
    return holds(difference) && (difference === 0 || !(isNaNValue(value) || isNaNValue(wanted)));
  };
}

const isNaNValue = (value: Maybe) => isNumber(value) && Number.isNaN(toNumber(value));

/** From this many values on a set is faster than a look at each. */
const SET_FROM = 8;

function isIn(list: Maybe, context: QueryContext, operator: string): Test {
  need(Array.isArray(list), 'BadValue', `${operator} needs an array`);
  need(!list.some(isOperatorDocument), 'BadValue', `cannot nest $ under ${operator}`);
  const isPlain = list.every((each) => each !== null && !(each instanceof BSONRegExp));
  if (!isPlain || list.length < SET_FROM) {
    const tests = list.map((each) => equals(each, context));
    return (value) => tests.some((test) => test(value));
  }
  const identities = new Set(list.map((each) => identityOf(each, context.collation)));
  return (value) => value !== undefined && identities.has(identityOf(value, context.collation));
}

function comparison(name: string, holds: (difference: number) => boolean): FieldOperator {
  return (argument, { context }) => {
    need(!(argument instanceof BSONRegExp), 'BadValue', `Can't have RegEx as arg to predicate over field '${name}'.`);
    return { test: compares(argument, holds, context) };
  };
}

export const COMPARISON_CONDITIONS: Record<string, FieldOperator> = {
  $eq: (argument, { context }) => equality(argument, context),
  $ne: (argument, { context }) => {
    need(!(argument instanceof BSONRegExp), 'BadValue', "Can't have regex as arg to $ne.");
    return { not: equality(argument, context) };
  },
  $gt: comparison('$gt', (difference) => difference > 0),
  $gte: comparison('$gte', (difference) => difference >= 0),
  $lt: comparison('$lt', (difference) => difference < 0),
  $lte: comparison('$lte', (difference) => difference <= 0),
  $in: (argument, { context }) => ({ test: isIn(argument, context, '$in') }),
  $nin: (argument, { context }) => ({ not: { test: isIn(argument, context, '$nin') } }),
  $regex: (argument, _compiler, siblings) => ({ test: matchesRegex(regexFrom(argument, siblings.get('$options'))) }),
  $options: (_argument, _compiler, siblings) => {
    need(siblings.has('$regex'), 'BadValue', '$options needs a $regex');
    return { every: [] };
  },
};

/** Unlike `{ a: /x/ }`, `{ a: { $eq: /x/ } }` looks for the regular expression itself. */
function equality(wanted: Maybe, context: QueryContext): Condition {
  if (!(wanted instanceof BSONRegExp)) return { test: equals(wanted, context) };
  return { test: (value) => compareValues(value, wanted) === 0 };
}
