import { screen } from '@testing-library/react';
import { apiCalls, apiHangs, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { LOGIN, logIn, loginResponse, open, user } from '../../test/log-in';

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

test('says what one can log in with, and leads on who forgot the password', async () => {
  await open();
  expect(screen.getByLabelText('Username or email')).toHaveAccessibleDescription(
    'Such as priya.i. Only staff can use an email address.',
  );
  expect(screen.getByRole('link', { name: 'Forgot the password?' })).toHaveAttribute('href', '/forgot-password');
});

test('leads parents, who have no password, to their log-in by mail', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'log in by email' })).toHaveAttribute('href', '/parent-login');
});

test.each([
  ['priya.i', false],
  ['meera@example.com', true],
])('a refused %s tells of parents and their link: %s', async (name, isTold) => {
  apiReturns(LOGIN, {}, 401);
  await open();
  await logIn(name);
  expect(await screen.findByRole('alert')).toBeVisible();
  const link = screen.queryByRole('link', { name: 'log in by email, without a password' });
  expect(link?.getAttribute('href')).toBe(isTold ? '/parent-login' : undefined);
});

test('an error goes as one types', async () => {
  await open();
  await logIn('', '');
  await screen.findByText('Password is required.');
  await user.type(screen.getByLabelText('Username or email'), 'p');
  expect(screen.getByLabelText('Username or email')).toBeValid();
  expect(screen.getByText('Password is required.')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'w');
  expect(screen.getByLabelText('Password')).toBeValid();
});

test('the sentence of the server goes as one types', async () => {
  apiReturns(LOGIN, {}, 401);
  await open();
  await logIn();
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Password'), 's');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([{}, { message: 'x' }, { message: { username: 7, sentence: 'x' } }, { message: { username: 'priya.i' } }])(
  'a state %j tells nothing',
  async (state) => {
    await open(state);
    expect(screen.getByLabelText('Username or email')).toHaveValue('');
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('says that it is logging in, and a second click sends nothing', async () => {
  apiHangs(LOGIN, loginResponse('student'));
  await open();
  await logIn();
  await user.dblClick(await screen.findByRole('button', { name: 'Logging in...' }));
  expect(apiCalls(LOGIN)).toEqual([
    { method: 'POST', path: LOGIN, body: { email_or_username: 'priya.i', password: 'wattle-bird' } },
  ]);
});

const TOO_MANY = 'Too many tries. Please try again in 5 minutes.';

test.each<[string, () => void, string]>([
  ['of the server', () => apiReturns(LOGIN, { statusCode: 429, message: TOO_MANY }, 429), TOO_MANY],
  [
    'of the catalogue, when the server has none',
    () => apiReturns(LOGIN, {}, 401),
    'Invalid credentials. Please try again.',
  ],
  [
    'of the catalogue, when nobody answers',
    () => apiUnreachable(LOGIN),
    'An error occurred while logging in. Please try again later.',
  ],
])('shows the sentence %s, and keeps what was typed', async (_whose, prepare, sentence) => {
  prepare();
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Username or email')).toHaveValue('priya.i');
  expect(screen.getByLabelText('Password')).toHaveValue('wattle-bird');
  expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('says once, at its field, what the server says of a field', async () => {
  const message = 'An email address has at most 254 characters.';
  apiReturns(LOGIN, { statusCode: 400, message, errors: [{ path: 'email_or_username', message }] }, 400);
  await open();
  await logIn();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Username or email')).toBeInvalid();
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('stores no session that is not whole', async () => {
  // RTK Query writes what the schema refuses.
  expectComplaints(/ZodError/);
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
  apiReturns(LOGIN, loginResponse('student'));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Login Successful! Welcome, priya.i')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the keyboard alone logs in', async () => {
  apiReturns(LOGIN, loginResponse('student'));
  await open();
  await user.tab();
  await user.keyboard('priya.i');
  await user.tab();
  await user.keyboard('wattle-bird{Enter}');
  expect(await screen.findByText('Login Successful! Welcome, priya.i')).toBeVisible();
});
