import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@wattle/contract/constants';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { LOGIN, logIn, loginResponse, open, RELOAD } from '../../test/log-in';
import routes from '../routes';
import { destinationOf } from './destination';

const FROM = '/test/weekly-test/maths?again=1';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test.each<[Role, string, string]>([
  ['admin', '/home-of-admin', ' @long'],
  ['marker', '/home-of-marker', ' @long'],
  ['student', '/home-of-student', ''],
])('welcomes an %s, keeps the session, and loads %s afresh%s', async (role, home) => {
  expectComplaints(RELOAD);
  apiReturns(LOGIN, loginResponse(role));
  await open();
  await logIn();
  expect(await screen.findByText('Login Successful! Welcome, priya.i')).toBeVisible();
  expect(localStorage.getItem('access_token')).toBe('access.token');
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  await waitFor(() => expect(window.location.pathname).toBe(home));
});

test.each<[string, Role, string]>([
  ['/login', 'student', '/home-of-student'],
  ['/signup', 'admin', '/home-of-admin'],
])('%s leads a signed-in %s home', async (page, role, home) => {
  signInAs(role);
  const { router } = renderRemote(routes, page);
  expect(await screen.findByText('Left for another page')).toBeVisible();
  expect(router.state.location.pathname).toBe(home);
});

describe.each(['/login', '/signup'] as const)('on %s, a log-in in another tab', (page) => {
  test.each<[string, unknown, string]>([
    ['home', undefined, '/home-of-student'],
    ['on to the page that asked to log in', { from: FROM, access: 'student' }, FROM],
    ['on to a page for everybody who is signed in', { from: FROM, access: 'signed-in' }, FROM],
    ['home from a page for another role', { from: '/for-staff', access: 'admin' }, '/home-of-student'],
    ['home from a page for some of the staff', { from: '/for-staff', access: 'content' }, '/home-of-student'],
  ])('leads %s', async (_where, state, expected) => {
    const { router } = await open(state, page);
    signInAs('student');
    expect(await screen.findByText('Left for another page')).toBeVisible();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(expected);
  });
});

test.each<[string, string, () => unknown]>([
  ['that is full', '', () => storageThrows('setItem', 'QuotaExceededError')],
  [
    'that is forbidden',
    ' @long',
    () => {
      storageThrows('getItem', 'SecurityError');
      storageThrows('setItem', 'SecurityError');
    },
  ],
  ['that keeps nothing', ' @long', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)],
])('in a browser with a storage %s, a log-in leads on without a reload%s', async (_title, _mark, prepare) => {
  apiReturns(LOGIN, loginResponse('student'));
  const { router } = await open({ from: FROM, access: 'student' });
  prepare();
  await logIn();
  expect(await screen.findByText('Left for another page')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(FROM);
});

function storageThrows(method: 'getItem' | 'setItem', name: string): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

test('leads back to the page that asked to log in', async () => {
  expectComplaints(RELOAD);
  apiReturns(LOGIN, loginResponse('student'));
  await open({ from: FROM, access: 'student' });
  expect(await screen.findByText('Log in, and you come back to where you were going.')).toBeVisible();
  await logIn();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(FROM));
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
])('%j is no page of ours', (from) => {
  expect(destinationOf({ from }, 'student')).toBe('/home-of-student');
});
