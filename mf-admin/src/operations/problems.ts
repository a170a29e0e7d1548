import { type Operations, packageName, type RemoteOperations, type VitalName } from '@wattle/contract';
import { formatCount, formatNumber } from '@wattle/design-system';
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

/** What is poor by web.dev/vitals. */
const POOR: Partial<Record<VitalName, number>> = { LCP: 4_000, INP: 500, CLS: 0.25 };

const VITAL_WORDS: Partial<Record<VitalName, string>> = {
  LCP: 'shows its largest part late',
  INP: 'responds late',
  CLS: 'moves while it loads',
};

/** A canary that was taken back is news for a day. */
const NEWS_MS = 86_400_000;

/** Sums up how servers and releases fare: one sentence, then what is wrong, then what is well. */
export function summaryOf(
  { at, remotes, violations, actions }: Operations,
  servers: readonly JudgedFinding[],
): Summary {
  const takenBack = actions.filter(({ kind, at: then }) => {
    return kind === 'canary-taken-back' && Date.parse(at) - Date.parse(then) < NEWS_MS;
  });
  const blocked = violations.reduce((sum, { count }) => sum + count, 0);
  const problems: Finding[] = [
    ...servers.filter(({ isProblem }) => isProblem),
    ...remotes.flatMap(problemsOf),
    ...takenBack.map(({ remote, from, to }) => ({
      subject: packageName(remote),
      sentence: `The canary ${shortVersion(from)} clearly failed for more visitors than ${shortVersion(to)} and was taken back by itself.`,
      figure: 'taken back',
    })),
    ...(blocked > 0
      ? [
          {
            subject: 'Security policy',
            sentence: 'The browser kept something from being loaded or run that the policy does not allow.',
            figure: `${formatNumber(blocked)} blocked`,
          },
        ]
      : []),
  ];
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
  const rate = errorRate(live);
  const subject = packageName(name);
  const errors: Finding[] =
    rate !== undefined && rate > MAX_ERRORS_PER_1000
      ? [
          {
            subject,
            sentence: `Visitors saw an error in ${live.failedViews} of ${formatCount(live.views, 'view')} in the last 24 hours.`,
            figure: `${rate.toFixed(1)} per 1,000`,
          },
        ]
      : [];
  const slow = (Object.keys(POOR) as VitalName[]).flatMap((vital): Finding[] => {
    const value = live.vitals[vital];
    if (value === null || value === undefined || value <= (POOR[vital] ?? 0)) return [];
    const sentence = `One visitor in four or more has a page that ${VITAL_WORDS[vital]}.`;
    return [{ subject, sentence, figure: `${vital} ${formatVital(vital, value)}` }];
  });
  return [...errors, ...slow];
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
