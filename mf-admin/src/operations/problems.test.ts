import type { Operations, ReleaseAction, RemoteOperations } from '@wattle/contract/operations';
import { someOperations, someRemote } from '../../test/operations';
import { summaryOf } from './problems';

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
