import { act, render, screen } from '@testing-library/react';
import { anId } from '@wattle/contract/testing';
import { signIn, signOut, useSession, visitorEmail } from './index';
import { StoreProvider, watchOtherTabs } from './internal';
import './testing';

const login = {
  access: 'access.token',
  refresh: 'refresh.token',
  user: { id: anId(), username: 'priya.i', firstName: 'Priya', role: 'student' as const },
};

function Who() {
  return <p>{useSession().user?.username ?? 'nobody'}</p>;
}

const show = () =>
  render(
    <StoreProvider>
      <Who />
    </StoreProvider>,
  );

test('signing in keeps the documented items, and the page knows', () => {
  show();
  act(() => signIn(login));
  expect(screen.getByText('priya.i')).toBeVisible();
  expect({ ...localStorage }).toEqual({
    access_token: 'access.token',
    refresh_token: 'refresh.token',
    user: JSON.stringify(login.user),
    isAuthenticated: 'true',
  });
});

test('signing out removes user, address and both tokens, and sets the flag to false', () => {
  show();
  act(() => signIn(login));
  visitorEmail.write('meera@example.com');
  act(() => signOut());
  expect(screen.getByText('nobody')).toBeVisible();
  expect({ ...localStorage }).toEqual({ isAuthenticated: 'false' });
});

test('follows another tab that signs out', () => {
  watchOtherTabs();
  show();
  act(() => signIn(login));
  act(() => {
    localStorage.removeItem('user');
    localStorage.setItem('isAuthenticated', 'false');
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
  });
  expect(screen.getByText('nobody')).toBeVisible();
});

test.each([
  ['no JSON', '{'],
  ['a role that Wattle does not have', JSON.stringify({ ...login.user, role: 'owner' })],
  ['nothing', 'null'],
])('a stored user that is %s counts as nobody', (_what, stored) => {
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', stored);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  show();
  expect(screen.getByText('nobody')).toBeVisible();
});
