import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { renderShell } from '../../test/render-shell';
import type { LoadRoutes } from './remotes';

const login = async () => () => <h1>Log in</h1>;

test('an unknown address gets a page that leads back', async () => {
  renderShell('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('nobody signed in goes to log in, and the page and who may open it are remembered', async () => {
  const asked: string[] = [];
  const loadRoutes: LoadRoutes = async ({ active }) => {
    asked.push(active.name);
    return [{ path: '/login', load: login }];
  };
  const { router } = renderShell('/test/weekly-test/maths?again=1', { loadRoutes });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toEqual({ from: '/test/weekly-test/maths?again=1', access: 'student' });
  expect(asked).toEqual(['auth']);
});

test('the wrong role is told so, fetches no code and is offered the way home', async () => {
  const loadRoutes = jest.fn<LoadRoutes>();
  renderShell('/admin-dashboard', { role: 'student', loadRoutes });
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/student-dashboard');
  expect(document.title).toBe('This page is for staff · Wattle');
  expect(loadRoutes).not.toHaveBeenCalled();
});

test('a remote that cannot be loaded shows a card; the bar stays, and a retry brings the page', async () => {
  expectComplaints(/404/);
  let isDown = true;
  const loadRoutes: LoadRoutes = async () => {
    if (isDown) throw new Error('404');
    return [{ path: '/login', load: login }];
  };
  renderShell('/login', { loadRoutes });
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a page of a remote that cannot be loaded shows the card, and a retry really asks again', async () => {
  let isDown = true;
  const load = async () => (isDown ? Promise.reject(new Error('404')) : login());
  renderShell('/login', { loadRoutes: async () => [{ path: '/login', load }] });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a page whose files are missing comes from the last good version', async () => {
  const load = async () => Promise.reject(new Error('404'));
  const loadRoutes: LoadRoutes = async ({ active }) => [
    { path: '/login', load: active.version === '0.9.0' ? login : load },
  ];
  renderShell('/login', { loadRoutes, lastGood: '0.9.0' });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a page that the last good version does not have shows the card', async () => {
  const load = async () => Promise.reject(new Error('404'));
  const loadRoutes: LoadRoutes = async ({ active }) => (active.version === '0.9.0' ? [] : [{ path: '/login', load }]);
  renderShell('/login', { loadRoutes, lastGood: '0.9.0' });
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(document.title).toBe('Not loaded · Wattle');
});

test('routes that make no sense are reported and show the card, and the bar stays', async () => {
  expectComplaints(/is not a function/);
  renderShell('/login', { loadRoutes: async () => [{ path: 5 as unknown as string, load: login }] });
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a page that breaks shows the card, and the rest goes on', async () => {
  expectComplaints(/broken/);
  let isBroken = true;
  const load = async () => () => {
    if (isBroken) throw new Error('broken');
    return <h1>Log in</h1>;
  };
  renderShell('/login', { loadRoutes: async () => [{ path: '/login', load }] });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});
