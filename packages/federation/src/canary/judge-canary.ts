const { exp, log, max, min } = Math;

/** The visitors who were seen with a version, and those of them for whom a page of it has failed. */
export interface VisitorCounts {
  visitors: number;
  failedVisitors: number;
}

export interface CanaryVerdict {
  /**
   * How many times more likely the failures are if the canary fails for more visitors than the active version, than if
   * both fail for as many.
   */
  evidence: number;
  isWorse: boolean;
}

/**
 * Evidence at which a canary is taken back. By Ville's inequality at most one canary in so many is taken back without
 * being worse, however often the counts are looked at.
 */
export const EVIDENCE_LIMIT = 100;

/** A few visitors with a broken browser extension must not end a canary, however rare failures are otherwise. */
export const MIN_FAILED_VISITORS = 5;

/** How many times as many visitors a worse canary may fail for; all are thought equally likely. */
const RATIOS = [1.5, 2, 3, 6, 15, 50];

/**
 * Judges a canary by the visitors for whom it fails against those for whom the active version does at the same time. It
 * is a sequential test: the answer holds at each look, so that a watcher may look every minute and stop at the first
 * clear one. The unit is the visitor: her views are not independent, as what breaks one of them breaks the others.
 *
 * Chance gives each visitor the canary with the probability of its share, q. Where both versions fail for the same
 * visitors, each of these has the canary with the probability q. Where the canary fails for r times as many, that
 * probability is rq / (rq + 1 - q). The evidence is the likelihood ratio of the two, averaged over {@link RATIOS}.
 *
 * @param share - Percent of the visitors who get the canary, the same for all who were counted.
 */
export function judgeCanary(canary: VisitorCounts, active: VisitorCounts, share: number): CanaryVerdict {
  const evidence = evidenceOf(canary, active, share / 100);
  return { evidence, isWorse: evidence >= EVIDENCE_LIMIT && canary.failedVisitors >= MIN_FAILED_VISITORS };
}

function evidenceOf(canary: VisitorCounts, active: VisitorCounts, share: number): number {
  if (canary.visitors === 0 || active.visitors === 0) return 1;
  // Where more visitors with the canary were seen than its share, more of the failures are its own by chance, too.
  const q = max(share, canary.visitors / (canary.visitors + active.visitors));
  const likelihoodRatios = RATIOS.map((ratio) => {
    const normal = ratio * q + 1 - q;
    return exp(canary.failedVisitors * log(ratio / normal) - active.failedVisitors * log(normal));
  });
  // Beyond this the number says nothing more, and JSON has no infinity.
  return min(1e9, likelihoodRatios.reduce((sum, each) => sum + each, 0) / RATIOS.length);
}
