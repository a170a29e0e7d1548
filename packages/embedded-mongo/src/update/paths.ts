import { isArrayIndex } from '../bson/array-index';
import { show } from '../bson/show';
import type { Document, Maybe } from '../bson/values';
import { fail, need } from '../errors';
import type { Match } from '../query/matcher/types';
import type { ArrayFilters } from './array-filters';
import { childOf } from './document-path';

const FILTERED = /^\$\[(.*)\]$/;
const isPositional = (part: string) => part === '$' || FILTERED.test(part);

/** The parts of a path of an update, among which may be `$`, `$[]` and `$[identifier]`. */
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
  return parts;
}

export function identifierOf(part: string): string | undefined {
  return FILTERED.exec(part)?.[1] || undefined;
}

/** MongoDB updates fields, and so adds new ones, in the order of their names, and elements in the order of indexes. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (isArrayIndex(part) && isArrayIndex(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** The paths without positional parts that a path stands for in this document. */
export function expandPath(
  document: Document,
  parts: readonly string[],
  match: Match,
  filters: ArrayFilters,
): string[][] {
  if (!parts.some(isPositional)) return [[...parts]];
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
