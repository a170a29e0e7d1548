import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, apiUnreachable, renderRemote } from '@wattle/platform/testing';
import routes from '../routes';

const FORGOT = 'auth/forgot-password';
const ANSWER = 'If somebody signed up with this address, an email with a link for each child is on its way.';
const user = userEvent.setup();

async function open() {
  const view = renderRemote(routes, '/forgot-password');
  await screen.findByRole('heading', { name: 'Forgot the password?' });
  return view;
}

const field = () => screen.getByLabelText('Parent’s email');
const send = () => user.click(screen.getByRole('button', { name: 'Email me the links' }));

test('explains the way, for parents and for children', async () => {
  await open();
  expect(screen.getByText(/If you are a child, ask your parent/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  expect(document.title).toBe('Forgot the password · Wattle');
});

test('asks for the mail, says what the server says, and keeps the address', async () => {
  apiReturns(FORGOT, { message: ANSWER }, 202);
  const { router } = await open();
  await user.type(field(), ' Meera@Example.com{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(ANSWER);
  expect(screen.getByRole('status')).toHaveTextContent('look among the spam');
  expect(apiCalls(FORGOT)).toEqual([{ method: 'POST', path: FORGOT, body: { email: 'meera@example.com' } }]);
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/forgot-password');
  await user.type(field(), 'x');
  expect(screen.queryByText(new RegExp(ANSWER))).toBeNull();
});

test.each([
  ['', 'Email is required.'],
  ['priya.i', 'Enter a full email address, such as name@example.com.'],
])('"%s" is refused at its field until one types, and nothing is sent', async (text, message) => {
  await open();
  if (text) await user.type(field(), text);
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(apiCalls(FORGOT)).toEqual([]);
  await user.type(field(), 'x');
  expect(screen.queryByText(message)).toBeNull();
});

test('says when too many were asked for', async () => {
  apiReturns(FORGOT, { statusCode: 429, message: 'Too many links were asked for this address today.' }, 429);
  await open();
  await user.type(field(), 'meera@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many links were asked for this address today.');
});

test('says so when the server cannot be reached, and can be tried again', async () => {
  apiUnreachable(FORGOT);
  await open();
  await user.type(field(), 'meera@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send the email. Please try again.');
  apiReturns(FORGOT, { message: ANSWER }, 202);
  await send();
  expect(await screen.findByText(new RegExp(ANSWER))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
