import { compareValues } from '../../bson/compare';
import { show } from '../../bson/show';
import { BSONRegExp, type Document, isDocument, isNullish, isTruthy, typeOf, type Value } from '../../bson/values';
import { ownEntry } from '../../own-entry';
import { onValue } from '../matcher/condition';
import { compileConditions } from '../matcher/filter';
import { conditionsOf, type FieldCondition } from './conditions';

/**
 * Whether every document that fulfils `conditions` also fulfils the filter of a partial index; only then may the index
 * be used. An implication that is not recognised counts as none.
 */
export function implies(conditions: readonly FieldCondition[], partialFilter: Document | undefined): boolean {
  if (!partialFilter) return true;
  const demands = conditionsOf(partialFilter);
  if (demands.length < countConditions(partialFilter)) return false;
  return demands.every((demand) => conditions.some((each) => each.path === demand.path && impliesOne(each, demand)));
}

function countConditions(filter: Document): number {
  let count = 0;
  for (const [name, value] of filter) {
    if (name === '$and' && Array.isArray(value))
      count += value.filter(isDocument).reduce((sum, each) => sum + countConditions(each), 0);
    else count += isDocument(value) && [...value.keys()].some((key) => key.startsWith('$')) ? value.size : 1;
  }
  return count;
}

function impliesOne(known: FieldCondition, demand: FieldCondition): boolean {
  if (known.operator === demand.operator && show(known.argument) === show(demand.argument)) return true;
  if (known.operator === '$eq') return fulfils(known.argument, demand);
  if (known.operator === '$in')
    return Array.isArray(known.argument) && known.argument.every((each) => fulfils(each, demand));
  return ownEntry(RANGES, known.operator)?.includes(demand.operator) === true && isStricter(known, demand);
}

/** A field that equals `value` holds it, so what holds for the value holds for the field. */
function fulfils(value: Value, { operator, argument }: FieldCondition): boolean {
  // In a list of $in a regular expression stands for the strings that it matches.
  if (isNullish(value) || Array.isArray(value) || value instanceof BSONRegExp) return false;
  if (operator === '$exists') return isTruthy(argument);
  return onValue(compileConditions(new Map([[operator, argument]])))(value);
}

/** A range implies that the field exists, and every wider range of the same type. */
const RANGES: Record<string, string[]> = {
  $gt: ['$gt', '$gte', '$exists'],
  $gte: ['$gte', '$gt', '$exists'],
  $lt: ['$lt', '$lte', '$exists'],
  $lte: ['$lte', '$lt', '$exists'],
};

function isStricter(known: FieldCondition, demand: FieldCondition): boolean {
  if (demand.operator === '$exists') return isTruthy(demand.argument) && known.argument !== null;
  const difference = compareValues(known.argument, demand.argument) * (known.operator.startsWith('$g') ? 1 : -1);
  return (
    typeOf(known.argument).order === typeOf(demand.argument).order &&
    (difference > 0 || (difference === 0 && demand.operator.endsWith('e')))
  );
}
