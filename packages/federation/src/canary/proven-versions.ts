import type { ViewCounts } from './judge-canary';

/** A version must have been viewed so often before its error rate says something. */
const MIN_VIEWS = 100;

/** Browser extensions and lost connections make a few errors in every version. */
const MAX_FAILED_SHARE = 0.01;

/** What one version of a remote has shown. */
export interface VersionCounts extends ViewCounts {
  version: string;
}

/**
 * The versions that have served without errors: viewed a hundred times or more, with an error in at most one view of a
 * hundred. Only these are good enough to fall back to.
 */
export function provenVersions(counts: readonly VersionCounts[]): string[] {
  return counts
    .filter(({ views, failedViews }) => views >= MIN_VIEWS && failedViews <= views * MAX_FAILED_SHARE)
    .map(({ version }) => version);
}
