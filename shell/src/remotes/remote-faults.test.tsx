import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadError, type Release } from '@wattle/federation/runtime';
import { watchOtherTabs } from '@wattle/platform/internal';
import { type ComponentType, useEffect } from 'react';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { renderShell } from '../../test/render-shell';
import type { LoadRoutes } from './remotes';

jest.unstable_mockModule('../session/login-again-dialog', () => {
  throw new Error('404');
});

const LAST_GOOD = '0.9.0';
const NOT_LOADED = 'This page could not be loaded';
const FAULT = 'This page has a fault';

const LoginPage = () => <h1>Log in</h1>;
const login = async () => LoginPage;
const routes = [{ path: '/login', load: login }];

const away = async () => Promise.reject(new LoadError('404'));
const throwing = async () => Promise.reject(new TypeError('undefined is not a function'));
const rejecting = async () => Promise.reject();
const breaking = async () => () => {
  throw new Error('It broke');
};

const heading = (name: string) => screen.findByText(name, { selector: 'h1, h2' });
const idleRetry = () => screen.findByRole('button', { name: 'Try again', busy: false });
const retry = async () => userEvent.click(await idleRetry());

/** Loads the good routes of the last good version, and others of the active one. */
const unlessLastGood =
  (loadRoutes: LoadRoutes): LoadRoutes =>
  async (release: Release) =>
    release.version === LAST_GOOD ? routes : loadRoutes(release);

const withPage = (load: () => Promise<ComponentType>) => async () => [{ path: '/login', load }];

describe.each<[string, 'load' | 'crash', LoadRoutes]>([
  ['whose routes cannot be had', 'load', away],
  ['whose code throws', 'crash', throwing],
  ['whose code throws undefined @long', 'crash', rejecting],
  ['that exposes nothing @long', 'crash', async () => undefined],
  ['whose routes make no sense @long', 'crash', async () => [{ path: 5, load: login }]],
  ['whose page cannot be had', 'load', withPage(away)],
  ['whose page throws as it starts @long', 'crash', withPage(throwing)],
  ['whose page rejects with undefined @long', 'crash', withPage(rejecting)],
  ['whose page is no component @long', 'crash', withPage(async () => undefined as never)],
  ['whose page breaks', 'crash', withPage(breaking)],
])('a version %s', (_what, kind, loadRoutes) => {
  test('is reported and replaced by the last good one', async () => {
    expectComplaints(new RegExp(`^Remote auth 1\\.0\\.0: ${kind}|It broke`));
    renderShell('/login', { loadRoutes: unlessLastGood(loadRoutes), lastGood: LAST_GOOD });
    expect(await heading('Log in')).toBeVisible();
  });

  test('is told for what it is where there is no other, and comes back without a reload', async () => {
    expectComplaints(new RegExp(`^Remote auth 1\\.0\\.0: ${kind}|It broke`));
    let isFaulty = true;
    renderShell('/login', { loadRoutes: (release) => (isFaulty ? loadRoutes(release) : Promise.resolve(routes)) });
    expect(await heading(kind === 'load' ? NOT_LOADED : FAULT)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await retry();
    expect(await idleRetry()).toBeVisible();

    isFaulty = false;
    await retry();
    expect(await heading('Log in')).toBeVisible();
  });
});

test('a page that breaks once is shown again', async () => {
  expectComplaints(/It broke/);
  let mounted = 0;
  const Page = () => {
    useEffect(() => {
      mounted += 1;
      if (mounted === 1) throw new Error('It broke');
    }, []);
    return <LoginPage />;
  };
  renderShell('/login', { loadRoutes: withPage(async () => Page) });
  await waitFor(() => expect(mounted).toBe(2));
  expect(await heading('Log in')).toBeVisible();
});

test('a page that breaks in both versions is told as a fault', async () => {
  expectComplaints(/It broke/);
  renderShell('/login', { loadRoutes: withPage(breaking), lastGood: LAST_GOOD });
  expect(await heading(FAULT)).toBeVisible();
  expect(document.title).toBe('This page has a fault · Wattle');
});

test('a page that the last good version does not have shows the card @long', async () => {
  expectComplaints(/Remote auth 1\.0\.0: load/);
  const loadRoutes: LoadRoutes = async ({ version }) => (version === LAST_GOOD ? [] : withPage(away)());
  renderShell('/login', { loadRoutes, lastGood: LAST_GOOD });
  expect(await heading(NOT_LOADED)).toBeVisible();
});

test('a page that fails to load at first is loaded by the second try', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    return tries === 1 ? away() : LoginPage;
  };
  renderShell('/login', { loadRoutes: withPage(load) });
  expect(await heading('Log in')).toBeVisible();
});

test('a remote that fails leaves the others alone', async () => {
  expectComplaints(/Remote auth 1\.0\.0: load/);
  const loadRoutes: LoadRoutes = async ({ name, paths }) => {
    if (name === 'auth') return away();
    return paths.map(({ path }) => ({ path, load: async () => () => <h1>{`Page of ${name}`}</h1> }));
  };
  const { router } = renderShell('/login', { loadRoutes });
  expect(await heading(NOT_LOADED)).toBeVisible();
  await act(() => router.navigate('/landing'));
  expect(await heading('Page of marketing')).toBeVisible();
  await act(() => router.navigate('/login'));
  expect(await heading(NOT_LOADED)).toBeVisible();
});

test('where the dialog of a session’s end cannot be had, the user logs in on the page for it and comes back', async () => {
  expectComplaints(/404/);
  watchOtherTabs();
  const { router } = renderShell('/test/weekly-test/maths?again=1', { role: 'student' });
  await screen.findByText('Page of tests');
  localStorage.setItem('isAuthenticated', 'false');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
  });
  expect(await screen.findByText('Page of auth')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/test/weekly-test/maths?again=1' },
  });
  expect(localStorage.getItem('user')).toBeNull();
});
