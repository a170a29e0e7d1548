import { hasServedWell, type ViewCounts } from '../canary/served-well';
import { movesPointer, type NewEntry } from './history';

/** A version that passed its smoke test is proven after it has been active for so long. */
const PROVEN_AFTER_MS = 10 * 60_000;

/** One that no browser has tested has to serve longer. */
const PROVEN_UNTESTED_AFTER_MS = 24 * 3_600_000;

/** What pages have reported of a version: how often they were viewed, and in how many of these views it failed. */
type Service = Pick<NewEntry, 'pages' | 'faults'>;

/** What is known of how a version has served. */
export interface Proof {
  /** Its smoke test was passed in a browser when it was released. */
  smokeTest: boolean;
  /** How long it was the one that all visitors get. */
  activeMs: number;
  /** What was recorded last (`recordService`); undefined as long as reports say too little. */
  service: Service | undefined;
}

/** What the history of one remote, or of the shell, tells of a version. */
export function proofOf(history: readonly NewEntry[], version: string, now: Date): Proof {
  const changes = history.filter(movesPointer);
  const activeMs = changes.reduce((sum, entry, index) => {
    if (entry.version !== version) return sum;
    const end = changes[index + 1] ? Date.parse(changes[index + 1]?.at as string) : now.getTime();
    return sum + Math.max(0, end - Date.parse(entry.at));
  }, 0);
  const own = history.filter((entry) => entry.version === version);
  return { smokeTest: own.some(({ smokeTest }) => smokeTest), activeMs, service: latestService(history, version) };
}

/** What the history of one remote, or of the shell, last says of how a version has served. */
export function latestService(history: readonly NewEntry[], version: string): Service | undefined {
  return history.findLast((entry) => entry.action === 'serve' && entry.version === version);
}

/** What was recorded of a version, as counts of views. */
export function countsOf({ pages = 0, faults = 0 }: Service): ViewCounts {
  return { views: pages, failedViews: faults };
}

/** Whether a version may be one that pages fall back to: by what pages report of it, or else by the time it was active. */
export function isProven({ smokeTest, activeMs, service }: Proof): boolean {
  if (service) return hasServedWell(countsOf(service));
  return activeMs >= (smokeTest ? PROVEN_AFTER_MS : PROVEN_UNTESTED_AFTER_MS);
}

/** The versions of one remote, or of the shell, that its history proves: the one that was active last comes first. */
export function versionsProvenBy(history: readonly NewEntry[], now: Date): string[] {
  const latestFirst = history.filter(movesPointer).map(({ version }) => version);
  return [...new Set(latestFirst.reverse())].filter((version) => isProven(proofOf(history, version, now)));
}
