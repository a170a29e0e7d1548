import { readFields } from '../../bson/fields';
import { wholeNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import { isDocument, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
import type { SortOrder } from '../../query/sort-order';

/** How far a window reaches from its document: negative before it, infinite to the end of the partition. */
export interface Bounds {
  first: number;
  last: number;
}

const WHOLE: Bounds = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY };
const BOUNDS_FIELDS = { documents: 'array', range: 'any', unit: 'any' } as const;

export function readBounds(window: Maybe, order: SortOrder | undefined): Bounds {
  if (window === undefined) return WHOLE;
  need(isDocument(window), 'FailedToParse', `'window' field must be an object, found ${show(window)}`);
  const { documents, range, unit } = readFields('window', window, BOUNDS_FIELDS);
  for (const [name, value] of Object.entries({ range, unit }))
    need(value === undefined, 'NotImplemented', `The embedded engine has no windows by '${name}'`);
  if (!documents) return WHOLE;
  need(documents.length === 2, 'FailedToParse', `Window bounds must be a 2-element array: ${show(documents)}`);
  const first = readBound(documents[0], Number.NEGATIVE_INFINITY);
  const last = readBound(documents[1], Number.POSITIVE_INFINITY);
  need(first <= last, 5339900, `Lower bound must not exceed upper bound: ${show(documents)}`);
  const isWhole = !Number.isFinite(first) && !Number.isFinite(last);
  need(isWhole || order, 5339901, 'Document-based bounds require a sortBy');
  return { first, last };
}

function readBound(bound: Maybe, unbounded: number): number {
  if (bound === 'unbounded') return unbounded;
  if (bound === 'current') return 0;
  return (
    wholeNumber(bound) ??
    fail('FailedToParse', `Numeric document-based bounds must be an integer, found ${show(bound)}`)
  );
}
