import type { Operations, ReleaseAction, RemoteOperations } from '@wattle/contract/operations';
import type { ServiceState } from '@wattle/contract/service';
import { someOperations, someRemote, someServiceState } from '../../test/operations';
import { serviceFindings, summaryOf } from './findings';

const at = '2026-11-21T05:32:00.000Z';
const takenBack: ReleaseAction = {
  at: '2026-11-20T08:48:00.000Z',
  by: 'the check of canaries',
  kind: 'canary-taken-back',
  remote: 'assessment',
  from: '1.0.0-f0a7713a',
  to: '1.0.0-90b3d42a',
};

const withLive = (live: Partial<RemoteOperations['live']>) =>
  someRemote('tests', { live: { ...someRemote('tests').live, ...live } });

test.each<[string, Partial<Operations>, string, string[]]>([
  ['all is well', {}, 'Everything is well.', []],
  [
    'nothing is released',
    { remotes: [] },
    'Nothing is released yet, or the API cannot read the releases. Release a remote, or check RELEASES_DIR.',
    [],
  ],
  [
    'one remote has errors',
    { remotes: [withLive({ views: 1_000, failedViews: 20 })] },
    'One thing needs a look.',
    ['20.0 per 1,000'],
  ],
  ['few views say nothing', { remotes: [withLive({ views: 19, failedViews: 19 })] }, 'Everything is well.', []],
  [
    'a page is slow',
    { remotes: [withLive({ vitals: { LCP: 4_200, INP: 90, CLS: 0.01, TTFB: null, FCP: null } })] },
    'One thing needs a look.',
    ['LCP 4.2 s'],
  ],
  [
    'a canary was taken back, and the policy was violated',
    {
      actions: [takenBack],
      violations: [{ remote: 'shell', version: 'unknown', count: 3, latest: 'img-src: inline' }],
    },
    '2 things need a look.',
    ['taken back', '3 blocked'],
  ],
  [
    'a canary was taken back two days ago',
    { actions: [{ ...takenBack, at: '2026-11-19T05:00:00.000Z' }] },
    'Everything is well.',
    [],
  ],
])('%s', (_what, operations, sentence, figures) => {
  const summary = summaryOf(someOperations({ at, ...operations }), []);
  expect(summary.sentence).toBe(sentence);
  expect(summary.problems.map(({ figure }) => figure)).toEqual(figures);
});

test('what is well tells how many views it is known from', () => {
  expect(summaryOf(someOperations({ at }), []).healthy).toContainEqual({
    subject: 'mf-tests',
    sentence: 'No visitor saw an error in the last 24 hours.',
    figure: '1,200 views',
  });
});

test.each([
  [1, 'Visitors saw an error in 1 of 1,200 views: at most 10 of 1,000.', 1_200],
  [3, 'Visitors saw an error in 3 of 12 views: too few views for a rate.', 12],
])('%i views with an error that are no problem: %s', (failedViews, sentence, views) => {
  const { healthy } = summaryOf(someOperations({ at, remotes: [withLive({ views, failedViews })] }), []);
  expect(healthy).toMatchObject([{ sentence }]);
});

const GB = 1_000_000_000;
const disk = (freeBytes: number) => ({ freeBytes, totalBytes: 40 * GB });

const findingsOf = (state: Partial<ServiceState>) => serviceFindings(someServiceState(state));

test.each<[Partial<ServiceState>, string, string]>([
  [{ timedAttempts: 0, endingSoon: 0 }, 'No child is taking a timed test.', '0 open'],
  [{ timedAttempts: 1, endingSoon: 0 }, 'One child is taking a timed test.', '1 open'],
  [
    { timedAttempts: 12_400, endingSoon: 1 },
    '12,400 children are taking a timed test. 1 test will end within five minutes.',
    '12,400 open',
  ],
  [{ overdueSeconds: 15 }, '124 children are taking a timed test. 40 tests will end within five minutes.', '124 open'],
  [{ unsentMails: 0 }, 'All emails are sent.', '0 waiting'],
  [{ unsentMails: 1 }, 'One email waits to be sent.', '1 waiting'],
  [{ databaseMs: 0.2 }, 'The database answers in 1 ms.', '1 ms'],
  [{ redis: 'ready' }, 'Redis answers.', 'ready'],
  [{ engineBytes: 48_200_000 }, 'There is space on the disk of DATA_DIR. The data takes 48.2 MB.', '12 GB free'],
])('%j is well', (state, sentence, figure) => {
  expect(findingsOf(state)).toContainEqual({ subject: expect.any(String), sentence, figure, isProblem: false });
  expect(findingsOf(state).filter(({ isProblem }) => isProblem)).toEqual([]);
});

test.each<[Partial<ServiceState>, RegExp, string]>([
  [{ overdueSeconds: 95.4 }, /^Tests whose time is over .+ start another one\.$/, '95 s late'],
  [{ overdueSeconds: 900 }, /^Tests whose time is over /, '15 min late'],
  [{ failedMails: 2 }, /^2 emails could not be sent .+ Check SMTP_URL/, '2 failed'],
  [{ unsentMails: 101 }, /^Many emails wait .+ Check /, '101 waiting'],
  [{ databaseMs: undefined }, /^It does not answer.+ Check /, 'no answer'],
  [{ databaseMs: 251 }, /^It answers late\. Look at /, '251 ms'],
  [{ redis: 'unreachable' }, /^It cannot be reached.+ Check .+ REDIS_URL\.$/, 'no answer'],
  [{ hasSpace: false }, /^A write found no space.+ Free /, '12 GB free'],
  [{ disk: disk(0.9 * GB) }, /almost full\. Free /, '900 MB free'],
])('%j is a problem, and says what to do', (state, sentence, figure) => {
  const problems = findingsOf(state).filter(({ isProblem }) => isProblem);
  expect(problems).toMatchObject([{ sentence: expect.stringMatching(sentence), figure }]);
});

test('what is not known is not said, and the rest is', () => {
  const findings = findingsOf({ timedAttempts: undefined, unsentMails: undefined, disk: undefined });
  expect(findings.map(({ subject }) => subject)).toEqual(['Database']);
});
