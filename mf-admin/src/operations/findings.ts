import type { VitalName } from '@wattle/contract/client-reports';
import { type Operations, packageName, type RemoteOperations } from '@wattle/contract/operations';
import { ENDING_SOON_SECONDS, type ServiceState } from '@wattle/contract/service';
import { formatCount, numberInWords } from '@wattle/contract/text';
import { formatNumber } from '@wattle/design-system';
import { errorRate, formatBytes, formatDuration, formatVital, shortVersion } from './measurements';

export interface Finding {
  subject: string;
  sentence: string;
  figure: string;
}

export type JudgedFinding = Finding & { isProblem: boolean };

interface Summary {
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

/** A longer answer to a ping is a problem. */
const MAX_DATABASE_MS = 250;
/** The server submits a test within seconds after its time. */
const MAX_OVERDUE_SECONDS = 15;
/** As many mails as a process sends within a minute or so. */
const MAX_UNSENT_MAILS = 100;
const MIN_FREE_BYTES = 1_000_000_000;

/** How the servers are doing in plain words, and for what is wrong what to do. What is not known has no finding. */
export function serviceFindings(state: ServiceState): JudgedFinding[] {
  const findings = [
    testsOf(state),
    lateTestsOf(state),
    emailsOf(state),
    databaseOf(state),
    redisOf(state),
    diskOf(state),
  ];
  return findings.filter((finding) => finding !== undefined);
}

export const UNKNOWN_STATE = problem(
  'Servers',
  'unknown',
  'Their figures could not be loaded. Reload the page; if that does not help, look at the log of the API.',
);

function testsOf({ timedAttempts, endingSoon = 0 }: ServiceState): JudgedFinding | undefined {
  if (timedAttempts === undefined) return undefined;
  const figure = `${formatNumber(timedAttempts)} open`;
  if (timedAttempts === 0) return healthy('Tests', figure, 'No child is taking a timed test.');
  const children = timedAttempts === 1 ? 'One child is' : `${formatNumber(timedAttempts)} children are`;
  const soon =
    endingSoon === 0
      ? ''
      : ` ${formatCount(endingSoon, 'test')} will end within ${numberInWords(ENDING_SOON_SECONDS / 60)} minutes.`;
  return healthy('Tests', figure, `${children} taking a timed test.${soon}`);
}

function lateTestsOf({ overdueSeconds = 0 }: ServiceState): JudgedFinding | undefined {
  if (overdueSeconds <= MAX_OVERDUE_SECONDS) return undefined;
  return problem(
    'Tests',
    `${formatDuration(overdueSeconds)} late`,
    'Tests whose time is over wait to be submitted. Look for errors in the log of the API; if there are none, it has too much to do: start another one.',
  );
}

function emailsOf({ unsentMails, failedMails = 0 }: ServiceState): JudgedFinding | undefined {
  if (failedMails > 0) {
    const failed = `${formatCount(failedMails, 'email')} could not be sent in the last 24 hours and will not be tried again.`;
    const advice = 'Check SMTP_URL, and the log of the API for the reason.';
    return problem('Emails', `${formatNumber(failedMails)} failed`, `${failed} ${advice}`);
  }
  if (unsentMails === undefined) return undefined;
  const figure = `${formatNumber(unsentMails)} waiting`;
  if (unsentMails > MAX_UNSENT_MAILS) {
    return problem('Emails', figure, 'Many emails wait to be sent. Check that the server of SMTP_URL takes them.');
  }
  if (unsentMails === 0) return healthy('Emails', figure, 'All emails are sent.');
  const waiting = unsentMails === 1 ? 'One email waits to be sent.' : `${unsentMails} emails wait to be sent.`;
  return healthy('Emails', figure, waiting);
}

function databaseOf({ databaseMs }: ServiceState): JudgedFinding {
  if (databaseMs === undefined) {
    const sentence = 'It does not answer, so nothing can be saved. Check that it runs, and the log of the API.';
    return problem('Database', 'no answer', sentence);
  }
  const figure = `${Math.max(1, Math.round(databaseMs))} ms`;
  return databaseMs > MAX_DATABASE_MS
    ? problem('Database', figure, 'It answers late. Look at its load, its disk and its slow queries.')
    : healthy('Database', figure, `The database answers in ${figure}.`);
}

function redisOf({ redis }: ServiceState): JudgedFinding | undefined {
  if (redis === undefined) return undefined;
  if (redis === 'ready') return healthy('Redis', 'ready', 'Redis answers.');
  return problem(
    'Redis',
    'no answer',
    'It cannot be reached. Tests go on, but each API counts its own limits and sends its own emails. Check that it runs, and REDIS_URL.',
  );
}

function diskOf({ hasSpace, disk, engineBytes }: ServiceState): JudgedFinding | undefined {
  const figure = disk ? `${formatBytes(disk.freeBytes)} free` : 'unknown';
  if (!hasSpace) {
    const sentence = 'A write found no space, so nothing can be saved. Free some where DATA_DIR and the database are.';
    return problem('Disk', figure, sentence);
  }
  if (!disk) return undefined;
  if (disk.freeBytes < MIN_FREE_BYTES) {
    const sentence = 'The disk of DATA_DIR is almost full. Free some space before nothing can be saved any more.';
    return problem('Disk', figure, sentence);
  }
  const data = engineBytes === undefined ? '' : ` The data takes ${formatBytes(engineBytes)}.`;
  return healthy('Disk', figure, `There is space on the disk of DATA_DIR.${data}`);
}

function healthy(subject: string, figure: string, sentence: string): JudgedFinding {
  return { subject, sentence, figure, isProblem: false };
}

function problem(subject: string, figure: string, sentence: string): JudgedFinding {
  return { subject, sentence, figure, isProblem: true };
}
