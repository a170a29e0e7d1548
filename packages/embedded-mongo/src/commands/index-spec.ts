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
  typeName,
  type Value,
} from '../bson/values';
import { fail, need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { isOperatorDocument, REFERENCE_FIELDS } from '../query/matcher/operator-document';

export const INDEX_OPTIONS = {
  key: 'object!',
  name: 'string!',
  unique: 'bool',
  sparse: 'bool',
  partialFilterExpression: 'object',
  expireAfterSeconds: 'any',
} as const;

/** Reads and checks the specification of a new index. */
export function readIndexSpec(source: Value): Document {
  need(isDocument(source), 'TypeMismatch', "The elements of the 'indexes' array must be objects");
  const unknown = [...source.keys()].find((name) => !Object.hasOwn(INDEX_OPTIONS, name));
  if (unknown !== undefined)
    fail(
      'InvalidIndexSpecificationOption',
      `Error in specification ${show(source)} :: caused by :: The field '${unknown}' is not valid for an index specification.`,
    );
  const fields = readFields('createIndexes.indexes', source, INDEX_OPTIONS);
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds } = fields;
  checkKey(key, source);
  if (isIdKey(key)) checkIdIndex(source, key);
  else checkOtherName(name, key);
  need(name !== '', 'CannotCreateIndex', 'index names cannot be empty');
  if (partialFilterExpression) checkPartial(partialFilterExpression);
  need(
    !(sparse && partialFilterExpression),
    'CannotCreateIndex',
    'cannot mix "partialFilterExpression" and "sparse" options',
  );
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
    if (!isNumber(direction) || !Number.isFinite(toNumber(direction)) || toNumber(direction) === 0)
      refuse(`Values in v:2 index key pattern must be numbers other than 0 or strings, found ${show(direction)}`);
    if (name === '' || name.split('.').includes('')) refuse('Index keys cannot contain an empty field.');
    if (name.includes('$**')) refuse('The wildcard index is not supported by the embedded engine');
    if (name.split('.').some((part) => part.startsWith('$') && !REFERENCE_FIELDS.has(part)))
      refuse(`Index key contains an illegal field name: field name starts with '$'.`);
  }
}

/** Every collection has this index, whatever its direction. */
export function isIdKey(key: Document): boolean {
  const [[name, direction] = []] = key;
  return key.size === 1 && name === '_id' && isNumber(direction) && Math.abs(toNumber(direction)) === 1;
}

const ID_INDEX_FIELDS: ReadonlySet<string> = new Set(['key', 'name']);

function checkIdIndex(source: Document, key: Document) {
  const foreign = [...source.keys()].find((field) => !ID_INDEX_FIELDS.has(field));
  need(
    foreign === undefined,
    'InvalidIndexSpecificationOption',
    `The field '${foreign}' is not valid for an _id index specification. Specification: ${show(source)}`,
  );
  need(
    toNumber(key.get('_id') as number) === 1,
    'BadValue',
    `The field 'key' for an _id index must be {_id: 1}, but got ${show(key)}`,
  );
}

function checkOtherName(name: string, key: Document) {
  need(
    name !== '_id_',
    'BadValue',
    `The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}, found key: ${show(key)}`,
  );
  need(name !== '*', 'BadValue', "The index name '*' is not valid.");
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
  need(
    isNumber(seconds),
    'CannotCreateIndex',
    `TTL index 'expireAfterSeconds' option must be numeric, but received a type of ${typeName(seconds)}`,
  );
  need(
    toNumber(seconds) >= 0 && toNumber(seconds) <= 0x7fffffff,
    'CannotCreateIndex',
    "TTL index 'expireAfterSeconds' option must be within an acceptable range",
  );
  need(
    key.size === 1,
    'CannotCreateIndex',
    'TTL indexes are single-field indexes, compound indexes do not support TTL.',
  );
  need(
    !key.has('_id'),
    'InvalidIndexSpecificationOption',
    "The field 'expireAfterSeconds' is not valid for an _id index specification.",
  );
}
