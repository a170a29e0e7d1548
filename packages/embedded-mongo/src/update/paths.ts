import { isPosition } from '../bson/position';
import { show } from '../bson/show';
import { type Document, isDocument, type Maybe } from '../bson/values';
import { fail, need } from '../errors';
import type { Match } from '../query/matcher/path-walk';
import type { ArrayFilters } from './array-filters';

const FILTERED = /^\$\[(.*)\]$/;
const isPositional = (part: string) => part === '$' || FILTERED.test(part);

/** The parts of a path that an update names, which may hold `$`, `$[]` and `$[identifier]`. */
export function parsePath(path: string): string[] {
  need(path !== '', 'EmptyFieldName', 'An empty update path is not valid.');
  const parts = path.split('.');
  need(
    !parts.includes(''),
    'EmptyFieldName',
    `The update path '${path}' contains an empty field name, which is not allowed.`,
  );
  need(
    !isPositional(parts[0] as string),
    'BadValue',
    `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
  );
  need(
    parts.filter((part) => part === '$').length <= 1,
    'BadValue',
    `Too many positional (i.e. '$') elements found in path '${path}'`,
  );
  for (const part of parts)
    need(
      !part.startsWith('$') || isPositional(part) || REFERENCE.has(part),
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${part}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return parts;
}

/** The fields of a reference to a document are the only ones that begin with a dollar. */
const REFERENCE = new Set(['$ref', '$id', '$db']);

export function identifierOf(part: string): string | undefined {
  return FILTERED.exec(part)?.[1] || undefined;
}

/** The order in which MongoDB updates fields, and so adds new ones: by name, and places in an array by number. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (isPosition(part) && isPosition(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** The places that the path means in this document. */
export function expandPath(
  document: Document,
  parts: readonly string[],
  match: Match,
  filters: ArrayFilters,
): string[][] {
  let expanded: { parts: string[]; value: Maybe }[] = [{ parts: [], value: document }];
  for (const part of parts)
    expanded = expanded.flatMap(({ parts: walked, value }) =>
      stepsFor(part, value, walked, match, filters).map((step) => ({
        parts: [...walked, step],
        value: childOf(value, step),
      })),
    );
  return expanded.map((each) => each.parts);
}

function stepsFor(part: string, value: Maybe, walked: string[], match: Match, filters: ArrayFilters): string[] {
  if (!isPositional(part)) return [part];
  if (part === '$') {
    need(
      match.arrayIndex !== undefined,
      'BadValue',
      'The positional operator did not find the match needed from the query.',
    );
    return [String(match.arrayIndex)];
  }
  const path = walked.join('.');
  if (value === undefined)
    fail('BadValue', `The path '${path}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(value))
    fail('BadValue', `Cannot apply array updates to non-array element ${walked.at(-1)}: ${show(value)}`);
  const identifier = identifierOf(part);
  const test = identifier === undefined ? () => true : filters.get(identifier);
  return value.flatMap((element, index) => (test?.(element) ? [String(index)] : []));
}

function childOf(value: Maybe, name: string): Maybe {
  if (isDocument(value)) return value.get(name);
  return Array.isArray(value) && isPosition(name) ? value[Number(name)] : undefined;
}
