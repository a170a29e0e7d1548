import { hasServedWell, type ViewCounts } from '../canary/served-well';
import type { RegisteredRemote, RegisteredShell, Registry } from '../registry';
import type { ReleaseTrust } from '../signing';
import { findConflicts } from './compatibility';
import { movesPointer, type NewEntry } from './history';
import {
  type AnyRelease,
  isPublished,
  type Registered,
  ReleaseError,
  readVerified,
  registeredIn,
  SHELL,
  withRegistered,
} from './published';

/**
 * The registry with what the shell and each remote fall back to: the version that was active last, has proven itself,
 * was not withdrawn, and can be live with all others.
 */
export async function withFallbacks(
  releasesDir: string,
  registry: Registry,
  history: readonly NewEntry[],
  trust: ReleaseTrust,
): Promise<Registry> {
  let next = registry;
  for (const name of [...(registry.shell ? [SHELL] : []), ...Object.keys(registry.remotes)]) {
    const registered = registeredIn(registry, name) as Registered;
    const lastGood = await findFallback(releasesDir, registry, registered, history, trust).catch(() =>
      unlessWithdrawn(registered),
    );
    next = withRegistered(next, name, { ...registered, lastGood } as RegisteredRemote & RegisteredShell);
  }
  return next;
}

async function findFallback(
  releasesDir: string,
  registry: Registry,
  { active, lastGood, withdrawn = [] }: Registered,
  history: readonly NewEntry[],
  trust: ReleaseTrust,
): Promise<AnyRelease | undefined> {
  const { name } = active;
  const own = history.filter((entry) => entry.name === name);
  // A registry may be older than its history.
  const isKnown = own.some(({ version }) => version === lastGood?.version);
  const proven = [...versionsProvenBy(own, new Date()), ...(lastGood && !isKnown ? [lastGood.version] : [])];
  for (const version of proven) {
    if (version === active.version || withdrawn.includes(version)) continue;
    if (!(await isPublished(releasesDir, { name, version }))) continue;
    const described = await readVerified(releasesDir, { name, version }, trust).catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      return undefined;
    });
    if (!described) continue;
    if ((await findConflicts(releasesDir, [described], registry, trust)).length === 0) return described.release;
  }
  return undefined;
}

/** What stays where files of other versions cannot be read: a roll back must not fail for that. */
function unlessWithdrawn({ lastGood, withdrawn }: Registered): AnyRelease | undefined {
  return lastGood && withdrawn?.includes(lastGood.version) ? undefined : lastGood;
}

/** A version that passed its smoke test is proven after it has been active for so long. */
const PROVEN_AFTER_MS = 10 * 60_000;

/** One that no browser has tested has to serve longer. */
const PROVEN_UNTESTED_AFTER_MS = 24 * 3_600_000;

/** What pages have reported of a version: how often they were viewed, and in how many of these views it failed. */
type Service = Pick<NewEntry, 'pages' | 'faults'>;

/** What the history of one remote, or of the shell, last says of how a version has served. */
export function latestService(history: readonly NewEntry[], version: string): Service | undefined {
  return history.findLast((entry) => entry.action === 'serve' && entry.version === version);
}

/** What was recorded of a version, as counts of views. */
export function countsOf({ pages = 0, faults = 0 }: Service): ViewCounts {
  return { views: pages, failedViews: faults };
}

/** The versions of one remote, or of the shell, that its history proves: the one that was active last comes first. */
function versionsProvenBy(history: readonly NewEntry[], now: Date): string[] {
  const latestFirst = history.filter(movesPointer).map(({ version }) => version);
  return [...new Set(latestFirst.reverse())].filter((version) => isProven(history, version, now));
}

/** Whether pages may fall back to a version: by what they report of it, or else by the time it was active. */
function isProven(history: readonly NewEntry[], version: string, now: Date): boolean {
  const service = latestService(history, version);
  if (service) return hasServedWell(countsOf(service));
  const isTested = history.some((entry) => entry.version === version && entry.smokeTest);
  return (
    activeMs(history.filter(movesPointer), version, now) >= (isTested ? PROVEN_AFTER_MS : PROVEN_UNTESTED_AFTER_MS)
  );
}

/** How long a version was the one that all visitors get. */
function activeMs(changes: readonly NewEntry[], version: string, now: Date): number {
  return changes.reduce((sum, entry, index) => {
    if (entry.version !== version) return sum;
    const next = changes[index + 1];
    const end = next ? Date.parse(next.at) : now.getTime();
    return sum + Math.max(0, end - Date.parse(entry.at));
  }, 0);
}
