import { act, screen } from '@testing-library/react';
import { renderShell } from '../../test/render-shell';
import type { LoadRoutes } from './remotes';

const page = (text: string) => async () => () => <h1>{text}</h1>;

/** The remote "auth" exports these paths beside its own, and every other remote its own pages. */
const loadRoutes =
  (...paths: string[]): LoadRoutes =>
  async ({ name, paths: own }) =>
    name === 'auth'
      ? ['/login', ...paths].map((path) => ({ path, load: page('Page of auth') }))
      : own.map(({ path }) => ({ path, load: page(`Page of ${name}`) }));

test.each([
  ['a path of another remote', '/freeassesment', '/freeassesment', 'Page of assessment'],
  ['an address below a path of another remote', '/landing/offer', '/landing/offer', 'There is no page at this address'],
  ['an address of nobody', '/free', '/free', 'There is no page at this address'],
  ['every address', '/*', '/no/such/page', 'There is no page at this address'],
  ['every address, spelt with two slashes', '//*', '/no/such/page', 'There is no page at this address'],
  ['an address by an optional part', '/login?/free', '/free', 'There is no page at this address'],
])('a route of a remote for %s is never opened', async (_what, claimed, address, heading) => {
  const { router } = renderShell('/login', { loadRoutes: loadRoutes(claimed) });
  expect(await screen.findByRole('heading', { name: 'Page of auth' })).toBeVisible();
  await act(() => router.navigate(address));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test('a remote serves its routes below its own paths', async () => {
  renderShell('/login/again', { loadRoutes: loadRoutes('/login/:step') });
  expect(await screen.findByRole('heading', { name: 'Page of auth' })).toBeVisible();
});
