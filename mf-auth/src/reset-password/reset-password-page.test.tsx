import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, apiUnreachable, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import routes from '../routes';

const RESET = 'auth/reset-password';
const CHECK = 'auth/reset-password/check';
const TOKEN = `${'a'.repeat(24)}.signature`;
const EXPIRED = { statusCode: 422, message: 'This link was used before or has expired. You can have a new one sent.' };
const user = userEvent.setup();

beforeEach(() => apiReturns(CHECK, { username: 'priya.i', firstName: 'Priya' }));

async function open(fragment = `#${TOKEN}`) {
  const view = renderRemote(routes, `/reset-password${fragment}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return view;
}

async function set(password: string) {
  await user.click(await screen.findByLabelText('New password'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

const leadsOn = () =>
  expect(screen.getByRole('link', { name: 'Have a new link sent' })).toHaveAttribute('href', '/forgot-password');

test('says whose password it is', async () => {
  await open();
  expect(await screen.findByText(/^Priya logs in with it from now on/)).toBeVisible();
  expect(screen.getByText('priya.i')).toBeVisible();
  expect(apiCalls(CHECK)).toMatchObject([{ method: 'POST', path: CHECK, body: { token: TOKEN } }]);
});

test('a first password logs nobody out', async () => {
  apiReturns(CHECK, { username: 'anna', isFirst: true });
  await open();
  expect(await screen.findByText('anna logs in with it from now on.')).toBeVisible();
});

test('a new password leads to the log-in, which knows the child', async () => {
  apiReturns(RESET, { message: 'priya.i can log in with the new password now.' });
  const { router } = await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(apiCalls(RESET)).toMatchObject([{ body: { token: TOKEN, password: 'a kookaburra laughs' } }]);
  expect(screen.getByRole('status')).toHaveTextContent('priya.i can log in with the new password now.');
  expect(screen.getByLabelText('Username or email')).toHaveValue('priya.i');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(router.state.location.hash).toBe('');
  expect(JSON.stringify(router.state.location.state)).not.toContain('kookaburra');
});

test('a session of this browser ends with the old password', async () => {
  signInAs('student');
  apiReturns('auth/logout', null);
  apiReturns(RESET, { message: 'Done.' });
  await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a short password is refused at its field, and nothing is sent; the error goes as one types', async () => {
  await open();
  await set('short');
  expect(await screen.findByText('A password has at least 8 characters.')).toBeVisible();
  expect(apiCalls(RESET)).toEqual([]);
  await user.type(screen.getByLabelText('New password'), 'e');
  expect(screen.queryByText('A password has at least 8 characters.')).toBeNull();
});

test('a password that many people use is refused at its field, and another one can be chosen', async () => {
  const message = 'The password of priya.i is one that many people use. Please choose another one.';
  const errors = [{ path: 'password', message }];
  apiReturns(RESET, { statusCode: 422, message, errors }, 422);
  await open();
  await set('password123');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('New password')).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
  apiReturns(RESET, { message: 'Done.' });
  await set('4');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
});

test('a link that does not work says so before a password is chosen, and leads on to a new one', async () => {
  apiReturns(CHECK, EXPIRED, 422);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED.message);
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  leadsOn();
});

test('a link that was used meanwhile, as in another tab, says so and leads on', async () => {
  apiReturns(RESET, EXPIRED, 422);
  await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED.message);
  expect(screen.queryByRole('button', { name: 'Set the password' })).toBeNull();
  leadsOn();
});

test.each([
  ['cannot be reached', () => apiUnreachable(CHECK)],
  ['does not know how to check a link', () => apiReturns(CHECK, { statusCode: 404, message: 'Not Found' }, 404)],
  ['has checked too many @long', () => apiReturns(CHECK, { statusCode: 429, message: 'Too many.' }, 429)],
])('a password can be set all the same where the server %s', async (_why, prepare) => {
  prepare();
  apiReturns(RESET, { message: 'priya.i can log in with the new password now.' });
  await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(shownNotices()).toEqual(['priya.i can log in with the new password now.']);
});

test('says so when the server cannot be reached', async () => {
  apiUnreachable(RESET);
  await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password could not be set. Please try again.');
  expect(screen.getByRole('button', { name: 'Set the password' })).toBeVisible();
});

test('a link without its token asks to open the mail again, or leads on to a new one', async () => {
  await open('');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This link is not complete. Open it from the email again, or ask for a new one.',
  );
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  leadsOn();
});
