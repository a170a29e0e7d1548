import { show } from '../../bson/show';
import { type Document, doc, isArrayIndex, isString, type Maybe } from '../../bson/values';
import { fail } from '../../errors';
import type { Collection } from '../../storage/collection';
import type { Index } from '../../storage/collection-index';
import { boundsOf, type FieldBounds } from './bounds';
import { conditionsOf, type FieldCondition } from './conditions';
import { type SortField, sortDirection } from './index-order';
import { implies } from './partial';
import { type KeyRange, rangesOf } from './ranges';

export interface PlannedQuery {
  filter: Document;
  sort: readonly SortField[];
  hint?: Maybe;
}

export type Plan = { isSorted: boolean } & (
  | { kind: 'nothing' }
  | { kind: 'collection' }
  | { kind: 'index'; index: Index; bounds: readonly FieldBounds[]; ranges: KeyRange[]; isBackward: boolean }
  | { kind: 'either'; branches: Plan[] }
);

/** Prefers the index with most fields bound to points, then one bound to a range, then one in the order of the sort. */
export function choosePlan(collection: Collection | undefined, query: PlannedQuery): Plan {
  if (!collection) return { kind: 'nothing', isSorted: true };
  const hinted = query.hint === undefined ? undefined : findHinted(collection, query.hint);
  const conditions = conditionsOf(query.filter);
  const candidates = (hinted ? [hinted] : collection.indexes).flatMap((index) =>
    consider(index, query, conditions, hinted !== undefined),
  );
  const best = candidates.sort((a, b) => compareScores(b.score, a.score))[0];
  if (hinted && !best)
    fail(
      'NoQueryExecutionPlans',
      `error processing query: ns=${collection.namespace}: the hinted index does not hold all documents of the query`,
    );
  if (best && (best.score[0] > 0 || hinted)) return best.plan;
  return eitherPlan(collection, query) ?? best?.plan ?? { kind: 'collection', isSorted: query.sort.length === 0 };
}

/** Fields bound to points; whether a range follows; whether the order is the one of the sort. */
type Score = [number, number, number];

const compareScores = (a: Score, b: Score) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

function consider(
  index: Index,
  query: PlannedQuery,
  conditions: FieldCondition[],
  isForced: boolean,
): { plan: Plan; score: Score }[] {
  const isUnsorted = query.sort.length === 0;
  if (!implies(conditions, index.partialFilter)) return [];
  const bounds = usableBounds(index, conditions);
  if (index.isSparse && !isForced && !bounds.some(findsOnlyPresent)) return [];
  const direction = sortDirection(index, bounds, query.sort);
  if (bounds.length === 0 && (direction === undefined || isUnsorted) && !isForced) return [];
  const points = bounds.filter(({ kind }) => kind === 'points').length;
  const plan: Plan = {
    kind: 'index',
    index,
    bounds,
    ranges: rangesOf(index, bounds),
    isBackward: direction === -1,
    isSorted: isUnsorted || direction !== undefined,
  };
  // At most one record has all values of a unique key.
  const isOneRecord = index.isUnique && points === index.fields.length;
  return [
    {
      plan,
      score: [isOneRecord ? Number.POSITIVE_INFINITY : points, bounds.length - points, direction === undefined ? 0 : 1],
    },
  ];
}

/** The bounds of the first fields of the index, as far as they narrow the search. */
function usableBounds(index: Index, conditions: FieldCondition[]): FieldBounds[] {
  const usable: FieldBounds[] = [];
  for (const [position, field] of index.fields.entries()) {
    if (field.path.some(isArrayIndex) || sharesArray(index, position)) break;
    const own = conditions.filter(({ path }) => path === field.name);
    const bounds = boundsOf(own, isMultikey(index, field.name));
    if (!bounds) break;
    usable.push(bounds);
    if (bounds.kind !== 'points') break;
  }
  return usable;
}

const isWithin = (path: string, field: string) => field === path || field.startsWith(`${path}.`);
const isMultikey = (index: Index, field: string) => [...index.multikeyPaths].some((path) => isWithin(path, field));

/** Two fields of one array may match in different elements, so only the first of them narrows the search. */
function sharesArray(index: Index, position: number): boolean {
  const field = index.fields[position]?.name ?? '';
  const before = index.fields.slice(0, position);
  return [...index.multikeyPaths].some(
    (path) => isWithin(path, field) && before.some(({ name }) => isWithin(path, name)),
  );
}

/** A sparse index does not hold documents without its fields, which match null. */
const findsOnlyPresent = (bounds: FieldBounds) => bounds.kind !== 'points' || !bounds.points.includes(null);

function findHinted(collection: Collection, hint: Maybe): Index {
  const wanted = show(hint);
  const found = collection.indexes.find((index) => (isString(hint) ? index.name === hint : show(index.key) === wanted));
  return (
    found ??
    fail(
      'BadValue',
      `error processing query: ns=${collection.namespace}: hint provided does not correspond to an existing index`,
    )
  );
}

/** `{ $or: [...] }` with an index for every branch. */
function eitherPlan(collection: Collection, query: PlannedQuery): Plan | undefined {
  const branches = query.filter.get('$or');
  if (!Array.isArray(branches)) return undefined;
  const others = new Map([...query.filter].filter(([name]) => name !== '$or'));
  const plans = branches.map((branch) => choosePlan(collection, { filter: doc({ $and: [others, branch] }), sort: [] }));
  const isIndexed = plans.every((plan) => plan.kind === 'index' || plan.kind === 'either');
  return isIndexed ? { kind: 'either', branches: plans, isSorted: query.sort.length === 0 } : undefined;
}
