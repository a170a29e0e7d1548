import type { CanaryFigures, Operations } from '@wattle/contract';

type Rule = Operations['rule'];

/** How a canary stands. */
export function canaryState({ old, new: next, evidence }: CanaryFigures, rule: Rule): string {
  if (next.visitors === 0 || old.visitors === 0) return 'Too few visitors so far to compare the two.';
  if (evidence >= rule.evidence && next.failedVisitors >= rule.failedVisitors) {
    return 'The new version clearly fails for more visitors and is about to be taken back.';
  }
  if (evidence > 1) return 'The new version may fail for more visitors; the difference is not clear yet.';
  return 'The new version fails for no more visitors than the old one so far.';
}

/** The rule by which canaries are taken back. */
export function ruleSentence({ evidence, failedVisitors }: Rule): string {
  return [
    'Taken back by itself as soon as the new version clearly fails for more visitors:',
    `when the failures are ${evidence} times likelier if it is worse than if it is not, and ${failedVisitors} of its visitors or more met one.`,
    `At most one good canary in ${evidence} is taken back. A new share begins a new comparison.`,
    'A child in a timed test keeps the version it started with, also after a reload as long as that is live or the last good one.',
  ].join(' ');
}
