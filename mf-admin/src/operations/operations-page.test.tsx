import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Operations } from '@wattle/contract/operations';
import type { ServiceState } from '@wattle/contract/service';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { someOperations, someRemote, someServiceState } from '../../test/operations';
import { fieldOf, press } from '../../test/press';
import routes from '../routes';

const { live } = someRemote('tests');
const canary = {
  share: 10,
  since: '2026-11-21T02:05:00.000Z',
  old: { ...live, views: 6_124, failedViews: 8, visitors: 1_310, failedVisitors: 4 },
  new: { ...live, version: '1.0.0-c47d9e8a', views: 681, failedViews: 1, visitors: 140, failedVisitors: 1 },
  evidence: 0.4,
};

function open(overrides: Partial<Operations> = {}, state: Partial<ServiceState> = {}) {
  signInAs('admin');
  apiReturns('operations', someOperations(overrides));
  apiReturns('service-state', someServiceState(state));
  renderRemote(routes, '/admin-dashboard/operations');
}

test('one sentence comes first, then what is wrong, then what is well', async () => {
  const broken = someRemote('auth', { live: { ...live, views: 1_000, failedViews: 50 } });
  open({ remotes: [someRemote('tests'), broken] });
  const summary = await screen.findByRole('region', { name: 'One thing needs a look.' });
  const rows = within(summary).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('mf-authVisitors saw an error in 50 of 1,000 views'),
    'Tests124 children are taking a timed test. 40 tests will end within five minutes.124 open',
    'Emails3 emails wait to be sent.3 waiting',
    'DatabaseThe database answers in 4 ms.4 ms',
    'DiskThere is space on the disk of DATA_DIR.12 GB free',
    expect.stringContaining('mf-testsNo visitor saw an error'),
  ]);
});

test('figures of the servers that cannot be loaded leave those of the releases', async () => {
  signInAs('admin');
  apiReturns('operations', someOperations());
  apiReturns('service-state', {}, 500);
  renderRemote(routes, '/admin-dashboard/operations');
  const summary = await screen.findByRole('region', { name: 'One thing needs a look.' });
  expect(within(summary).getAllByRole('listitem')[0]).toHaveTextContent('ServersTheir figures could not be loaded.');
  expect(screen.getByRole('table', { name: 'Live releases' })).toBeVisible();
});

test('each remote has its live version, its rates and where a roll back leads', async () => {
  open({ remotes: [someRemote('tests'), someRemote('auth', { rollbackTo: undefined })] });
  const table = await screen.findByRole('table', { name: 'Live releases' });
  const [, tests, auth] = within(table).getAllByRole('row');
  expect(tests).toHaveTextContent(/mf-tests1\.0\.0-b81f2c0d19 Nov 2026, by ada@build0.01.3 s88 ms0.011\.0\.0-0fd3c66a/);
  expect(within(auth as HTMLElement).queryByRole('button')).toBeNull();
  expect(auth).toHaveTextContent('no version yet');
  const why = screen.getByText(/^For mf-auth there is no version to go back to yet: no earlier one has proven itself/);
  expect(why).toHaveTextContent('ask whoever releases to run pnpm rollback mf-auth <version>.');
});

test('a roll back names its target, asks first, and says what came of it', async () => {
  open();
  apiReturns('operations/tests/roll-back', { message: 'mf-tests is at 1.0.0-0fd3c66a for all visitors.' });
  await press('Roll back mf-tests to 0fd3c66a');
  const dialog = screen.getByRole('alertdialog', { name: 'Roll mf-tests back to 0fd3c66a?' });
  expect(apiCalls('operations/tests/roll-back')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  expect(apiCalls('operations/tests/roll-back')).toMatchObject([{ body: { version: '1.0.0-b81f2c0d' } }]);
  expect(shownNotices()).toEqual(['mf-tests is at 1.0.0-0fd3c66a for all visitors.']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a roll back that comes too late says why', async () => {
  open();
  const message = 'mf-tests has another version by now, so nothing was rolled back. Reload the page and look again.';
  apiReturns('operations/tests/roll-back', { statusCode: 409, message }, 409);
  await press(/^Roll back mf-tests/);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(message)).toBeVisible();
  await press('Close');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

test('old and new version of a canary stand in one table, with the rule in words, and it is rolled back first', async () => {
  open({ remotes: [someRemote('tests', { canary })] });
  const card = await screen.findByRole('region', { name: 'Canary of mf-tests' });
  const rows = within(card).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^Old 1\.0\.0-b81f2c0d4 of 1,3106,1241.31.3 s88 ms0.01$/);
  expect(rows[2]).toHaveTextContent(/^New 1\.0\.0-c47d9e8a1 of 1406811.51.3 s88 ms0.01$/);
  expect(card).toHaveTextContent('The new version fails for no more visitors than the old one so far.');
  expect(card).toHaveTextContent('At most one good canary in 100 is taken back.');
  expect(screen.getAllByRole('button', { name: /^Roll back/ })).toHaveLength(1);
});

test('errors, blocked contents and what was rolled back are listed', async () => {
  const at = new Date().toISOString();
  const error = {
    at,
    version: '1.0.0-b81f2c0d',
    path: '/test/:testType',
    fault: 'crash',
    message: 'x is not a function',
  } as const;
  const figures = { visitors: 120, failedVisitors: 11, oldVisitors: 1_000, oldFailedVisitors: 6 };
  open({
    remotes: [someRemote('tests', { errors: [error] })],
    violations: [{ remote: 'shell', version: 'unknown', count: 3, latest: 'script-src-elem: inline' }],
    actions: [
      {
        at,
        by: 'the check of canaries',
        kind: 'canary-taken-back',
        remote: 'tests',
        from: '2-f0a7713a',
        to: '1-90b3d42a',
        figures,
      },
    ],
  });
  expect(await screen.findByRole('cell', { name: 'Crashed: x is not a function' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Security policy: script-src-elem: inline' })).toBeVisible();
  expect(
    screen.getByText(
      'Took the canary f0a7713a of mf-tests back: an error for 11 of 120 visitors, against 6 of 1,000 visitors with 90b3d42a',
    ),
  ).toBeVisible();
});

test('figures that cannot be loaded are asked for again', async () => {
  signInAs('admin');
  apiReturns('operations', {}, 500);
  apiReturns('service-state', someServiceState());
  renderRemote(routes, '/admin-dashboard/operations');
  await screen.findByText(/The figures could not be loaded/);
  apiReturns('operations', someOperations());
  await press('Try again');
  expect(await screen.findByRole('table', { name: 'Live releases' })).toBeVisible();
});

test('a page that was opened behind another one is renewed once somebody sees it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  await screen.findByRole('table', { name: 'Live releases' });
  apiReturns('operations', {}, 500);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(/The figures could not be loaded/)).toBeNull();
  hidden.mockReturnValue(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/The figures could not be loaded/)).toBeVisible();
  hidden.mockRestore();
  jest.useRealTimers();
});

test('a local version is asked for by its port, and for how long', async () => {
  open();
  const asked = 'operations/auth/local-version';
  apiReturns(
    asked,
    { statusCode: 404, message: 'There is no such remote. Reload the page to see those that there are.' },
    404,
  );
  await userEvent.selectOptions(await screen.findByLabelText('Remote'), 'mf-auth');
  const port = fieldOf('Port');
  await userEvent.clear(port);
  await userEvent.paste('80');
  await userEvent.selectOptions(fieldOf('Hours'), '8');
  await press('Show my local version');
  expect(await screen.findByText('A port is a number from 1024 to 65535.')).toBeVisible();
  expect(apiCalls(asked)).toEqual([]);

  await userEvent.clear(port);
  await userEvent.paste('3103');
  await press('Show my local version');
  expect(apiCalls(asked)).toMatchObject([{ body: { port: 3_103, hours: 8 } }]);
  expect(screen.getByText('There is no such remote. Reload the page to see those that there are.')).toBeVisible();
});
