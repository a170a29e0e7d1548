import { compareValues } from '../../bson/compare';
import { identityOf } from '../../bson/key-writer';
import { remainder, toNumber } from '../../bson/numbers';
import { type Document, isDocument, isNumber, isString, isTruthy, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { ownEntry } from '../../own-entry';
import { onValue } from './condition';
import type { Predicate } from './context';
import { ELEMENT_OPERATORS } from './element-operators';
import type { FilterCompiler } from './filter';
import { toRegExp } from './regex';

type Check = (value: Value) => boolean;
type Keyword = (argument: Value, schema: Document) => Check;

export function compileJsonSchema(argument: Maybe): Predicate {
  need(isDocument(argument), 'TypeMismatch', '$jsonSchema must be an object');
  return compile(argument);
}

function compile(schema: Value): Check {
  need(isDocument(schema), 'TypeMismatch', '$jsonSchema must be an object');
  const checks = [...schema].map(([name, argument]) => {
    const keyword = ownEntry(KEYWORDS, name);
    if (!keyword) fail('FailedToParse', `Unknown $jsonSchema keyword: ${name}`);
    return keyword(argument, schema);
  });
  return (value) => checks.every((check) => check(value));
}

/** A keyword says nothing of values of another type than its own. */
const onlyFor =
  <T extends Value>(isOfType: (value: Maybe) => value is T, check: (value: T) => boolean): Check =>
  (value) =>
    !isOfType(value) || check(value);

const isArray = (value: Maybe): value is Value[] => Array.isArray(value);
const list = (argument: Value): Value[] =>
  isArray(argument) ? argument : fail('TypeMismatch', '$jsonSchema keyword must be an array');
const fields = (argument: Value): Document =>
  isDocument(argument) ? argument : fail('TypeMismatch', '$jsonSchema keyword must be an object');
const text = (argument: Value): string =>
  isString(argument) ? argument : fail('TypeMismatch', '$jsonSchema keyword must be a string');
const number = (argument: Value): number =>
  isNumber(argument) ? toNumber(argument) : fail('TypeMismatch', '$jsonSchema keyword must be a number');

const ACCEPT: Check = () => true;

function atLeast(argument: Value, size: (value: Value) => number | undefined, sign: 1 | -1): Check {
  const limit = number(argument);
  return (value) => ((size(value) ?? limit) - limit) * sign >= 0;
}

const textLength = (value: Value) => (isString(value) ? [...value].length : undefined);
const arrayLength = (value: Value) => (isArray(value) ? value.length : undefined);
const fieldCount = (value: Value) => (isDocument(value) ? value.size : undefined);

const bound = (limit: Value, isExclusive: Maybe, sign: 1 | -1): Check =>
  onlyFor(isNumber, (value) => compareValues(value, limit) * sign >= (isTruthy(isExclusive) ? 1 : 0));

/** JSON's names of types differ from BSON's. */
const JSON_TYPES: Record<string, string> = { boolean: 'bool' };

function ofType(argument: Value): Check {
  const names = (isArray(argument) ? argument : [argument]).map((name) => ownEntry(JSON_TYPES, String(name)) ?? name);
  const condition = ELEMENT_OPERATORS.$type?.(names, {} as FilterCompiler, new Map());
  return condition ? onValue(condition) : ACCEPT;
}

function properties(argument: Value): Check {
  const checks = [...fields(argument)].map(([name, schema]) => [name, compile(schema)] as const);
  return onlyFor(isDocument, (document) =>
    checks.every(([name, check]) => {
      const value = document.get(name);
      return value === undefined || check(value);
    }),
  );
}

function patternProperties(argument: Value): Check {
  const checks = [...fields(argument)].map(([pattern, schema]) => [toRegExp(pattern, ''), compile(schema)] as const);
  return onlyFor(isDocument, (document) =>
    [...document].every(([name, value]) => checks.every(([pattern, check]) => !pattern.test(name) || check(value))),
  );
}

function additionalProperties(argument: Value, schema: Document): Check {
  const known = new Set(fields(schema.get('properties') ?? new Map()).keys());
  const patterns = [...fields(schema.get('patternProperties') ?? new Map()).keys()].map((each) => toRegExp(each, ''));
  const check = typeof argument === 'boolean' ? () => argument : compile(argument);
  const isKnown = (name: string) => known.has(name) || patterns.some((pattern) => pattern.test(name));
  return onlyFor(isDocument, (document) => [...document].every(([name, value]) => isKnown(name) || check(value)));
}

function items(argument: Value): Check {
  if (!isArray(argument)) {
    const check = compile(argument);
    return onlyFor(isArray, (array) => array.every(check));
  }
  const checks = argument.map(compile);
  return onlyFor(isArray, (array) => array.every((each, i) => checks[i]?.(each) ?? true));
}

function additionalItems(argument: Value, schema: Document): Check {
  const positions = schema.get('items');
  if (!isArray(positions)) return ACCEPT;
  const check = typeof argument === 'boolean' ? () => argument : compile(argument);
  return onlyFor(isArray, (array) => array.slice(positions.length).every(check));
}

function dependencies(argument: Value): Check {
  const checks = [...fields(argument)].map(([name, demand]) => {
    const check = isArray(demand) ? required(demand) : compile(demand);
    return onlyFor(isDocument, (document) => !document.has(name) || check(document));
  });
  return (value) => checks.every((check) => check(value));
}

function required(argument: Value): Check {
  const names = list(argument).map(text);
  return onlyFor(isDocument, (document) => names.every((name) => document.has(name)));
}

function oneOf(argument: Value): Check {
  const checks = list(argument).map(compile);
  return (value) => checks.filter((check) => check(value)).length === 1;
}

const KEYWORDS: Record<string, Keyword> = {
  title: () => ACCEPT,
  description: () => ACCEPT,
  bsonType: ofType,
  type: ofType,
  enum: (argument) => {
    const identities = new Set(list(argument).map((each) => identityOf(each)));
    return (value) => identities.has(identityOf(value));
  },
  required,
  properties,
  patternProperties,
  additionalProperties,
  dependencies,
  items,
  additionalItems,
  uniqueItems: (argument) =>
    onlyFor(
      isArray,
      (array) => !isTruthy(argument) || new Set(array.map((each) => identityOf(each))).size === array.length,
    ),
  minItems: (argument) => atLeast(argument, arrayLength, 1),
  maxItems: (argument) => atLeast(argument, arrayLength, -1),
  minLength: (argument) => atLeast(argument, textLength, 1),
  maxLength: (argument) => atLeast(argument, textLength, -1),
  minProperties: (argument) => atLeast(argument, fieldCount, 1),
  maxProperties: (argument) => atLeast(argument, fieldCount, -1),
  minimum: (argument, schema) => bound(argument, schema.get('exclusiveMinimum'), 1),
  maximum: (argument, schema) => bound(argument, schema.get('exclusiveMaximum'), -1),
  exclusiveMinimum: () => ACCEPT,
  exclusiveMaximum: () => ACCEPT,
  multipleOf: (argument) =>
    onlyFor(isNumber, (value) => isNumber(argument) && toNumber(remainder(value, argument)) === 0),
  pattern: (argument) => {
    const pattern = toRegExp(text(argument), '');
    return onlyFor(isString, (value) => pattern.test(value));
  },
  allOf: (argument) => {
    const checks = list(argument).map(compile);
    return (value) => checks.every((check) => check(value));
  },
  anyOf: (argument) => {
    const checks = list(argument).map(compile);
    return (value) => checks.some((check) => check(value));
  },
  oneOf,
  not: (argument) => {
    const check = compile(argument);
    return (value) => !check(value);
  },
};
