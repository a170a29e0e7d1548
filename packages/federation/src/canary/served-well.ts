/** How many pages that count have shown a version, and in how many of them it has failed. */
export interface ViewCounts {
  views: number;
  failedViews: number;
}

/** A version must have been viewed so often before a low error rate says something. */
const MIN_VIEWS = 100;

/** Browser extensions and lost connections make a few errors in every version. */
const MAX_FAILED_SHARE = 0.01;

/** More than one network, or two, can bring about (`VISITORS_PER_NETWORK`). */
const MIN_FAILED_VIEWS = 5;

/**
 * Whether a version has served without errors: it was viewed a hundred times or more, with an error in at most one view
 * of a hundred. Only such a version is good enough to fall back to.
 */
export function hasServedWell({ views, failedViews }: ViewCounts): boolean {
  return views >= MIN_VIEWS && !hasTooManyErrors({ views, failedViews });
}

/**
 * Whether reports decide about a version: it has served well, or has too many errors for the views so far, and not only
 * in a network or two. Only where they do not may time prove it.
 */
export function isJudged(counts: ViewCounts): boolean {
  return hasServedWell(counts) || (counts.failedViews >= MIN_FAILED_VIEWS && hasTooManyErrors(counts));
}

function hasTooManyErrors({ views, failedViews }: ViewCounts): boolean {
  return failedViews > views * MAX_FAILED_SHARE;
}
