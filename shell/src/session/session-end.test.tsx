import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import type { SessionUser } from '@wattle/contract/accounts';
import { api } from '@wattle/platform';
import { signIn, useSession } from '@wattle/platform/core';
import { watchOtherTabs } from '@wattle/platform/internal';
import { apiCalls, apiHangs, apiRequiresToken, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { renderShell, routePaths } from '../../test/render-shell';
import type { LoadRoutes } from '../remotes/remotes';

const NOTES = 'notes';
const LOGIN = 'auth/login';

const { useWriteNoteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    writeNote: build.mutation<unknown, void>({ query: () => ({ url: NOTES, method: 'POST' }) }),
  }),
});

/** A page of a student with something typed on it, which is kept by a call that needs the student. */
function NotesPage() {
  const [writeNote, { isSuccess, isError }] = useWriteNoteMutation();
  return (
    <>
      <h1>Notes of {useSession().user?.firstName}</h1>
      <input aria-label="Note" />
      <button type="button" onClick={() => writeNote()}>
        Keep
      </button>
      {isSuccess && <p>Kept</p>}
      {isError && <p>Lost</p>}
    </>
  );
}

const loadRoutes: LoadRoutes = async (release) => {
  const load = async () => (release.name === 'tests' ? NotesPage : () => <h1>{`Page of ${release.name}`}</h1>);
  return routePaths(release).map((path) => ({ path, load }));
};

async function open() {
  const view = renderShell('/test/weekly-test/maths?again=1', { role: 'student', loadRoutes });
  await userEvent.click(await screen.findByLabelText('Note'));
  await userEvent.paste('A storm at sea');
  return view;
}

/** The session ends while the page keeps its note. */
async function openExpired() {
  apiRequiresToken('access.2', NOTES, {});
  apiReturns('auth/refresh', { message: 'Your session has ended. Please log in again.' }, 401);
  const view = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await dialog();
  return view;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Please log in again to go on.' }));
const signedIn = () => JSON.parse(localStorage.getItem('user') ?? 'null') as SessionUser;
const again = () => ({ access: 'access.2', refresh: 'refresh.2', user: signedIn() });

test('the dialog asks the user of the page for the password; the keyboard alone logs in, and nothing behind it is lost', async () => {
  const { router } = await openExpired();
  const asked = await dialog();
  expect(asked.getByText('priya.i')).toBeVisible();
  expect(asked.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Note')).toHaveValue('A storm at sea');
  await userEvent.keyboard('{Escape}');
  expect(asked.getByLabelText('Password')).toBeVisible();
  apiReturns(LOGIN, again());
  await userEvent.keyboard('wattle-bird{Enter}');
  expect(await screen.findByText('Kept')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  expect(screen.getByLabelText('Note')).toHaveValue('A storm at sea');
  expect(router.state.location.pathname).toBe('/test/weekly-test/maths');
  expect(apiCalls(LOGIN)).toMatchObject([{ body: { email_or_username: 'priya.i', password: 'wattle-bird' } }]);
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
});

test('a password is required, a wrong one can be typed again; says that it is busy, and asks once', async () => {
  await openExpired();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Password is required.')).toBeVisible();
  expect((await dialog()).getByLabelText('Password')).toHaveFocus();
  expect(apiCalls(LOGIN)).toEqual([]);
  apiReturns(LOGIN, {}, 401);
  await userEvent.paste('wattle-bird');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials. Please try again.');
  expect((await dialog()).getByLabelText('Password')).toHaveValue('wattle-bird');
  const respond = apiHangs(LOGIN, again());
  act(() => screen.getByLabelText('Password').focus());
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  expect(apiCalls(LOGIN)).toHaveLength(2);
  respond();
  expect(await screen.findByText('Kept')).toBeVisible();
});

test('a password that cannot be checked can be typed again @long', async () => {
  await openExpired();
  apiUnreachable(LOGIN);
  await userEvent.keyboard('wattle-bird{Enter}');
  const sentence = 'An error occurred while logging in. Please try again later.';
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect((await dialog()).getByLabelText('Password')).toHaveValue('wattle-bird');
});

test('Log out goes to the start page, as it does in the bar', async () => {
  const { router } = await openExpired();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Page of marketing')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect({ ...localStorage }).toEqual({ isAuthenticated: 'false' });
});

test('a parent, who has no password, is led to the log-in and comes back afterwards', async () => {
  apiRequiresToken('access.2', NOTES, {});
  apiReturns('auth/refresh', { message: 'Your session has ended. Please log in again.' }, 401);
  const { router } = renderShell('/family', { role: 'parent', loadRoutes });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('Page of auth')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/family', access: 'parent' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('with another tab', () => {
  beforeAll(watchOtherTabs);

  const announce = (key: string) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  test('a log-out there leaves the page of a student here', async () => {
    const { router } = await open();
    localStorage.removeItem('user');
    localStorage.setItem('isAuthenticated', 'false');
    announce('isAuthenticated');
    expect(await screen.findByText('Page of auth')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/test/weekly-test/maths?again=1' },
    });
  });

  test('somebody else who logs in there is led home here, on a fresh page', async () => {
    // jsdom cannot reload a page, and says so.
    expectComplaints(/Not implemented: navigation/);
    await open();
    act(() => signIn({ access: 'a', refresh: 'r', user: { ...signedIn(), id: 'somebody else', role: 'admin' } }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin-dashboard'));
  });
});
