import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../routes';

const ERASE = 'child-progress/erase-family';
const TOKEN = `${'a'.repeat(24)}.1999999999.signature`;
const DONE = { message: 'Everything that we kept of your family is erased.' };
const user = userEvent.setup();

async function open(fragment = `#${TOKEN}`) {
  renderRemote(routes, `/erase-family${fragment}`);
  await screen.findByRole('heading', { name: 'Erase your family’s accounts' });
}

const address = () => screen.getByLabelText('Parent’s email');
const button = () => screen.getByRole('button', { name: 'Erase for good' });

test('erases once the address is typed, and says that it is done', async () => {
  const answer = apiHangs(ERASE, DONE);
  await open();
  expect(apiCalls()).toEqual([]);
  await user.type(address(), 'Meera@example.com');
  await user.dblClick(button());
  expect(apiCalls()).toEqual([{ method: 'POST', path: ERASE, body: { token: TOKEN, email: 'meera@example.com' } }]);
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
  expect(apiCalls()).toEqual([]);
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

test('a link without its token leads on to a new one', async () => {
  await open('');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This link is not complete. Open it from the email again, or ask for a new one.',
  );
  expect(screen.getByRole('link', { name: 'Go to your child’s progress' })).toHaveAttribute('href', '/child-progress');
});
