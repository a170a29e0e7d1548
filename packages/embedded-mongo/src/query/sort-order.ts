import { compareValues } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { type Document, isDocument, isNumber, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { extractKeys, ParallelArraysError } from '../storage/index-keys';

export interface SortField {
  name: string;
  isDescending: boolean;
}

export interface SortOrder {
  fields: readonly SortField[];
  keyOf(document: Document): Maybe[];
  compare(a: readonly Maybe[], b: readonly Maybe[]): number;
}

function parseSort(pattern: Document): SortField[] {
  return [...pattern].map(([name, direction]) => ({ name: checkName(name), isDescending: directionOf(direction) < 0 }));
}

function checkName(name: string): string {
  need(
    name !== '' && !name.startsWith('.') && !name.endsWith('.'),
    15998,
    'FieldPath field names may not be empty strings.',
  );
  need(
    !name.startsWith('$'),
    16410,
    `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
  );
  return name;
}

function directionOf(direction: Value): number {
  need(!isDocument(direction), 17312, '$meta is not supported by the embedded engine');
  const number = isNumber(direction) ? toNumber(direction) : fail(15974, 'Illegal key in $sort specification');
  need(Math.abs(number) === 1, 15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  return number;
}

function keysOf(document: Document, paths: readonly string[][]) {
  try {
    return extractKeys(document, paths).keys;
  } catch (error) {
    if (error instanceof ParallelArraysError) fail('BadValue', 'cannot sort with keys that are parallel arrays');
    throw error;
  }
}

/** An array sorts by its least element, descending by its greatest; a missing field sorts as null. */
export function compileSort(pattern: Document): SortOrder {
  const fields = parseSort(pattern);
  const paths = fields.map(({ name }) => name.split('.'));
  const compare = (a: readonly Maybe[], b: readonly Maybe[]) => {
    for (const [i, { isDescending }] of fields.entries()) {
      const difference = compareValues(a[i], b[i]);
      if (difference) return isDescending ? -difference : difference;
    }
    return 0;
  };
  return {
    fields,
    compare,
    keyOf: (document) => {
      const [first, ...others] = keysOf(document, paths);
      return others.reduce((best, { values }) => (compare(values, best) < 0 ? values : best), first?.values ?? []);
    },
  };
}
