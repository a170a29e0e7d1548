import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, apiUnreachable, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import routes from '../routes';

const RESET = 'auth/reset-password';
const TOKEN = `${'a'.repeat(24)}.signature`;
const user = userEvent.setup();

async function open(fragment = `#${TOKEN}`) {
  const view = renderRemote(routes, `/reset-password${fragment}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return view;
}

async function set(password: string) {
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('a new password leads to the log-in', async () => {
  apiReturns(RESET, { message: 'priya.i can log in with the new password now.' });
  const { router } = await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(apiCalls(RESET)).toMatchObject([{ body: { token: TOKEN, password: 'a kookaburra laughs' } }]);
  expect(shownNotices()).toEqual(['priya.i can log in with the new password now.']);
  expect(router.state.location.hash).toBe('');
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

test('a short password is refused at its field, and nothing is sent', async () => {
  await open();
  await set('short');
  expect(await screen.findByText('A password has at least 8 characters.')).toBeVisible();
  expect(apiCalls(RESET)).toEqual([]);
});

test('says what the server says of a link that was used', async () => {
  apiReturns(RESET, { statusCode: 422, message: 'This link was used before or has expired.' }, 422);
  await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before or has expired.');
});

test('says so when the server cannot be reached', async () => {
  apiUnreachable(RESET);
  await open();
  await set('a kookaburra laughs');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password could not be set. Please try again.');
});

test('a link without its token asks to open the mail again', async () => {
  await open('');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});
