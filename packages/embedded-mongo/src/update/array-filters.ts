import { type Document, isDocument, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { compileFilter } from '../query/matcher/filter';

export type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

/** `[{ 'answer.score': { $lt: 5 } }]` defines the elements of `$[answer]`. */
export function parseArrayFilters(filters: Maybe): ArrayFilters {
  const parsed = new Map<string, (element: Value) => boolean>();
  need(
    filters === undefined || Array.isArray(filters),
    'TypeMismatch',
    "BSON field 'arrayFilters' is the wrong type, expected type 'array'",
  );
  for (const filter of filters ?? []) {
    need(isDocument(filter), 'TypeMismatch', "BSON field 'arrayFilters' is the wrong type, expected type 'object'");
    const identifier = identifierOf(filter);
    need(
      !parsed.has(identifier),
      'FailedToParse',
      `Found multiple array filters with the same top-level field name ${identifier}`,
    );
    const matches = compileFilter(filter);
    parsed.set(identifier, (element) => matches(new Map([[identifier, element]])));
  }
  return parsed;
}

function identifierOf(filter: Document): string {
  const identifiers = new Set(topLevelNames(filter));
  const [identifier] = identifiers;
  if (identifier === undefined)
    fail('FailedToParse', 'Cannot use an expression without a top-level field name in arrayFilters');
  need(
    identifiers.size === 1,
    'FailedToParse',
    `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...identifiers].join("' and '")}'`,
  );
  need(
    IDENTIFIER.test(identifier),
    'BadValue',
    `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
  );
  return identifier;
}

function topLevelNames(filter: Document): string[] {
  return [...filter].flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] as string];
    return Array.isArray(value) ? value.filter(isDocument).flatMap(topLevelNames) : [];
  });
}
