import { readFields } from '../bson/fields';
import { toNumber } from '../bson/numbers';
import { show } from '../bson/show';
import {
  BSONRegExp,
  type Document,
  doc,
  isDocument,
  isNumber,
  isString,
  isTruthy,
  type Maybe,
  type Value,
} from '../bson/values';
import { fail, need } from '../errors';
import { isOperatorDocument, REFERENCE_FIELDS } from '../query/matcher/condition';
import { compileFilter } from '../query/matcher/filter';

const INDEX_OPTIONS = {
  key: 'object!',
  name: 'string!',
  unique: 'bool',
  sparse: 'bool',
  partialFilterExpression: 'object',
  expireAfterSeconds: 'any',
} as const;

const ID_INDEX_OPTIONS = ['key', 'name'];

export function readIndexSpec(source: Value): Document {
  need(isDocument(source), 'TypeMismatch', "The elements of the 'indexes' array must be objects");
  const options = isIdKey(source.get('key')) ? ID_INDEX_OPTIONS : Object.keys(INDEX_OPTIONS);
  const unknown = [...source.keys()].find((name) => !options.includes(name));
  if (unknown !== undefined)
    fail(
      'InvalidIndexSpecificationOption',
      `Error in specification ${show(source)} :: caused by :: The field '${unknown}' is not valid for an index specification.`,
    );
  const fields = readFields('createIndexes.indexes', source, INDEX_OPTIONS);
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds } = fields;
  checkKey(key, source);
  if (isIdKey(key))
    need(
      toNumber(key.get('_id') as number) === 1,
      'BadValue',
      `The field 'key' for an _id index must be {_id: 1}, but got ${show(key)}`,
    );
  else need(!['*', '_id_'].includes(name), 'BadValue', `The index name '${name}' is not valid.`);
  need(name !== '', 'CannotCreateIndex', 'index names cannot be empty');
  if (partialFilterExpression) checkPartial(partialFilterExpression);
  const isMixed = sparse && partialFilterExpression;
  need(!isMixed, 'CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  if (expireAfterSeconds !== undefined) checkExpiry(expireAfterSeconds, key);
  return doc({
    v: 2,
    key,
    name,
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    partialFilterExpression,
    expireAfterSeconds,
  });
}

function checkKey(key: Document, source: Document) {
  const refuse = (why: string): never =>
    fail('CannotCreateIndex', `Error in specification ${show(source)} :: caused by :: ${why}`);
  if (key.size === 0) refuse('Index keys cannot be empty.');
  for (const [name, direction] of key) {
    if (isString(direction)) refuse(`Unknown index plugin '${direction}'`);
    const number = isNumber(direction) ? toNumber(direction) : 0;
    if (number === 0 || !Number.isFinite(number)) refuse(`The direction of a key cannot be ${show(direction)}`);
    if (!name.split('.').every(isFieldName)) refuse(`The embedded engine cannot index the field '${name}'.`);
  }
}

const isFieldName = (part: string) => part !== '' && (!part.startsWith('$') || REFERENCE_FIELDS.has(part));

/** Every collection has this index, whatever its direction. */
export function isIdKey(key: Maybe): boolean {
  if (!isDocument(key) || key.size !== 1) return false;
  const direction = key.get('_id');
  return isNumber(direction) && Math.abs(toNumber(direction)) === 1;
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$in']);

function checkPartial(filter: Document) {
  compileFilter(filter);
  for (const [name, value] of filter) {
    if (name === '$and' || name === '$or') (value as Document[]).forEach(checkPartial);
    else if (name.startsWith('$')) refusePartial(name);
    else if (isOperatorDocument(value)) checkOperators(value);
    else if (value instanceof BSONRegExp) refusePartial('$regex');
  }
}

const refusePartial = (name: string): never =>
  fail('CannotCreateIndex', `Expression not supported in partial index: ${name}`);

function checkOperators(operators: Document) {
  for (const [operator, argument] of operators) {
    const isAllowed = PARTIAL_OPERATORS.has(operator) && !(operator === '$exists' && !isTruthy(argument));
    if (!isAllowed) refusePartial(operator);
  }
}

function checkExpiry(seconds: Value, key: Document) {
  const isInRange = isNumber(seconds) && toNumber(seconds) >= 0 && toNumber(seconds) <= 0x7fffffff;
  need(isInRange, 'CannotCreateIndex', "TTL index 'expireAfterSeconds' option must be within an acceptable range");
  need(key.size === 1, 'CannotCreateIndex', 'compound indexes do not support TTL.');
}
