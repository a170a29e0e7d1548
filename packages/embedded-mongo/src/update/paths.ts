import { show } from '../bson/show';
import { type Document, isArrayIndex, type Maybe } from '../bson/values';
import { fail, need } from '../errors';
import type { Match } from '../query/matcher/condition';
import type { ArrayFilters } from './array-filters';
import { childOf } from './document-path';

const FILTERED = /^\$\[(.*)\]$/;

/** The parts of a path that stand for elements of an array. */
const UPDATE_PATHS: Record<string, RegExp> = { $: /^\$$/, '$[]': /^\$\[\]$/, '$[identifier]': /^\$\[.+\]$/ };

const isPositional = (part: string) => Object.values(UPDATE_PATHS).some((pattern) => pattern.test(part));

/** The parts of a path of an update, among which may be `$`, `$[]` and `$[identifier]`. */
export function parsePath(path: string): string[] {
  const parts = path.split('.');
  need(!parts.includes(''), 'EmptyFieldName', `The update path '${path}' contains an empty field name.`);
  const isAllowed = !isPositional(parts[0] as string) && parts.filter((part) => part === '$').length <= 1;
  need(isAllowed, 'BadValue', `The path '${path}' has a positional part in first position, or '$' twice`);
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
    const { arrayIndex } = match;
    need(arrayIndex !== undefined, 'BadValue', 'The positional operator did not find the match needed from the query.');
    return [String(arrayIndex)];
  }
  if (!Array.isArray(value))
    fail('BadValue', `Cannot apply array updates to the path '${walked.join('.')}', which holds ${show(value)}`);
  const identifier = identifierOf(part);
  const test = identifier === undefined ? () => true : filters.get(identifier);
  return value.flatMap((element, index) => (test?.(element) ? [String(index)] : []));
}
