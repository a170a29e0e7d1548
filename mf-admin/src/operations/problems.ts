import type { VitalName } from '@wattle/contract/client-reports';
import { type Operations, packageName, type RemoteOperations } from '@wattle/contract/operations';
import { formatCount } from '@wattle/contract/text';
import { formatNumber } from '@wattle/design-system';
import { errorRate, formatVital, shortVersion } from './measurements';

export interface Finding {
  /** What it is about, such as "mf-tests". */
  subject: string;
  sentence: string;
  figure: string;
}

/** A finding that says itself whether it is a problem. */
export type JudgedFinding = Finding & { isProblem: boolean };

export interface Summary {
  sentence: string;
  problems: Finding[];
  healthy: Finding[];
}

/** More views with an error among 1,000 are a problem. */
const MAX_ERRORS_PER_1000 = 10;

interface Poor {
  /** By web.dev/vitals, more is poor. */
  limit: number;
  words: string;
}

const POOR: Partial<Record<VitalName, Poor>> = {
  LCP: { limit: 4_000, words: 'shows its largest part late' },
  INP: { limit: 500, words: 'responds late' },
  CLS: { limit: 0.25, words: 'moves while it loads' },
};

/** A canary that was taken back is news for a day. */
const NEWS_MS = 86_400_000;

/** Sums up how servers and releases fare: one sentence, then what is wrong, then what is well. */
export function summaryOf(
  { at, remotes, violations, actions }: Operations,
  servers: readonly JudgedFinding[],
): Summary {
  const problems: Finding[] = [...servers.filter(({ isProblem }) => isProblem), ...remotes.flatMap(problemsOf)];
  for (const { kind, at: then, remote, from, to } of actions) {
    if (kind !== 'canary-taken-back' || Date.parse(at) - Date.parse(then) >= NEWS_MS) continue;
    const sentence = `The canary ${shortVersion(from)} clearly failed for more visitors than ${shortVersion(to)} and was taken back by itself.`;
    problems.push({ subject: packageName(remote), sentence, figure: 'taken back' });
  }
  const blocked = violations.reduce((sum, { count }) => sum + count, 0);
  if (blocked > 0) {
    const sentence = 'The browser kept something from being loaded or run that the policy does not allow.';
    problems.push({ subject: 'Security policy', sentence, figure: `${formatNumber(blocked)} blocked` });
  }
  const healthy = [
    ...servers.filter(({ isProblem }) => !isProblem),
    ...remotes.filter((remote) => problemsOf(remote).length === 0).map(goodOf),
  ];
  return { sentence: sentenceOf(problems.length, remotes.length), problems, healthy };
}

function sentenceOf(problems: number, remotes: number): string {
  if (remotes === 0)
    return 'Nothing is released yet, or the API cannot read the releases. Release a remote, or check RELEASES_DIR.';
  if (problems === 0) return 'Everything is well.';
  return problems === 1 ? 'One thing needs a look.' : `${problems} things need a look.`;
}

function problemsOf({ name, live }: RemoteOperations): Finding[] {
  const subject = packageName(name);
  const problems: Finding[] = [];
  const rate = errorRate(live) ?? 0;
  if (rate > MAX_ERRORS_PER_1000) {
    const sentence = `Visitors saw an error in ${live.failedViews} of ${formatCount(live.views, 'view')} in the last 24 hours.`;
    problems.push({ subject, sentence, figure: `${rate.toFixed(1)} per 1,000` });
  }
  for (const [vital, { limit, words }] of Object.entries(POOR) as [VitalName, Poor][]) {
    const value = live.vitals[vital] ?? 0;
    if (value <= limit) continue;
    const sentence = `One visitor in four or more has a page that ${words}.`;
    problems.push({ subject, sentence, figure: `${vital} ${formatVital(vital, value)}` });
  }
  return problems;
}

function goodOf({ name, live }: RemoteOperations): Finding {
  const subject = packageName(name);
  if (live.views === 0) return { subject, sentence: 'Nobody has been here in the last 24 hours.', figure: '0 views' };
  const figure = formatCount(live.views, 'view');
  if (live.failedViews === 0) return { subject, sentence: 'No visitor saw an error in the last 24 hours.', figure };
  const compared =
    errorRate(live) === undefined ? 'too few views for a rate' : `at most ${MAX_ERRORS_PER_1000} of 1,000`;
  return { subject, sentence: `Visitors saw an error in ${live.failedViews} of ${figure}: ${compared}.`, figure };
}
