import type { HistoryEntry } from './history';

/** A version that passed its smoke test is proven after it has been active for so long. */
const PROVEN_AFTER_MS = 10 * 60_000;

/** One that no browser has tested has to serve longer. */
const PROVEN_UNTESTED_AFTER_MS = 24 * 3_600_000;

/** What is known of how a version has served. */
export interface Proof {
  /** Its smoke test was passed in a browser when it was released. */
  smokeTest: boolean;
  /** How long pages have loaded it. */
  activeMs: number;
  /** Pages on which it is reported to have failed (`recordService`). */
  faults: number;
}

/** What the history of one remote, or of the shell, tells of a version. */
export function proofOf(history: readonly HistoryEntry[], version: string, now: Date): Proof {
  const changes = history.filter(({ action }) => action !== 'serve');
  const activeMs = changes.reduce((sum, entry, index) => {
    if (entry.version !== version) return sum;
    const end = changes[index + 1] ? Date.parse(changes[index + 1]?.at as string) : now.getTime();
    return sum + Math.max(0, end - Date.parse(entry.at));
  }, 0);
  const own = history.filter((entry) => entry.version === version);
  return {
    smokeTest: own.some(({ smokeTest }) => smokeTest),
    activeMs,
    faults: own.reduce((sum, { faults = 0 }) => sum + faults, 0),
  };
}

/** Whether a version may be one that pages fall back to: it has served, and without a reported fault. */
export function isProven({ smokeTest, activeMs, faults }: Proof): boolean {
  return faults === 0 && activeMs >= (smokeTest ? PROVEN_AFTER_MS : PROVEN_UNTESTED_AFTER_MS);
}

/** The proven versions of one remote, or of the shell: the one that was active last comes first. */
export function provenVersions(history: readonly HistoryEntry[], now: Date): string[] {
  const latestFirst = history.filter(({ action }) => action !== 'serve').map(({ version }) => version);
  return [...new Set(latestFirst.reverse())].filter((version) => isProven(proofOf(history, version, now)));
}
