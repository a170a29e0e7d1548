import { show } from '../bson/show';
import { type Document, isDocument, type Maybe, type Value } from '../bson/values';
import { need } from '../errors';
import { compileFilter } from '../query/matcher/filter';

export type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

/** `[{ 'answer.score': { $lt: 5 } }]` defines the elements of `$[answer]`. */
export function parseArrayFilters(filters: Maybe): ArrayFilters {
  const parsed = new Map<string, (element: Value) => boolean>();
  need(filters === undefined || Array.isArray(filters), 'TypeMismatch', "BSON field 'arrayFilters' must be an array");
  for (const filter of filters ?? []) {
    need(isDocument(filter), 'TypeMismatch', "BSON field 'arrayFilters' must be an array of objects");
    const identifier = identifierOf(filter);
    need(!parsed.has(identifier), 'FailedToParse', `Found multiple array filters with the identifier ${identifier}`);
    const matches = compileFilter(filter);
    parsed.set(identifier, (element) => matches(new Map([[identifier, element]])));
  }
  return parsed;
}

function identifierOf(filter: Document): string {
  const [identifier = '', ...others] = new Set(topLevelNames(filter));
  const why = `Expected one top-level name that begins with a small letter in the array filter ${show(filter)}`;
  need(others.length === 0 && identifier !== '', 'FailedToParse', why);
  need(IDENTIFIER.test(identifier), 'BadValue', why);
  return identifier;
}

function topLevelNames(filter: Document): string[] {
  return [...filter].flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] as string];
    return Array.isArray(value) ? value.filter(isDocument).flatMap(topLevelNames) : [];
  });
}
