import { compareValues } from '../../bson/compare';
import { identityOf } from '../../bson/key-writer';
import { toNumber } from '../../bson/numbers';
import { BSONRegExp, isNullish, isNumber, isTruthy, MaxKey, type Maybe, MinKey, typeOf } from '../../bson/values';
import { need } from '../../errors';
import { type Condition, type FieldOperator, isOperatorDocument, type Test } from './condition';
import { matchesRegex, regexFrom } from './regex';

/** Equality: null also means missing, and a regular expression also means the strings that it matches. */
export function equals(wanted: Maybe): Test {
  if (isNullish(wanted)) return isNullish;
  if (wanted instanceof BSONRegExp) return matchesRegex(wanted);
  return (value) => value !== undefined && compareValues(value, wanted) === 0;
}

/** Range operators compare within one type: no number is greater than any string. */
function compares(wanted: Maybe, holds: (difference: number) => boolean): Test {
  if (isNullish(wanted)) return (value) => holds(0) && isNullish(value);
  if (wanted instanceof MinKey || wanted instanceof MaxKey) return (value) => holds(compareValues(value, wanted));
  const { order } = typeOf(wanted);
  return (value) => {
    if (typeOf(value).order !== order) return false;
    const difference = compareValues(value, wanted);
    // NaN is neither less nor greater than any number.
    return holds(difference) && (difference === 0 || !(isNaNValue(value) || isNaNValue(wanted)));
  };
}

const isNaNValue = (value: Maybe) => isNumber(value) && Number.isNaN(toNumber(value));

/** From this many values on a set is faster than comparing each. */
const SET_FROM = 8;

function isIn(list: Maybe, operator: string): Test {
  need(Array.isArray(list), 'BadValue', `${operator} needs an array`);
  need(!list.some(isOperatorDocument), 'BadValue', `cannot nest $ under ${operator}`);
  const isPlain = list.every((each) => each !== null && !(each instanceof BSONRegExp));
  if (!isPlain || list.length < SET_FROM) {
    const tests = list.map(equals);
    return (value) => tests.some((test) => test(value));
  }
  const identities = new Set(list.map(identityOf));
  return (value) => value !== undefined && identities.has(identityOf(value));
}

function comparison(name: string, holds: (difference: number) => boolean): FieldOperator {
  return (argument) => {
    need(!(argument instanceof BSONRegExp), 'BadValue', `Can't have RegEx as arg to predicate over field '${name}'.`);
    return { test: compares(argument, holds) };
  };
}

/** Unlike `{ a: /x/ }`, `{ a: { $eq: /x/ } }` finds the regular expression itself. */
function equality(wanted: Maybe): Condition {
  if (!(wanted instanceof BSONRegExp)) return { test: equals(wanted) };
  return { test: (value) => compareValues(value, wanted) === 0 };
}

const isPresent = (value: Maybe) => value !== undefined;

export const COMPARISON_OPERATORS: Record<string, FieldOperator> = {
  $eq: equality,
  $ne: (argument) => {
    need(!(argument instanceof BSONRegExp), 'BadValue', "Can't have regex as arg to $ne.");
    return { not: equality(argument) };
  },
  $gt: comparison('$gt', (difference) => difference > 0),
  $gte: comparison('$gte', (difference) => difference >= 0),
  $lt: comparison('$lt', (difference) => difference < 0),
  $lte: comparison('$lte', (difference) => difference <= 0),
  $in: (argument) => ({ test: isIn(argument, '$in') }),
  $nin: (argument) => ({ not: { test: isIn(argument, '$nin') } }),
  $exists: (argument) => {
    const condition = { test: isPresent, isWhole: true };
    return isTruthy(argument) ? condition : { not: condition };
  },
  $regex: (argument, _compiler, siblings) => ({ test: matchesRegex(regexFrom(argument, siblings.get('$options'))) }),
  $options: (_argument, _compiler, siblings) => {
    need(siblings.has('$regex'), 'BadValue', '$options needs a $regex');
    return { every: [] };
  },
};
