import { type Collation, sameCollation } from '../../bson/collation';
import { compareValues } from '../../bson/compare';
import { show } from '../../bson/show';
import { BSONRegExp, type Document, isNullish, isTruthy, typeOf, type Value } from '../../bson/values';
import { ownEntry } from '../../own-entry';
import type { Index } from '../../storage/collection-index';
import { onValue } from '../matcher/condition';
import { FilterCompiler } from '../matcher/filter';
import { holdsText } from './bounds';
import { conditionsOf, type FieldCondition } from './conditions';

/**
 * Whether every document that fulfils `conditions` also fulfils the filter of a partial index. Only then may the index
 * answer the query. What is not recognised counts as no.
 */
export function implies(conditions: readonly FieldCondition[], asked: Collation | undefined, index: Index): boolean {
  const { partialFilter, collation } = index;
  if (!partialFilter) return true;
  const demands = conditionsOf(partialFilter);
  if (demands.length < countConditions(partialFilter)) return false;
  const isOneCollation = sameCollation(asked, collation);
  // A text that fulfils one collation's condition need not fulfil the other's.
  const isComparable = (...sides: FieldCondition[]) =>
    isOneCollation || !sides.some(({ argument }) => holdsText(argument));
  return demands.every((demand) =>
    conditions.some(
      (each) => each.path === demand.path && isComparable(each, demand) && impliesOne(each, demand, collation),
    ),
  );
}

function countConditions(filter: Document): number {
  let count = 0;
  for (const [name, value] of filter) {
    if (name === '$and' && Array.isArray(value))
      count += value.reduce<number>((sum, each) => sum + countConditions(each as Document), 0);
    else count += value instanceof Map && [...value.keys()].some((key) => key.startsWith('$')) ? value.size : 1;
  }
  return count;
}

function impliesOne(known: FieldCondition, demand: FieldCondition, collation: Collation | undefined): boolean {
  if (known.operator === demand.operator && show(known.argument) === show(demand.argument)) return true;
  if (known.operator === '$eq') return fulfils(known.argument, demand, collation);
  if (known.operator === '$in')
    return Array.isArray(known.argument) && known.argument.every((each) => fulfils(each, demand, collation));
  return ownEntry(RANGES, known.operator)?.includes(demand.operator) === true && isStricter(known, demand, collation);
}

/** A field that equals `value` holds it, so what holds for the value holds for the field. */
function fulfils(value: Value, { operator, argument }: FieldCondition, collation: Collation | undefined): boolean {
  // In a list of $in a regular expression stands for the texts that it matches.
  if (isNullish(value) || Array.isArray(value) || value instanceof BSONRegExp) return false;
  if (operator === '$exists') return isTruthy(argument);
  const condition = new FilterCompiler({ collation }).conditions(new Map([[operator, argument]]));
  return onValue(condition)(value);
}

/** A range implies that the field exists, and every wider range of the same type. */
const RANGES: Record<string, string[]> = {
  $gt: ['$gt', '$gte', '$exists'],
  $gte: ['$gte', '$gt', '$exists'],
  $lt: ['$lt', '$lte', '$exists'],
  $lte: ['$lte', '$lt', '$exists'],
};

function isStricter(known: FieldCondition, demand: FieldCondition, collation: Collation | undefined): boolean {
  if (demand.operator === '$exists') return isTruthy(demand.argument) && known.argument !== null;
  const difference =
    compareValues(known.argument, demand.argument, collation) * (known.operator.startsWith('$g') ? 1 : -1);
  return (
    typeOf(known.argument).order === typeOf(demand.argument).order &&
    (difference > 0 || (difference === 0 && demand.operator.endsWith('e')))
  );
}
