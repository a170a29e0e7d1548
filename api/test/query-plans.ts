import type { mongo } from 'mongoose';
import { nameOf, type Search } from './searches';

/** What a winning plan is made of. */
interface Plan {
  stages: string[];
  indexes: string[];
  /** Whether an index is read from its first entry to its last. */
  readsWholeIndex: boolean;
}

/** Stages that look something up, as the classic engine, SBE and the express path of MongoDB 8 name them. */
const LOOK_UPS = /^(IXSCAN|IDHACK|COUNT_SCAN|DISTINCT_SCAN|CLUSTERED_IXSCAN|EXPRESS_\w+|EOF)$/;
const UNBOUNDED = /^\[M(in|ax)Key, M(in|ax)Key\]$/;

/** What is wrong with how a server finds the documents of a search; undefined where it uses an index well. */
export async function faultOf(db: mongo.Db, search: Search): Promise<string | undefined> {
  // It translates queries for another database, and explains the plans of that one.
  if ('ferretdb' in (await db.command({ buildInfo: 1 }))) return undefined;
  const reply = await db.command({ explain: search.explained, verbosity: 'queryPlanner' });
  const { stages, indexes, readsWholeIndex } = planOf(reply);
  const isUnlimited = search.limit === 0 || Object.keys(search.filter).length > 0;
  const faults = [
    stages.includes('COLLSCAN') && 'reads the whole collection',
    stages.some((stage) => /^\$?SORT$/i.test(stage)) && 'sorts in memory',
    readsWholeIndex && isUnlimited && 'reads a whole index',
    !stages.some((stage) => LOOK_UPS.test(stage) || stage === 'COLLSCAN') && `has no plan that is known: ${stages}`,
  ].filter(Boolean);
  const used = indexes.length > 0 ? ` (${indexes.join(', ')})` : '';
  return faults.length > 0 ? `${nameOf(search)}${used} ${faults.join(' and ')}` : undefined;
}

/** Reads the reply to `explain` of any version: a tree of stages under `winningPlan`, once for each shard and cursor. */
export function planOf(reply: unknown): Plan {
  const plan: Plan = { stages: [], indexes: [], readsWholeIndex: false };
  collect(reply, plan, false);
  return plan;
}

function collect(node: unknown, plan: Plan, isWinning: boolean): void {
  if (Array.isArray(node)) for (const each of node) collect(each, plan, isWinning);
  if (!isDocument(node)) return;
  if (isWinning && typeof node.stage === 'string') note(node, plan);
  for (const [name, value] of Object.entries(node)) {
    // A stage of a pipeline, such as $sort, stands beside the cursor that it reads.
    if (name === '$sort') plan.stages.push(name);
    if (name !== 'rejectedPlans' && name !== 'command') collect(value, plan, isWinning || name === 'winningPlan');
  }
}

function note({ stage, indexName, indexBounds }: mongo.Document, plan: Plan): void {
  plan.stages.push(stage);
  if (indexName) plan.indexes.push(indexName);
  const bounds = isDocument(indexBounds) ? Object.values(indexBounds).flat() : [];
  if (bounds.length > 0 && bounds.every((each) => UNBOUNDED.test(String(each)))) plan.readsWholeIndex = true;
}

function isDocument(value: unknown): value is mongo.Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
