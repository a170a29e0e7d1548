import { parseCollation } from '../bson/collation';
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
import { isOperatorDocument } from '../query/matcher/operator-document';
import type { Collection } from '../storage/collection';

const SPEC_FIELDS = {
  key: 'object!',
  name: 'string!',
  unique: 'bool',
  sparse: 'bool',
  partialFilterExpression: 'object',
  expireAfterSeconds: 'any',
  hidden: 'bool',
  collation: 'object',
  background: 'ignored',
  v: 'ignored',
  ns: 'ignored',
} as const;

/** Reads and checks what a client wants of a new index. */
export function readIndexSpec(source: Value, collection: Collection | undefined): Document {
  need(isDocument(source), 'TypeMismatch', "The elements of the 'indexes' array must be objects");
  const unknown = [...source.keys()].find((name) => !Object.hasOwn(SPEC_FIELDS, name));
  if (unknown !== undefined)
    fail(
      'InvalidIndexSpecificationOption',
      `Error in specification ${show(source)} :: caused by :: The field '${unknown}' is not valid for an index specification.`,
    );
  const fields = readFields('createIndexes.indexes', source, SPEC_FIELDS);
  checkKey(fields.key, source);
  need(fields.name !== '', 'CannotCreateIndex', 'index names cannot be empty');
  if (fields.partialFilterExpression) checkPartial(fields.partialFilterExpression);
  need(
    !(fields.sparse && fields.partialFilterExpression),
    'CannotCreateIndex',
    'cannot mix "partialFilterExpression" and "sparse" options',
  );
  if (fields.expireAfterSeconds !== undefined) checkExpiry(fields.expireAfterSeconds, fields.key, 'CannotCreateIndex');
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds, hidden, collation } = fields;
  return doc({
    v: 2,
    key,
    name,
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    partialFilterExpression,
    expireAfterSeconds,
    ...(hidden && { hidden }),
    collation: collation ? parseCollation(collation)?.spec : collection?.collation?.spec,
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
    if (name.split('.').some((part) => part.startsWith('$') && !['$ref', '$id', '$db'].includes(part)))
      refuse(`Index key contains an illegal field name: field name starts with '$'.`);
  }
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

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

export function checkExpiry(seconds: Value, key: Document, code: 'CannotCreateIndex' | 'InvalidOptions') {
  need(
    isNumber(seconds),
    code,
    `TTL index 'expireAfterSeconds' option must be numeric, but received a type of ${typeName(seconds)}`,
  );
  need(
    toNumber(seconds) >= 0 && toNumber(seconds) <= 0x7fffffff,
    code,
    "TTL index 'expireAfterSeconds' option must be within an acceptable range",
  );
  need(key.size === 1, code, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  need(
    !key.has('_id'),
    code === 'InvalidOptions' ? code : 'InvalidIndexSpecificationOption',
    "The field 'expireAfterSeconds' is not valid for an _id index specification.",
  );
}
