import { type Document, doc } from '../bson/values';
import type { Operation } from '../operation';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import { type FindRequest, findRecords, prepareSearch, type Search } from './find';
import { showBounds } from './planner/bounds';
import type { Plan } from './planner/plan';

/** Describes a search, and with `isRun` runs it to count what it examines. */
export async function explainSearch(
  store: Store,
  collection: Collection | undefined,
  request: FindRequest,
  operation: Operation,
  isRun: boolean,
) {
  const search = prepareSearch(store, collection, request);
  const stage = describeSearch(search, request);
  const queryPlanner = (namespace: string) =>
    doc({ namespace, indexFilterSet: false, parsedQuery: request.filter, winningPlan: stage, rejectedPlans: [] });
  if (!isRun) return (namespace: string) => ({ queryPlanner: queryPlanner(namespace) });
  const started = performance.now();
  let nReturned = 0;
  for await (const batch of findRecords(search, request, operation)) nReturned += batch.length;
  const { keys, documents } = search.scan.examined;
  const executionStats = doc({
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: keys,
    totalDocsExamined: documents,
    executionStages: new Map([...stage, ['nReturned', nReturned], ['docsExamined', documents], ['keysExamined', keys]]),
  });
  return (namespace: string) => ({ queryPlanner: queryPlanner(namespace), executionStats });
}

/** The scan is the innermost stage. */
function describeSearch(
  { plan, order }: Search,
  { sort, skip = 0, limit = 0, projection, filter }: FindRequest,
): Document {
  let stage = describePlan(plan, filter);
  if (order && !plan.isSorted)
    stage = doc({
      stage: 'SORT',
      sortPattern: sort,
      ...(limit > 0 && { limitAmount: skip + limit }),
      inputStage: stage,
    });
  if (skip > 0) stage = doc({ stage: 'SKIP', skipAmount: skip, inputStage: stage });
  if (limit > 0) stage = doc({ stage: 'LIMIT', limitAmount: limit, inputStage: stage });
  return projection && projection.size > 0
    ? doc({ stage: 'PROJECTION_DEFAULT', transformBy: projection, inputStage: stage })
    : stage;
}

function describePlan(plan: Plan, filter: Document): Document {
  switch (plan.kind) {
    case 'nothing':
      return doc({ stage: 'EOF' });
    case 'collection':
      return doc({
        stage: 'COLLSCAN',
        ...(filter.size > 0 && { filter }),
        direction: 'forward',
      });
    case 'index':
      return isIdLookUp(plan, filter)
        ? doc({ stage: 'IDHACK' })
        : doc({ stage: 'FETCH', filter, inputStage: describeIndexScan(plan) });
    case 'either':
      return doc({
        stage: 'SUBPLAN',
        inputStage: doc({ stage: 'OR', inputStages: plan.branches.map((each) => describePlan(each, filter)) }),
      });
  }
}

const isIdLookUp = ({ index, bounds }: Extract<Plan, { kind: 'index' }>, filter: Document) =>
  index.isIdIndex && filter.size === 1 && bounds[0]?.kind === 'points' && bounds[0].points.length === 1;

function describeIndexScan({ index, bounds, isBackward }: Extract<Plan, { kind: 'index' }>): Document {
  return doc({
    stage: 'IXSCAN',
    keyPattern: index.key,
    indexName: index.name,
    isMultiKey: index.multikeyPaths.size > 0,
    isUnique: index.isUnique,
    isSparse: index.isSparse,
    isPartial: index.partialFilter !== undefined,
    indexVersion: 2,
    direction: isBackward ? 'backward' : 'forward',
    indexBounds: doc(Object.fromEntries(index.fields.map(({ name }, i) => [name, showBounds(bounds[i])]))),
  });
}
