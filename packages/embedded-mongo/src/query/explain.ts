import { type Document, doc } from '../bson/values';
import type { Operation } from '../operation';
import { type FindRequest, findRecords, type Search } from './find';
import { showBounds } from './planner/bounds';
import type { Plan } from './planner/plan';

/** Describes a search, and with `isRun` runs it to count what it examines. */
export async function explainSearch(
  search: Search,
  request: FindRequest,
  namespace: string,
  operation: Operation,
  isRun: boolean,
) {
  const winningPlan = describeSearch(search, request);
  const queryPlanner = doc({ namespace, parsedQuery: request.filter, winningPlan, rejectedPlans: [] });
  if (!isRun) return { queryPlanner };
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
    executionStages: winningPlan,
  });
  return { queryPlanner, executionStats };
}

/** The scan is the innermost stage. */
function describeSearch({ plan, order }: Search, { sort, skip = 0, limit = 0, filter }: FindRequest): Document {
  let stage = describePlan(plan, filter);
  if (order && !plan.isSorted) stage = doc({ stage: 'SORT', sortPattern: sort, inputStage: stage });
  if (skip > 0) stage = doc({ stage: 'SKIP', skipAmount: skip, inputStage: stage });
  return limit > 0 ? doc({ stage: 'LIMIT', limitAmount: limit, inputStage: stage }) : stage;
}

function describePlan(plan: Plan, filter: Document): Document {
  switch (plan.kind) {
    case 'nothing':
      return doc({ stage: 'EOF' });
    case 'collection':
      return doc({ stage: 'COLLSCAN', ...(filter.size > 0 && { filter }), direction: 'forward' });
    case 'index':
      return doc({ stage: 'FETCH', filter, inputStage: describeIndexScan(plan) });
    case 'either':
      return doc({ stage: 'OR', inputStages: plan.branches.map((each) => describePlan(each, filter)) });
  }
}

function describeIndexScan({ index, bounds, isBackward }: Extract<Plan, { kind: 'index' }>): Document {
  return doc({
    stage: 'IXSCAN',
    keyPattern: index.key,
    indexName: index.name,
    direction: isBackward ? 'backward' : 'forward',
    indexBounds: doc(Object.fromEntries(index.fields.map(({ name }, i) => [name, showBounds(bounds[i])]))),
  });
}
