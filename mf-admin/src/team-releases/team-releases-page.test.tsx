import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { TeamReleases } from '@wattle/contract/team-releases';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { expectNoFaults } from '../../test/no-faults';
import { press } from '../../test/press';
import { someTeamReleases, someVersion } from '../../test/team-releases';
import routes from '../routes';

const PATH = '/team-releases/practice';
const CALL = 'team-releases/practice';

beforeEach(() => sessionStorage.clear());

function open(overrides: Partial<TeamReleases> = {}, address = `${PATH}#a-token`) {
  apiReturns(CALL, someTeamReleases(overrides));
  return renderRemote(routes, address);
}

const rowsOf = async (table: RegExp | string) =>
  within(await screen.findByRole('table', { name: table })).getAllByRole('row');

test('the token leaves the address at once, and the tab keeps it for a reload', async () => {
  const { router, unmount } = open();
  await screen.findByRole('table', { name: /^Versions/ });
  expect(router.state.location).toMatchObject({ pathname: PATH, hash: '' });
  unmount();
  open({}, PATH);
  await screen.findByRole('table', { name: /^Versions/ });
  expect(apiCalls(CALL).map(({ token }) => token)).toEqual(['Team a-token', 'Team a-token']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('a-token');
});

test('nothing is asked of the API in the name of whoever is logged in, nor of pages of staff', async () => {
  signInAs('admin');
  open();
  await screen.findByRole('table', { name: /^Versions/ });
  expect(apiCalls()).toMatchObject([{ path: CALL, token: 'Team a-token' }]);
});

test('without a token the page says how to get a link, and asks nothing', async () => {
  open({}, PATH);
  expect(await screen.findByText(/opens by a link of the team/)).toHaveTextContent('npm run status');
  expect(screen.getByRole('heading', { level: 1, name: 'mf-practice' })).toBeVisible();
  expect(apiCalls()).toEqual([]);
});

test.each([
  [401, 'This link no longer counts. Make a new one with npm run status.'],
  [403, 'This link is for another remote.'],
])('a link that is refused with %s says why, and is not asked again', async (status, message) => {
  jest.useFakeTimers({ advanceTimers: true });
  signInAs('student');
  apiReturns(CALL, { statusCode: status, message }, status);
  renderRemote(routes, `${PATH}#old`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert.querySelector('code')?.textContent).toBe(/npm run status/.exec(message)?.[0]);
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(apiCalls()).toHaveLength(1);
  jest.useRealTimers();
});

test('a link that ends while the page is open takes the figures away', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  await screen.findByRole('table', { name: /^Versions/ });
  apiReturns(CALL, { statusCode: 401, message: 'This link no longer counts.' }, 401);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('This link no longer counts.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  jest.useRealTimers();
});

test('figures that cannot be loaded are asked for again', async () => {
  apiReturns(CALL, {}, 500);
  renderRemote(routes, `${PATH}#a-token`);
  await screen.findByText(/The figures could not be loaded/);
  apiReturns(CALL, someTeamReleases());
  await press('Try again');
  expect(await screen.findByRole('table', { name: /^Versions/ })).toBeVisible();
});

test('while the figures are loaded the page says so', async () => {
  const respond = apiHangs(CALL, someTeamReleases());
  renderRemote(routes, `${PATH}#a-token`);
  expect(await screen.findByText('Loading the figures')).toBeVisible();
  await act(async () => respond());
  expect(await screen.findByRole('table', { name: /^Versions/ })).toBeVisible();
});

test('before the first release there is the command for it, and what the keys may do', async () => {
  open({ versions: [], changes: [] });
  expect(await screen.findByText(/^Nothing of mf-practice is released yet/)).toHaveTextContent('npm run release');
  expect(screen.queryByRole('table')).toBeNull();
  const rights = screen.getByRole('region', { name: 'Keys and rights' });
  expect(
    within(rights)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'abcdefgh12345678One key signs.',
    'They count until 1 Mar 2027Ask the operator to renew them before.',
    '/practice, /todayWith all paths below. No other team may release pages there.',
    expect.stringMatching(/^ci\.example\.comIt was told of the roll back of 17 Nov/),
    'This link ends on 9 Dec 2026Make a new one with npm run status.',
  ]);
});

test('what is live comes first, then its versions with their figures', async () => {
  open();
  expect(
    await screen.findByText('b81f2c0d is live since 19 Nov 2026. In the last 24 hours, 0 of 1,200 views met an error.'),
  ).toBeVisible();
  const [, live, fallback] = await rowsOf(/^Versions/);
  expect(live).toHaveTextContent(/^1\.0\.0-b81f2c0dLive19 Nov 2026, by practice1,2000\.01\.3 s88 ms0\.01$/);
  expect(fallback).toHaveTextContent(/^1\.0\.0-0fd3c66aPages fall back to it/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('of few views there is no rate, and what was not measured is a dash', async () => {
  const none = { LCP: null, CLS: null, INP: null, TTFB: null, FCP: null };
  open({ versions: [someVersion({ views: 3, failedViews: 1, vitals: none, since: undefined, by: undefined })] });
  expect(await screen.findByText('b81f2c0d is live. In the last 24 hours, 1 of 3 views met an error.')).toBeVisible();
  const [, live] = await rowsOf(/^Versions/);
  expect(live).toHaveTextContent(/^1\.0\.0-b81f2c0dLive3––––$/);
});

test('a canary stands first, against the live version, with the command that takes it back', async () => {
  const { state: _, ...figures } = someVersion();
  const next = { ...figures, version: '1.1.0-c47d9e8a', visitors: 140, failedVisitors: 1 };
  const canary = {
    share: 10,
    since: '2026-11-21T02:05:00.000Z',
    old: { ...figures, visitors: 9, failedVisitors: 0 },
    new: next,
    evidence: 0.4,
  };
  open({ canary, versions: [someVersion({ version: next.version, state: 'canary' }), someVersion()] });
  const card = await screen.findByRole('region', { name: 'Canary of mf-practice' });
  expect(card).toHaveTextContent('npm run rollback');
  expect(card).toHaveTextContent('fails for no more visitors');
  expect(screen.queryByText(/is live since/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

const figures = { visitors: 120, failedVisitors: 11, oldVisitors: 1_000, oldFailedVisitors: 6 };
const change = { at: '2026-11-17T08:48:00.000Z', by: 'practice', version: '2.0.0-f0a7713a' } as const;
const ERRORS: TeamReleases['errors'] = [
  {
    version: '2.0.0-f0a7713a',
    fault: 'crash',
    count: 1_234,
    first: '2026-11-17T08:00:00.000Z',
    last: '2026-11-17T08:48:00.000Z',
    messages: [{ path: '/practice/:topic', message: 'x is not a function' }],
  },
];
const CHANGES: TeamReleases['changes'] = [
  { ...change, action: 'end-canary', figures },
  { ...change, action: 'end-canary' },
  { ...change, action: 'canary', share: 10 },
  { ...change, action: 'promote' },
  { ...change, action: 'rollback' },
  { ...change, action: 'refuse' },
  { ...change, action: 'release' },
];

test('errors and changes are listed in words', async () => {
  open({ errors: ERRORS, changes: CHANGES });
  const [, error] = await rowsOf(/^What pages have reported/);
  expect(error).toHaveTextContent(/^Crashedx is not a function \/practice\/:topic2\.0\.0-f0a7713a1,234/);
  const rows = await rowsOf(/^What was done/);
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Took the canary f0a7713a back: an error for 11 of 120 visitors, against 6 of 1,000 visitors before',
    'Took the canary f0a7713a back',
    'Gave f0a7713a to 10% of the visitors',
    'Gave the canary f0a7713a to all visitors',
    'Rolled back to f0a7713a',
    'Refused f0a7713a',
    'Released f0a7713a to all visitors',
  ]);
});

test.each<[string, Partial<TeamReleases>, string]>([
  ['with errors and changes', { errors: ERRORS, changes: CHANGES }, `${PATH}#a-token`],
  ['without a token', {}, PATH],
])('the page has no serious fault of accessibility %s @long', async (_what, overrides, address) => {
  open(overrides, address);
  await screen.findAllByText(/npm run status/);
  await expectNoFaults(document.body);
});

test('a link that is refused has no serious fault of accessibility @long', async () => {
  apiReturns(CALL, { statusCode: 403, message: 'This link is for another remote.' }, 403);
  renderRemote(routes, `${PATH}#old`);
  await screen.findByRole('alert');
  await expectNoFaults(document.body);
});

test.each([
  [undefined, 'No webhook', 'Ask the operator to add an address.'],
  [{ host: 'ci.example.com' }, 'ci.example.com', 'There was none yet.'],
  [
    { host: 'ci.example.com', latest: { at: '2026-11-17T08:48:00.000Z', state: 'waiting' } },
    'ci.example.com',
    'It is being told',
  ],
  [
    { host: 'ci.example.com', latest: { at: '2026-11-17T08:48:00.000Z', state: 'failed' } },
    'ci.example.com',
    'It could not be told',
  ],
] as const)('what came of a webhook is said: %j', async (webhook, title, sentence) => {
  open({ rights: { ...someTeamReleases().rights, webhook } });
  const row = (await screen.findByText(title)).closest('li');
  expect(row).toHaveTextContent(sentence);
});

test('much of everything is shown in full @long', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `1.0.${index}-${'a'.repeat(40)}`);
  open({
    versions: many.map((version, index) =>
      someVersion({ version, views: 12_345_678, state: index === 0 ? 'live' : 'earlier' }),
    ),
    changes: many.map((version) => ({
      at: '2026-11-17T08:48:00.000Z',
      by: 'x'.repeat(60),
      action: 'release',
      version,
    })),
  });
  expect(await rowsOf(/^Versions/)).toHaveLength(21);
  await waitFor(async () => expect(await rowsOf(/^What was done/)).toHaveLength(21));
});
