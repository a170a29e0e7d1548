import type { Canary } from '../registry';
import type { TrustedKeys } from '../signing';
import { type HistoryEntry, movesPointer } from './history';
import { type AnyRelease, canaryIn, isPublished, type Registered, readDescribed, registeredIn } from './published';
import { type Releases, readReleases } from './registry-file';

/** What is live of a remote, or of the shell. */
export interface LiveRelease {
  name: string;
  version: string;
  /** When it became the active one, and who did it; unknown for what was released before the history was kept. */
  since: string | undefined;
  by: string | undefined;
  fallback: string | undefined;
  withdrawn: string[];
  /** Of a remote, the version that some visitors get. */
  canary: Canary | undefined;
}

/**
 * What is live in a releases folder: the shell first, then the remotes by name.
 *
 * @param keys - Without them nothing is checked.
 */
export async function listReleases(releasesDir: string, keys?: TrustedKeys): Promise<LiveRelease[]> {
  return liveReleases(await readReleases(releasesDir, keys));
}

/** As {@link listReleases}, of what was read. */
export function liveReleases({ registry, history }: Releases): LiveRelease[] {
  const changes = history.filter(movesPointer);
  const describe = ({ active: { name, version }, lastGood, withdrawn = [] }: Registered): LiveRelease => {
    const own = changes.filter((entry) => entry.name === name);
    // Releasing what is active changes nothing.
    const first = own[own.findLastIndex((entry) => entry.version !== version) + 1];
    return {
      name,
      version,
      since: first?.at,
      by: first?.by,
      fallback: lastGood?.version,
      withdrawn,
      canary: canaryIn(registry, name),
    };
  };
  const remotes = Object.values(registry.remotes).sort((one, other) =>
    one.active.name.localeCompare(other.active.name),
  );
  return [...(registry.shell ? [registry.shell] : []), ...remotes].map(describe);
}

/** A release that was rolled back, or a canary that was ended. */
export interface Rollback extends Pick<HistoryEntry, 'at' | 'by' | 'name' | 'figures'> {
  isCanary: boolean;
  /** The version that was left, and the one that all visitors got; unknown for what was live before the history was kept. */
  from: string | undefined;
  to: string | undefined;
}

/**
 * What was rolled back in a releases folder, by whomever and from wherever, the latest first.
 *
 * @param keys - Without them nothing is checked.
 */
export async function listRollbacks(releasesDir: string, limit: number, keys?: TrustedKeys): Promise<Rollback[]> {
  const { history } = await readReleases(releasesDir, keys);
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

/** What was done to a version; what it has served is no change. */
export type VersionChange = HistoryEntry & { action: Exclude<HistoryEntry['action'], 'serve'> };

/** What was done to the versions of a remote, the latest first. */
export function changesOf(history: readonly HistoryEntry[], name: string): VersionChange[] {
  const isChange = (entry: HistoryEntry): entry is VersionChange => entry.action !== 'serve' && entry.name === name;
  return history.filter(isChange).reverse();
}

/** The version of the shell, or of a remote, that all visitors had before the active one; undefined when none is left. */
export async function readPrevious(releasesDir: string, name: string): Promise<AnyRelease | undefined> {
  const { registry, history } = await readReleases(releasesDir);
  const active = registeredIn(registry, name)?.active.version;
  const own = history.filter((entry) => entry.name === name && movesPointer(entry));
  const version = own.findLast((entry) => entry.version !== active)?.version;
  if (!version || !(await isPublished(releasesDir, { name, version }))) return undefined;
  return (await readDescribed(releasesDir, { name, version })).release;
}
