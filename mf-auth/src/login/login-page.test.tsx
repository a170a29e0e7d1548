import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@wattle/contract';
import { anId } from '@wattle/contract/testing';
import {
  apiCalls,
  apiHangs,
  apiIsAway,
  apiReturns,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import routes from '../routes';

const LOGIN = 'auth/login';
const user = userEvent.setup();

const answerFor = (role: Role) => ({
  access: 'access.token',
  refresh: 'refresh.token',
  user: { id: anId(), username: 'priya.i', firstName: 'Priya', role },
});

// jsdom cannot reload a page, and says so on the console.
let complaints: string[];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((complaint) => void complaints.push(String(complaint)));
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

async function open(state?: unknown) {
  const view = renderRemote(routes, '/login');
  await screen.findByRole('heading', { name: 'Log in to your account' });
  if (state !== undefined) await act(() => view.router.navigate('/login', { state }));
  return view;
}

async function logIn(username = 'priya.i', password = 'wattle-bird') {
  if (username) await user.type(screen.getByLabelText('Username or email'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

const reloaded = () => waitFor(() => expect(complaints.join()).toContain('Not implemented: navigation'));

test('shows the heading, both fields, the button and the way to sign up', async () => {
  await open();
  expect(screen.getByLabelText('Username or email')).toBeRequired();
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  expect(document.title).toBe('Log in · Wattle');
});

test('both fields are required; the focus goes to the first that is empty', async () => {
  await open();
  await logIn('', '');
  expect(await screen.findByText('Username or email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
  expect(screen.getByLabelText('Username or email')).toHaveFocus();
  expect(apiCalls()).toEqual([]);
});

test('the password can be looked at', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('says that it is logging in, and a second click sends nothing', async () => {
  apiHangs(LOGIN, answerFor('student'));
  await open();
  await logIn();
  await user.dblClick(await screen.findByRole('button', { name: 'Logging in...' }));
  expect(apiCalls(LOGIN)).toEqual([
    { method: 'POST', path: LOGIN, body: { email_or_username: 'priya.i', password: 'wattle-bird' } },
  ]);
});

test('a double click sends once', async () => {
  apiHangs(LOGIN, answerFor('student'));
  await open();
  await user.type(screen.getByLabelText('Username or email'), 'priya.i');
  await user.type(screen.getByLabelText('Password'), 'wattle-bird');
  await user.dblClick(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('button', { name: 'Logging in...' });
  expect(apiCalls(LOGIN)).toHaveLength(1);
});

test.each<[Role, string]>([
  ['admin', '/admin-dashboard'],
  ['student', '/student-dashboard'],
])('welcomes an %s, keeps the session, and loads %s afresh', async (role, home) => {
  apiReturns(LOGIN, answerFor(role));
  await open();
  await logIn();
  expect(await screen.findByText('Login Successful! Welcome, priya.i')).toBeVisible();
  expect(localStorage.getItem('access_token')).toBe('access.token');
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  await reloaded();
  expect(window.location.pathname).toBe(home);
});

test.each<[string, Role, string]>([
  ['/login', 'student', '/student-dashboard'],
  ['/signup', 'admin', '/admin-dashboard'],
])('%s leads a signed-in %s home', async (page, role, home) => {
  signInAs(role);
  const { router } = renderRemote(routes, page);
  expect(await screen.findByText('Left for another page')).toBeVisible();
  expect(router.state.location.pathname).toBe(home);
});

const FROM = '/test/weekly-test/maths?again=1';

test.each<[string, unknown, string]>([
  ['home', undefined, '/student-dashboard'],
  ['on to the page that asked to log in', { from: FROM, access: 'student' }, FROM],
  ['on to a page for everybody who is signed in', { from: FROM, access: 'signed-in' }, FROM],
  ['home from a page for another role', { from: '/admin-dashboard', access: 'admin' }, '/student-dashboard'],
])('a log-in in another tab leads %s', async (_where, state, expected) => {
  const { router } = await open(state);
  signInAs('student');
  expect(await screen.findByText('Left for another page')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(expected);
});

test('leads home from a page for another role', async () => {
  apiReturns(LOGIN, answerFor('student'));
  await open({ from: '/admin-dashboard', access: 'admin' });
  await logIn();
  await reloaded();
  expect(window.location.pathname).toBe('/student-dashboard');
});

describe('in a browser that stores nothing', () => {
  test.each<[string, () => unknown]>([
    ['because its storage is full', () => storageThrows('setItem', 'QuotaExceededError')],
    [
      'because its storage is forbidden',
      () => ['getItem', 'setItem'].map((each) => storageThrows(each, 'SecurityError')),
    ],
    ['and does not say so', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)],
  ])('%s, a log-in leads on without a reload and says so', async (_why, prepare) => {
    apiReturns(LOGIN, answerFor('student'));
    const { router } = await open({ from: FROM, access: 'student' });
    prepare();
    await logIn();
    expect(await screen.findByText('Left for another page')).toBeVisible();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(FROM);
    expect(complaints).toEqual([]);
    expect(shownNotices()).toEqual([expect.stringMatching(/^This browser does not store data for Wattle\./)]);
  });
});

function storageThrows(method: string, name: string): void {
  jest.spyOn(Storage.prototype, method as 'getItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

test('leads back to the page that asked to log in', async () => {
  apiReturns(LOGIN, answerFor('student'));
  await open({ from: FROM, access: 'student' });
  expect(await screen.findByText('Log in, and you come back to where you were going.')).toBeVisible();
  await logIn();
  await reloaded();
  expect(window.location.pathname + window.location.search).toBe(FROM);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/x/..//evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '//',
  7,
])('does not lead to %j, which is no page of ours', async (from) => {
  apiReturns(LOGIN, answerFor('student'));
  await open({ from });
  await logIn();
  await reloaded();
  expect(window.location.href).toBe(`${window.location.origin}/student-dashboard`);
});

test('shows the sentence of the server, and keeps what was typed', async () => {
  apiReturns(LOGIN, { statusCode: 429, message: 'Too many tries. Please try again in 5 minutes.' }, 429);
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please try again in 5 minutes.');
  expect(screen.getByLabelText('Username or email')).toHaveValue('priya.i');
  expect(screen.getByLabelText('Password')).toHaveValue('wattle-bird');
  expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('shows the catalogue sentence when the server refuses without one', async () => {
  apiReturns(LOGIN, {}, 401);
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials. Please try again.');
});

test('shows the catalogue sentence when nobody answers', async () => {
  apiIsAway(LOGIN);
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while logging in. Please try again later.',
  );
});

test('stores no session that is not whole', async () => {
  apiReturns(LOGIN, { access: 'access.token' });
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while logging in.');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a failure is forgotten when the next try succeeds', async () => {
  apiReturns(LOGIN, {}, 401);
  await open();
  await logIn();
  await screen.findByRole('alert');
  apiReturns(LOGIN, answerFor('student'));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Login Successful! Welcome, priya.i')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the keyboard alone logs in', async () => {
  apiReturns(LOGIN, answerFor('student'));
  await open();
  await user.tab();
  await user.keyboard('priya.i');
  await user.tab();
  await user.keyboard('wattle-bird{Enter}');
  expect(await screen.findByText('Login Successful! Welcome, priya.i')).toBeVisible();
});
