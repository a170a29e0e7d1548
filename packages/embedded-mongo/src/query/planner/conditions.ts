import { BSONRegExp, type Document, isDocument, isNullish, isString, type Maybe, type Value } from '../../bson/values';
import { isOperatorDocument } from '../matcher/operator-document';

/** One thing that every matching document fulfils, as far as an index can use it. */
export interface FieldCondition {
  path: string;
  operator: string;
  argument: Value;
}

/** The conditions of a filter that must all hold; what an index cannot use is left out. */
export function conditionsOf(filter: Document, variables?: ReadonlyMap<string, Maybe>, prefix = ''): FieldCondition[] {
  return [...filter].flatMap(([name, value]): FieldCondition[] => {
    if (name === '$and' && Array.isArray(value))
      return value.filter(isDocument).flatMap((each) => conditionsOf(each, variables, prefix));
    if (name === '$expr' && prefix === '') return equalityOfExpression(value, variables);
    if (name.startsWith('$')) return [];
    return ofField(prefix + name, value);
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
  isOperatorDocument(condition) ? ofField(path, condition) : conditionsOf(condition, undefined, `${path}.`);

/** A document that holds all the values holds the first one. */
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

/** `{ $expr: { $eq: ['$field', '$$variable'] } }`, as joins write it. */
function equalityOfExpression(expression: Value, variables?: ReadonlyMap<string, Maybe>): FieldCondition[] {
  if (!isDocument(expression)) return [];
  const conjunction = expression.get('$and');
  if (Array.isArray(conjunction)) return conjunction.flatMap((each) => equalityOfExpression(each, variables));
  const sides = expression.get('$eq');
  if (!Array.isArray(sides)) return [];
  const path = sides.find((side) => isString(side) && /^\$[^$]/.test(side)) as string | undefined;
  const argument = constantOf(
    sides.find((side) => side !== path),
    variables,
  );
  if (!path || isNullish(argument) || isDocument(argument) || Array.isArray(argument)) return [];
  return [{ path: path.slice(1), operator: '$eq', argument }];
}

/** Undefined where the side is not known before a document is. */
function constantOf(side: Maybe, variables?: ReadonlyMap<string, Maybe>): Maybe {
  if (!isString(side) || !side.startsWith('$')) return side;
  return side.startsWith('$$') ? variables?.get(side.slice(2)) : undefined;
}
