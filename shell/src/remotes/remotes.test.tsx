import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
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
  const loadRoutes: LoadRoutes = async ({ name }) => {
    asked.push(name);
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

test.each([
  ['content', '/admin-dashboard/families', 'other staff', '/admin-dashboard'],
  ['content', '/admin-dashboard/operations', 'other staff', '/admin-dashboard'],
  ['content', '/admin-dashboard/staff', 'other staff', '/admin-dashboard'],
  ['content', '/student-dashboard', 'students', '/admin-dashboard'],
  ['marker', '/admin-dashboard', 'other staff', '/admin-dashboard/writing'],
  ['marker', '/view-questions/Maths', 'other staff', '/admin-dashboard/writing'],
  ['admin', '/student-dashboard', 'students', '/admin-dashboard'],
] as const)('%s is told at %s that it is for %s', async (role, url, audience, home) => {
  renderShell(url, { role });
  expect(await screen.findByRole('heading', { name: `This page is for ${audience}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', home);
});

test.each([
  ['content', '/admin-dashboard'],
  ['content', '/questions/Maths'],
  ['content', '/import-questions'],
  ['marker', '/admin-dashboard/writing'],
  ['admin', '/admin-dashboard/writing'],
  ['admin', '/admin-dashboard/staff'],
] as const)('%s may open %s', async (role, url) => {
  renderShell(url, { role });
  expect(await screen.findByRole('heading', { name: 'Page of admin' })).toBeVisible();
});
