const { exp, log, min } = Math;

/** What a version has shown: how often its pages were viewed, and in how many of these views an error was seen. */
export interface ViewCounts {
  views: number;
  failedViews: number;
}

/** What the counts of a canary say. */
export interface CanaryVerdict {
  /**
   * How many times more likely the errors are if the canary has more of them than the active version, than if both have
   * the same rate.
   */
  evidence: number;
  isWorse: boolean;
}

/**
 * Evidence at which a canary is taken back. By Ville's inequality at most one canary in so many is taken back without
 * being worse, however often the counts are looked at.
 */
export const EVIDENCE_LIMIT = 100;

/** One visitor with a broken browser extension must not end a canary. */
export const MIN_FAILED_VIEWS = 5;

/** How many times the error rate of the active version a worse canary may have; all are thought equally likely. */
const RATIOS = [1.5, 2, 3, 6, 15, 50];

/**
 * Judges a canary by its error rate against that of the active version at the same time. It is a sequential test: the
 * answer holds at each look, so that a watcher may look every minute and stop at the first clear one.
 *
 * Where both versions have one error rate, each failed view is the canary's with the probability of its share of the
 * views, q. Where the canary's rate is r times the other, that probability is rq / (rq + 1 - q). The evidence is the
 * likelihood ratio of the two, averaged over {@link RATIOS}.
 */
export function judgeCanary(canary: ViewCounts, active: ViewCounts): CanaryVerdict {
  const evidence = evidenceOf(canary, active);
  return { evidence, isWorse: evidence >= EVIDENCE_LIMIT && canary.failedViews >= MIN_FAILED_VIEWS };
}

function evidenceOf(canary: ViewCounts, active: ViewCounts): number {
  const views = canary.views + active.views;
  if (canary.views === 0 || active.views === 0) return 1;
  const share = canary.views / views;
  const likelihoodRatios = RATIOS.map((ratio) => {
    const normal = ratio * share + 1 - share;
    return exp(canary.failedViews * log(ratio / normal) - active.failedViews * log(normal));
  });
  // Beyond this the number says nothing more, and JSON has no infinity.
  return min(1e9, likelihoodRatios.reduce((sum, each) => sum + each, 0) / RATIOS.length);
}
