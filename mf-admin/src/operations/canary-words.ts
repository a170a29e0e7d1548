import type { CanaryFigures, Operations } from '@wattle/contract';

type Rule = Operations['rule'];

/** How a canary stands. */
export function canaryState({ old, new: next, evidence }: CanaryFigures, rule: Rule): string {
  if (next.views === 0 || old.views === 0) return 'Too few visitors so far to compare the two.';
  if (evidence >= rule.evidence) return 'The new version has clearly more errors and is about to be taken back.';
  if (evidence > 1) return 'The new version may have more errors; the difference is not clear yet.';
  return 'The new version has no more errors than the old one so far.';
}

/** The rule by which canaries are taken back. */
export function ruleInWords({ evidence, failedViews }: Rule): string {
  return [
    'Taken back by itself as soon as the new version clearly has more errors:',
    `when they are ${evidence} times likelier if it is worse than if it is not, and ${failedViews} of its views or more had one.`,
    `At most one good canary in ${evidence} is taken back.`,
    'A child in a timed test keeps the version it started with.',
  ].join(' ');
}
