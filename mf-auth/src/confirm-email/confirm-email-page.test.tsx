import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { loginResponse, RELOAD } from '../../test/log-in';
import routes from '../routes';

const CONFIRM = 'auth/confirm-email';
const SEND = 'auth/send-confirmation';
const TOKEN = `${'a'.repeat(24)}.1999999999.signature`;
const THANKS = 'Thank you. Your address is confirmed.';
const EXPIRED = 'This link has expired. You can have a new one sent.';
const SENT = 'If somebody signed up with this address, a mail is on its way.';
const user = userEvent.setup();

async function open(fragment = `#${TOKEN}`) {
  const view = renderRemote(routes, `/confirm-email${fragment}`);
  await screen.findByRole('heading', { name: 'Confirm your email address' });
  return view;
}

const button = () => screen.getByRole('button', { name: 'Confirm my address' });

test('opening the link confirms nothing; the button does', async () => {
  apiReturns(CONFIRM, { message: THANKS });
  await open();
  expect(apiCalls()).toEqual([]);
  await user.click(button());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(screen.getByText(THANKS).closest('[tabindex]')).toHaveFocus();
  expect(apiCalls()).toEqual([{ method: 'POST', path: CONFIRM, body: { token: TOKEN, wantsWeeklyReport: false } }]);
  expect(screen.getByRole('link', { name: 'Go to log in' })).toHaveAttribute('href', '/login');
});

test('the first use logs the parent in, and leads to the family', async () => {
  expectComplaints(RELOAD);
  apiReturns(CONFIRM, { message: THANKS, login: loginResponse('parent') });
  await open();
  await user.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible();
  expect(document.title).toBe('Your email address is confirmed · Wattle');
  expect(screen.getByText(`${THANKS} You are logged in on this device.`)).toBeVisible();
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Log in by email' })).toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/home-of-parent'));
  window.history.replaceState(null, '', '/');
});

test('a further use leads to the log-in by email', async () => {
  apiReturns(CONFIRM, { message: THANKS });
  await open();
  await user.click(button());
  expect(await screen.findByRole('link', { name: 'Log in by email' })).toHaveAttribute('href', '/parent-login');
});

test('a child who is logged in on the device is named before', async () => {
  const { username } = signInAs('student');
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${username} is logged in on this device, and is logged out when you confirm.`,
  );
});

test('a weekly report is asked for by a tick, and by nothing else', async () => {
  apiReturns(CONFIRM, { message: THANKS });
  await open();
  const wish = screen.getByRole('checkbox', { name: /^Email me a report of each child’s week/ });
  expect(wish).not.toBeChecked();
  await user.click(wish);
  await user.click(button());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(apiCalls(CONFIRM)).toMatchObject([{ body: { token: TOKEN, wantsWeeklyReport: true } }]);
});

test('a link that has expired says so and has a new one sent', async () => {
  apiReturns(CONFIRM, { statusCode: 422, message: EXPIRED }, 422);
  apiReturns(SEND, { message: SENT }, 202);
  await open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
  await user.type(screen.getByLabelText('Parent’s email'), 'meera@example.com{Enter}');
  expect(await screen.findByText(new RegExp(SENT))).toBeVisible();
  expect(apiCalls(SEND)).toEqual([{ method: 'POST', path: SEND, body: { email: 'meera@example.com' } }]);
});

test('without a link it has one sent', async () => {
  apiReturns(SEND, { message: SENT }, 202);
  await open('');
  await user.type(screen.getByLabelText('Parent’s email'), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me a new link' }));
  expect(await screen.findByText(new RegExp(SENT))).toBeVisible();
});

test('when the server cannot be reached the button can be pressed again', async () => {
  apiUnreachable(CONFIRM);
  await open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The address could not be confirmed. Please try again.');
  apiReturns(CONFIRM, { message: THANKS });
  await user.click(button());
  expect(await screen.findByText(THANKS)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
