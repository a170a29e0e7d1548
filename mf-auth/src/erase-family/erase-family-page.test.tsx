import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../routes';

const ERASE = 'erasures';
const CHECK = 'erasures/check';
const FAMILY = { names: ['Priya', 'Arjun'], isWholeFamily: true };
const TOKEN = `${'a'.repeat(24)}.1999999999.signature`;
const DONE = { message: 'Everything that we kept of your family is erased.' };
const user = userEvent.setup();

async function open(erasure = FAMILY, accounts = 'your family’s accounts') {
  apiReturns(CHECK, erasure);
  renderRemote(routes, `/erase-family#${TOKEN}`);
  await screen.findByRole('heading', { name: `Erase ${accounts}` });
  await screen.findByText(/go for good/);
}

const address = () => screen.getByLabelText('Parent’s email');
const button = () => screen.getByRole('button', { name: 'Erase for good' });

test('erases once the address is typed, and says that it is done', async () => {
  const answer = apiHangs(ERASE, DONE);
  await open();
  expect(screen.getByText(/^The accounts of Priya and Arjun, their tests and results/)).toBeVisible();
  expect(apiCalls(ERASE)).toEqual([]);
  await user.type(address(), 'Meera@example.com');
  await user.dblClick(button());
  expect(apiCalls(ERASE)).toEqual([
    { method: 'POST', path: ERASE, body: { token: TOKEN, email: 'meera@example.com' } },
  ]);
  answer();
  const outcome = await screen.findByText(DONE.message);
  expect(outcome.closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Your family’s accounts are erased' })).toBeVisible();
  expect(screen.queryByText(/go for good/)).toBeNull();
});

test('without an address nothing is sent', async () => {
  await open();
  await user.click(button());
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(apiCalls(ERASE)).toEqual([]);
});

test('another address is refused at its field, until one types', async () => {
  const message = 'This is not the address that you signed up with, so nothing was erased. Check it and type it again.';
  apiReturns(ERASE, { statusCode: 422, message, errors: [{ path: 'email', message }] }, 422);
  await open();
  await user.type(address(), 'grandma@example.com{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(address()).toBeInvalid();
  await user.type(address(), 'u');
  expect(screen.queryByText(message)).toBeNull();
});

test('a session of this browser ends with the family', async () => {
  signInAs('student');
  apiReturns('auth/logout', null);
  apiReturns(ERASE, DONE);
  await open();
  await user.type(address(), 'meera@example.com{Enter}');
  expect(await screen.findByText(DONE.message)).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('when the server cannot be reached the button can be pressed again', async () => {
  apiUnreachable(ERASE);
  await open();
  await user.type(address(), 'meera@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your family’s accounts could not be erased. Please try again.',
  );
  apiReturns(ERASE, DONE);
  await user.click(button());
  expect(await screen.findByText(DONE.message)).toBeVisible();
});

test('of one child it says whose account goes, and a parent who is logged in goes back to the others', async () => {
  signInAs('parent');
  const done = { message: 'Everything that we kept of Priya is erased.' };
  apiReturns(ERASE, done);
  await open({ names: ['Priya'], isWholeFamily: false }, 'Priya’s account');
  expect(screen.getByText(/Nothing of your other children changes\.$/)).toBeVisible();
  await user.type(address(), 'meera@example.com{Enter}');
  expect(await screen.findByText(done.message)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Priya’s account is erased' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your family' })).toHaveAttribute('href', '/home-of-parent');
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

test('a link that has expired says so before an address is typed', async () => {
  apiReturns(CHECK, { statusCode: 422, message: 'This link has expired, and nothing was erased.' }, 422);
  renderRemote(routes, `/erase-family#${TOKEN}`);
  expect(await screen.findByText('This link has expired, and nothing was erased.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your family' })).toHaveAttribute('href', '/parent-login');
});

test('a link that could not be checked is checked again', async () => {
  apiUnreachable(CHECK);
  renderRemote(routes, `/erase-family#${TOKEN}`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  apiReturns(CHECK, FAMILY);
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Erase for good' })).toBeVisible();
});

test('a link without its token leads on to a new one', async () => {
  renderRemote(routes, '/erase-family');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link is not complete. Open it from the email again, or ask for a new one.',
  );
  expect(screen.getByRole('link', { name: 'Go to your family' })).toHaveAttribute('href', '/parent-login');
});
