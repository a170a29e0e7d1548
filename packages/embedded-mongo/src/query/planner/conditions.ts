import { BSONRegExp, type Document, isDocument, isString, type Maybe, type Value } from '../../bson/values';
import { isOperatorDocument } from '../matcher/condition';

/** A necessary condition of a filter, as far as an index can use it. */
export interface FieldCondition {
  path: string;
  operator: string;
  argument: Value;
}

/** The conditions of a filter that all matching documents fulfil, without those that no index can use. */
export function conditionsOf(filter: Document, prefix = ''): FieldCondition[] {
  return [...filter].flatMap(([name, value]): FieldCondition[] => {
    if (name === '$and' && Array.isArray(value))
      return value.filter(isDocument).flatMap((each) => conditionsOf(each, prefix));
    return name.startsWith('$') ? [] : ofField(prefix + name, value);
  });
}

function ofField(path: string, value: Value): FieldCondition[] {
  if (value instanceof BSONRegExp) return [{ path, operator: '$regex', argument: value }];
  if (!isOperatorDocument(value)) return [{ path, operator: '$eq', argument: value }];
  return [...value].flatMap(([operator, argument]): FieldCondition[] => {
    if (operator === '$elemMatch' && isDocument(argument)) return ofElements(path, argument);
    if (operator === '$all' && Array.isArray(argument)) return ofAll(path, argument);
    if (operator === '$regex') return ofRegex(path, argument, value.get('$options'));
    return [{ path, operator, argument }];
  });
}

const ofElements = (path: string, condition: Document) =>
  isOperatorDocument(condition) ? ofField(path, condition) : conditionsOf(condition, `${path}.`);

/** A document that holds all values holds the first one. */
function ofAll(path: string, [first]: Value[]): FieldCondition[] {
  if (first === undefined) return [];
  return isDocument(first) && first.has('$elemMatch')
    ? ofField(path, first)
    : [{ path, operator: '$eq', argument: first }];
}

function ofRegex(path: string, pattern: Value, options: Maybe): FieldCondition[] {
  if (pattern instanceof BSONRegExp && options === undefined) return [{ path, operator: '$regex', argument: pattern }];
  if (!isString(pattern)) return [];
  return [{ path, operator: '$regex', argument: new BSONRegExp(pattern, isString(options) ? options : '') }];
}
