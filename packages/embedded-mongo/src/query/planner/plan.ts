import { type Collation, sameCollation } from '../../bson/collation';
import { isPosition } from '../../bson/position';
import { show } from '../../bson/show';
import { type Document, doc, isDocument, isString, type Maybe } from '../../bson/values';
import { fail } from '../../errors';
import type { Collection } from '../../storage/collection';
import type { Index } from '../../storage/collection-index';
import type { SortField } from '../sort-order';
import { boundsOf, dependsOnCollation, type FieldBounds } from './bounds';
import { conditionsOf, type FieldCondition } from './conditions';
import { implies } from './partial';
import { type KeyRange, rangesOf } from './ranges';
import { sortDirection } from './sorted-by-index';

export interface Question {
  filter: Document;
  sort?: readonly SortField[] | undefined;
  collation?: Collation | undefined;
  hint?: Maybe;
  variables?: ReadonlyMap<string, Maybe> | undefined;
}

export type Plan = { isSorted: boolean } & (
  | { kind: 'nothing' }
  | { kind: 'collection'; isBackward: boolean }
  | { kind: 'index'; index: Index; bounds: readonly FieldBounds[]; ranges: KeyRange[]; isBackward: boolean }
  | { kind: 'either'; branches: Plan[] }
);

/** How the records that may match are found: by the index with the longest equality, then a range, then the sort. */
export function choosePlan(collection: Collection | undefined, question: Question): Plan {
  if (!collection) return { kind: 'nothing', isSorted: true };
  const { hint } = question;
  const hinted = hint === undefined ? undefined : findHinted(collection, hint);
  if (hinted === 'natural') return naturalScan(hint as Document);
  const conditions = conditionsOf(question.filter, question.variables);
  const candidates = (hinted ? [hinted] : collection.indexes).flatMap((index) =>
    consider(index, question, conditions, hinted !== undefined),
  );
  const best = candidates.sort((a, b) => compareScores(b.score, a.score))[0];
  if (hinted && !best)
    fail(
      'NoQueryExecutionPlans',
      `error processing query: ns=${collection.namespace}: the hinted index lacks documents that the query asks for`,
    );
  if (best && (best.score[0] > 0 || hinted)) return best.plan;
  return (
    eitherPlan(collection, question) ??
    best?.plan ?? { kind: 'collection', isBackward: false, isSorted: isUnsorted(question) }
  );
}

const isHidden = ({ spec }: Index) => spec.get('hidden') === true;
const isUnsorted = ({ sort }: Question) => !sort || sort.length === 0;

/** Fields bound to points; whether a range follows; whether the order is the one asked for. */
type Score = [number, number, number];

const compareScores = (a: Score, b: Score) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

function consider(
  index: Index,
  question: Question,
  conditions: FieldCondition[],
  isForced: boolean,
): { plan: Plan; score: Score }[] {
  if (isHidden(index) || !implies(conditions, question.collation, index)) return [];
  const bounds = usableBounds(index, question, conditions);
  if (index.isSparse && !isForced && !bounds.some(findsOnlyPresent)) return [];
  const direction = sortDirection(index, bounds, question);
  if (bounds.length === 0 && (direction === undefined || isUnsorted(question)) && !isForced) return [];
  const points = bounds.filter(({ kind }) => kind === 'points').length;
  const plan: Plan = {
    kind: 'index',
    index,
    bounds,
    ranges: rangesOf(index, bounds),
    isBackward: direction === -1,
    isSorted: isUnsorted(question) || direction !== undefined,
  };
  // At most one record has all values of a unique key, which beats every other index.
  const isOneRecord = index.isUnique && points === index.fields.length;
  return [
    {
      plan,
      score: [isOneRecord ? Number.POSITIVE_INFINITY : points, bounds.length - points, direction === undefined ? 0 : 1],
    },
  ];
}

/** The bounds of the first fields of the index, as far as they narrow the search down. */
function usableBounds(index: Index, question: Question, conditions: FieldCondition[]): FieldBounds[] {
  const usable: FieldBounds[] = [];
  for (const [position, field] of index.fields.entries()) {
    if (field.path.some(isPosition) || sharesArray(index, position)) break;
    const own = conditions.filter(({ path }) => path === field.name);
    const bounds = boundsOf(own, isMultikey(index, field.name));
    if (!bounds || !isComparable(index, bounds, question.collation)) break;
    usable.push(bounds);
    if (bounds.kind !== 'points') break;
  }
  return usable;
}

const isWithin = (path: string, field: string) => field === path || field.startsWith(`${path}.`);
const isMultikey = (index: Index, field: string) => [...index.multikeyPaths].some((path) => isWithin(path, field));

/** Two fields of one array may match in different elements, so only the first of them narrows the search down. */
function sharesArray(index: Index, position: number): boolean {
  const field = index.fields[position]?.name ?? '';
  const before = index.fields.slice(0, position);
  return [...index.multikeyPaths].some(
    (path) => isWithin(path, field) && before.some(({ name }) => isWithin(path, name)),
  );
}

function isComparable(index: Index, bounds: FieldBounds, collation: Collation | undefined): boolean {
  if (!dependsOnCollation(bounds)) return true;
  if (!index.collation && !collation) return true;
  return bounds.kind === 'points' && sameCollation(index.collation, collation);
}

/** A sparse index lacks the documents without its fields, and those match null. */
const findsOnlyPresent = (bounds: FieldBounds) => bounds.kind !== 'points' || !bounds.points.includes(null);

function findHinted(collection: Collection, hint: Maybe): Index | 'natural' {
  if (isDocument(hint) && hint.has('$natural')) return 'natural';
  const wanted = show(hint);
  const found = collection.indexes.find(
    (index) => !isHidden(index) && (isString(hint) ? index.name === hint : show(index.key) === wanted),
  );
  return (
    found ??
    fail(
      'BadValue',
      `error processing query: ns=${collection.namespace}: hint provided does not correspond to an existing index`,
    )
  );
}

const naturalScan = (hint: Document): Plan => ({
  kind: 'collection',
  isBackward: Number(hint.get('$natural')) < 0,
  isSorted: false,
});

/** `{ $or: [...] }` with an index for every branch. */
function eitherPlan(collection: Collection, question: Question): Plan | undefined {
  const branches = question.filter.get('$or');
  if (!Array.isArray(branches)) return undefined;
  const plans = branches.map((branch): Plan => {
    const filter = doc({ $and: [new Map([...question.filter].filter(([name]) => name !== '$or')), branch] });
    return choosePlan(collection, { ...question, filter, sort: undefined });
  });
  const isIndexed = plans.every((plan) => plan.kind === 'index' || plan.kind === 'either');
  return isIndexed ? { kind: 'either', branches: plans, isSorted: isUnsorted(question) } : undefined;
}
