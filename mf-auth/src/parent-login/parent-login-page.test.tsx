import { act, screen, waitFor } from '@testing-library/react';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { loginResponse, user } from '../../test/log-in';
import routes from '../routes';

const SEND = 'auth/parent/send-code';
const CODE = 'auth/parent/code';
const LINK = 'auth/parent/link';
const REFUSED = 'This code is wrong or has expired. Check it, or have a new one sent.';

const open = (url = '/parent-login') => renderRemote(routes, url);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function askForCode() {
  apiReturns(SEND, { message: 'If somebody signed up with this address, an email to log in is on its way.' }, 202);
  await user.type(await screen.findByLabelText('Parent’s email'), 'meera@example.com');
  await press('Email me a code');
  return screen.findByLabelText('Code');
}

test('a code is mailed, typed with a space and taken once', async () => {
  open();
  const code = await askForCode();
  expect(screen.getByText(/is on its way\. It may take a few minutes/)).toBeVisible();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  apiReturns(CODE, loginResponse('parent'));
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('You are logged in.')).toBeVisible();
  expect(apiCalls(CODE).map(({ body }) => body)).toEqual([{ email: 'meera@example.com', code: '123456' }]);
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
});

test('a refused code is said at its field, and a new one can be sent', async () => {
  open();
  const code = await askForCode();
  await user.type(code, '12{Enter}');
  expect(await screen.findByText('Enter the six digits of the email.')).toBeVisible();
  apiReturns(CODE, { statusCode: 422, message: REFUSED, errors: [{ path: 'code', message: REFUSED }] }, 422);
  await user.type(code, '3456{Enter}');
  expect(await screen.findByText(REFUSED)).toBeVisible();
  expect(code).toBeInvalid();
  await press('Email me a new code');
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeVisible();
});

test('whoever comes back to a page that was loaded again types the address, too', async () => {
  open();
  await screen.findByLabelText('Parent’s email');
  await press('I have a code');
  expect(screen.getByLabelText('Parent’s email')).toHaveFocus();
  expect(screen.getByLabelText('Code')).toBeVisible();
});

test('a link logs in when the button is pressed, and a used one leads to a new code', async () => {
  apiReturns(LINK, { message: 'This link was used before or has expired. You can have a new one sent.' }, 422);
  open('/parent-login#a.token');
  await screen.findByText(/^Press the button/);
  expect(apiCalls()).toEqual([]);
  await press('Log in');
  expect(await screen.findByText(/^This link was used before/)).toBeVisible();
  expect(apiCalls(LINK).map(({ body }) => body)).toEqual([{ token: 'a.token' }]);
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeVisible();
});

test('a child who is logged in on the device is named', async () => {
  const { username } = signInAs('student');
  open();
  expect(await screen.findByText(`${username} is logged in on this device, and is logged out when you log in.`));
});

test('who asks for a page of parents is led here, and a parent who is logged in goes on', async () => {
  const { router } = open('/login');
  await act(() => router.navigate('/login', { state: { from: '/family', access: 'parent' } }));
  expect(router.state.location.pathname).toBe('/parent-login');
  signInAs('parent');
  await act(() => router.navigate('/parent-login', { state: { from: '/family', access: 'parent' } }));
  expect(router.state.location.pathname).toBe('/family');
});

test('links of earlier mails lead to the log-in with a sentence, and then to their child', async () => {
  const child = 'a'.repeat(24);
  const { router } = open(`/child-progress#${child}.1999999999.signature`);
  expect(await screen.findByText(/^A child’s progress has moved to a page of your own\./)).toBeVisible();
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe('/parent-login');
  expect(apiCalls()).toEqual([]);
  signInAs('parent');
  await act(() => router.navigate(`/child-progress#${child}.1999999999.signature`));
  await waitFor(() => expect(router.state.location.search).toBe(`?child=${child}`));
  expect(router.state.location.pathname).toBe('/home-of-parent');
});
