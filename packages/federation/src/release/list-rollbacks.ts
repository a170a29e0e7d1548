import { type HistoryEntry, movesPointer, readHistory } from './history';
import { readRegistry, sequenceOf } from './registry-file';

/** A release that was rolled back, or a canary that was ended. */
export interface Rollback extends Pick<HistoryEntry, 'at' | 'by' | 'name' | 'figures'> {
  isCanary: boolean;
  /** The version that was left, and the one that all visitors got; unknown for what was live before the history was kept. */
  from: string | undefined;
  to: string | undefined;
}

/** What was rolled back in a releases folder, by whomever and from wherever, the latest first. */
export async function listRollbacks(releasesDir: string, limit: number): Promise<Rollback[]> {
  const registry = await readRegistry(releasesDir);
  const history = await readHistory(releasesDir, sequenceOf(registry));
  const rollbacks = history.filter(({ action }) => action === 'rollback' || action === 'end-canary');
  return rollbacks
    .reverse()
    .slice(0, limit)
    .map((entry) => toRollback(entry, history));
}

function toRollback(entry: HistoryEntry, history: readonly HistoryEntry[]): Rollback {
  const { action, at, by, name, version, figures } = entry;
  const before = history.slice(0, history.indexOf(entry));
  const live = before.findLast((each) => each.name === name && movesPointer(each))?.version;
  const isCanary = action === 'end-canary';
  return { at, by, name, figures, isCanary, from: isCanary ? version : live, to: isCanary ? live : version };
}
