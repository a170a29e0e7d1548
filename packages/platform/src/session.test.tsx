import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { anId } from '@wattle/contract/testing';
import { signIn, signOut, useSession, visitorEmail } from './index';
import { forgetOthersData, StoreProvider, useNotStored, watchOtherTabs } from './internal';
import { apiCalls, apiHangs, apiUnreachable } from './testing';

const LOGOUT = 'auth/logout';
const login = {
  access: 'access.token',
  refresh: 'refresh.token',
  user: { id: anId(), username: 'priya.i', firstName: 'Priya', role: 'student' as const },
};

function Who() {
  return (
    <>
      <p>{useSession().user?.username ?? 'nobody'}</p>
      <p>{useNotStored()}</p>
    </>
  );
}

const show = () =>
  render(
    <StoreProvider>
      <Who />
    </StoreProvider>,
  );

test('signing in keeps the documented items, and the page knows', () => {
  show();
  act(() => void signIn(login));
  expect(screen.getByText('priya.i')).toBeVisible();
  expect({ ...localStorage }).toEqual({
    access_token: 'access.token',
    refresh_token: 'refresh.token',
    user: JSON.stringify(login.user),
    isAuthenticated: 'true',
    access_since: expect.stringMatching(/^\d+$/),
  });
});

test('signing out removes user, address and both tokens, and sets the flag to false, whatever the server does', () => {
  apiHangs(LOGOUT, null);
  show();
  act(() => void signIn(login));
  visitorEmail.write('meera@example.com');
  act(() => signOut());
  expect(screen.getByText('nobody')).toBeVisible();
  expect({ ...localStorage }).toEqual({ isAuthenticated: 'false' });
});

test('signing out ends the session on the server', async () => {
  apiUnreachable(LOGOUT);
  show();
  act(() => void signIn(login));
  act(() => signOut());
  await waitFor(() => expect(apiCalls(LOGOUT)).toMatchObject([{ method: 'POST', body: { refresh: 'refresh.token' } }]));
});

test('nobody signed in needs no call to sign out', () => {
  show();
  act(() => signOut());
  expect(apiCalls(LOGOUT)).toEqual([]);
});

test('a page that was put aside and comes back knows who has signed out meanwhile', () => {
  watchOtherTabs();
  show();
  act(() => void signIn(login));
  localStorage.removeItem('user');
  localStorage.setItem('isAuthenticated', 'false');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
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

describe('in a browser that stores nothing', () => {
  const storageThrows = (method: 'getItem' | 'setItem' | 'removeItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, () => void]>([
    ['is full', () => void storageThrows('setItem')],
    ['is forbidden', () => (['getItem', 'setItem', 'removeItem'] as const).forEach(storageThrows)],
    ['drops what it is given', () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)],
  ])('because it %s, a session lasts as long as the page, and the user is told', (_why, prepare) => {
    prepare();
    show();
    let outlivesReload = true;
    act(() => {
      outlivesReload = signIn(login);
    });
    expect(outlivesReload).toBe(false);
    expect(screen.getByText('priya.i')).toBeVisible();
    expect(screen.getByText(/You stay logged in for as long as you keep this page open\.$/)).toBeVisible();
    act(() => signOut());
    expect(screen.getByText('nobody')).toBeVisible();
    expect(screen.queryByText(/You stay logged in/)).toBeNull();
  });

  test('half a session is never stored, and none that was there before', () => {
    act(() => void signIn({ ...login, access: 'an earlier one' }));
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'user') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    act(() => void signIn(login));
    expect({ ...localStorage }).toEqual({});
  });

  test('the address of a free assessment lasts as long as the page, and the visitor is told', () => {
    storageThrows('setItem');
    show();
    act(() => visitorEmail.write('meera@example.com'));
    expect(visitorEmail.read()).toBe('meera@example.com');
    expect(screen.getByText(/Keep this page open until you have sent your results\.$/)).toBeVisible();
    act(() => visitorEmail.remove());
    expect(screen.queryByText(/until you have sent your results/)).toBeNull();
  });
});

describe('what the device keeps of tests', () => {
  const tests = (childId: string) => ({
    [`wattle-own-${childId}-a1`]: '{}',
    'wattle-answers-a1': '[]',
    'wattle-ui-state-a1': '{}',
    'wattle-answers-a2': '[]',
    'wattle-outbox-a2': '{}',
    'timer_weekly-test_maths': '{}',
  });
  const kept = () => Object.keys(localStorage).filter((key) => /^(wattle-|timer_)/.test(key));

  test('goes with its child at a log-out, but for the answers that the server has not got', () => {
    act(() => void signIn(login));
    Object.assign(localStorage, tests(login.user.id));
    const ofVisitor = {
      'wattle-answers-a3': '[]',
      'wattle-ui-state-a3': '{"owner":"visitor"}',
      timer_randomMathsQuestions: '{"attemptId":"a3"}',
    };
    Object.assign(localStorage, ofVisitor);
    localStorage.setItem('wattle-unsaved-a-child-draft', 'A text');
    apiHangs(LOGOUT, null);
    act(() => signOut());
    forgetOthersData();
    expect(kept().sort()).toEqual(
      ['wattle-answers-a2', 'wattle-outbox-a2', 'wattle-unsaved-a-child-draft', ...Object.keys(ofVisitor)].sort(),
    );
  });

  test('and has not reached the server of its texts goes after sixty days, whoever is logged in', () => {
    const daysAgo = (days: number) => JSON.stringify({ value: '', keptAt: new Date(Date.now() - days * 86_400_000) });
    localStorage.setItem('wattle-unsaved-a-child-draft-a1-q1', daysAgo(59));
    localStorage.setItem('wattle-unsaved-a-child-draft-a1-q2', daysAgo(61));
    forgetOthersData();
    expect(kept()).toEqual(['wattle-unsaved-a-child-draft-a1-q1']);
    act(() => void signIn(login));
    localStorage.setItem('wattle-unsaved-a-child-draft-a1-q1', daysAgo(61));
    forgetOthersData();
    expect(kept()).toEqual([]);
  });

  test('stays while the child is logged in or has to log in again, and goes when another one logs in', () => {
    act(() => void signIn(login));
    Object.assign(localStorage, tests(login.user.id));
    forgetOthersData();
    localStorage.setItem('isAuthenticated', 'false');
    forgetOthersData();
    expect(kept()).toHaveLength(6);
    act(() => void signIn({ ...login, user: { ...login.user, id: anId() } }));
    forgetOthersData();
    expect(kept()).not.toContain(`wattle-own-${login.user.id}-a1`);
    expect(kept()).toHaveLength(5);
  });
});
