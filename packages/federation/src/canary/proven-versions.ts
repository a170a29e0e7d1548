import { MIN_FAILED_VIEWS, type ViewCounts } from './judge-canary';

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

/** The versions of which reports say enough: they have proven themselves, or have clearly too many errors for that. */
export function judgedVersions(counts: readonly VersionCounts[]): string[] {
  const proven = provenVersions(counts);
  return counts
    .filter(({ version, views, failedViews }) => {
      const isFaulty = failedViews >= MIN_FAILED_VIEWS && failedViews > views * MAX_FAILED_SHARE;
      return isFaulty || proven.includes(version);
    })
    .map(({ version }) => version);
}
