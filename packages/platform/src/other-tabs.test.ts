import { act } from '@testing-library/react';
import { store, watchOtherTabs } from './internal';
import { shownNotices, signInAs } from './testing';

beforeAll(watchOtherTabs);

/** Another tab changes the storage. */
function inOtherTab(items: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(items)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  }
}

const ended = { access_token: null, refresh_token: null, isAuthenticated: 'false' };
const session = () => store.getState().session;

test('a session that ends there has ended here, and whoever logs in again there goes on here', () => {
  const user = signInAs('student');
  inOtherTab(ended);
  expect(session()).toEqual({ user, isExpired: true });
  inOtherTab({ access_token: 'access.2', refresh_token: 'refresh.2', isAuthenticated: 'true' });
  expect(session()).toEqual({ user, isExpired: false });
});

test('whoever logs out there, also after the end, has logged out here', () => {
  signInAs('student');
  inOtherTab(ended);
  inOtherTab({ user: null });
  expect(session()).toMatchObject({ user: null, isExpired: false });
});

test('whoever logs out there is told so here, once', () => {
  signInAs('student');
  const before = shownNotices();
  inOtherTab({ ...ended, user: null });
  inOtherTab({ isAuthenticated: 'false' });
  expect(shownNotices().slice(before.length)).toEqual(['You logged out in another tab. Your answers are kept.']);
});

test('somebody else who logs in there is signed in here', () => {
  const user = signInAs('student');
  const other = { ...user, id: 'somebody else' };
  inOtherTab({ ...ended, user: JSON.stringify(other) });
  expect(session()).toMatchObject({ user: null, isExpired: false });
  inOtherTab({ isAuthenticated: 'true' });
  expect(session()).toEqual({ user: other, isExpired: false });
});

test('a storage that is cleared there asks to log in again here', () => {
  const user = signInAs('student');
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(session()).toEqual({ user, isExpired: true });
});
