import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Role } from '@wattle/contract/constants';
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

const OTHERS = { staff: 'This page is for other staff', students: 'This page is for students' };

test.each<[Role, string, Record<string, string>]>([
  [
    'content',
    '/admin-dashboard',
    {
      '/admin-dashboard/families': OTHERS.staff,
      '/admin-dashboard/operations': OTHERS.staff,
      '/admin-dashboard/staff': OTHERS.staff,
      '/student-dashboard': OTHERS.students,
    },
  ],
  ['marker', '/admin-dashboard/writing', { '/admin-dashboard': OTHERS.staff, '/view-questions/Maths': OTHERS.staff }],
  ['admin', '/admin-dashboard', { '/student-dashboard': OTHERS.students }],
])('%s may open %s, and is told which pages are for others', async (role, home, refused) => {
  const { router } = renderShell(home, { role });
  for (const [url, sentence] of Object.entries(refused)) {
    expect(await screen.findByText('Page of admin')).toBeVisible();
    await act(() => router.navigate(url));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Go to your dashboard').closest('a')).toHaveAttribute('href', home);
    await act(() => router.navigate(home));
  }
});

test.each<[Role, string[]]>([
  ['content', ['/questions/Maths', '/import-questions']],
  ['admin', ['/admin-dashboard/writing', '/admin-dashboard/staff']],
])('%s may open %j', async (role, urls) => {
  const { router } = renderShell('/landing', { role });
  for (const url of urls) {
    await act(() => router.navigate(url));
    expect(await screen.findByText('Page of admin')).toBeVisible();
    await act(() => router.navigate('/landing'));
    expect(await screen.findByText('Page of marketing')).toBeVisible();
  }
});

const page = (text: string) => async () => () => <h1>{text}</h1>;

/** The remote "auth" exports these paths beside its own, and every other remote its own pages. */
const claiming =
  (...paths: string[]): LoadRoutes =>
  async ({ name, paths: own }) =>
    name === 'auth'
      ? ['/login', ...paths].map((path) => ({ path, load: page('Page of auth') }))
      : own.map(({ path }) => ({ path, load: page(`Page of ${name}`) }));

test.each([
  ['a path of another remote', '/freeassesment', '/freeassesment', 'Page of assessment'],
  ['an address below a path of another remote', '/landing/offer', '/landing/offer', 'There is no page at this address'],
  ['an address of nobody', '/free', '/free', 'There is no page at this address'],
  ['every address @long', '/*', '/no/such/page', 'There is no page at this address'],
  ['every address, spelt with two slashes @long', '//*', '/no/such/page', 'There is no page at this address'],
  ['an address by an optional part', '/login?/free', '/free', 'There is no page at this address'],
])('what is never opened is a route of a remote for %s', async (_what, claimed, address, heading) => {
  const { router } = renderShell('/login', { loadRoutes: claiming(claimed) });
  expect(await screen.findByText('Page of auth')).toBeVisible();
  await act(() => router.navigate(address));
  expect(await screen.findByText(heading)).toBeVisible();
});

test('a remote serves its routes below its own paths', async () => {
  renderShell('/login/again', { loadRoutes: claiming('/login/:step') });
  expect(await screen.findByText('Page of auth')).toBeVisible();
});
