import { screen } from '@testing-library/react';
import { apiCalls, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { addChild, added, arjun, child, fillIn, openFilled, parent, SIGNUP, signUp, user } from '../../test/sign-up';

const refuse = (status: number, message?: string, errors?: { path: string; message: string }[]) =>
  apiReturns(SIGNUP, { statusCode: status, message, errors }, status);

test.each([
  [429, '', 'Too many sign-ups from here. Please try again in an hour.'],
  [500, ' @long', undefined],
])(
  'a refusal with %i is told by the sentence of the server, or else of the catalogue%s',
  async (status, _mark, message) => {
    refuse(status, message);
    await openFilled();
    await signUp();
    expect(await screen.findByRole('alert')).toHaveTextContent(message ?? 'Signup failed. Please try again.');
  },
);

test('shows the catalogue sentence when nobody answers; nothing is lost, and it can be tried again', async () => {
  apiUnreachable(SIGNUP);
  await openFilled();
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while signing up. Please try again.');
  expect(parent().getByLabelText('Email')).toHaveValue('meera@example.com');
  expect(child(1).getByLabelText('Password')).toHaveValue('wattle-bird');
  expect(screen.getByRole('checkbox')).toBeChecked();

  apiReturns(SIGNUP, { message: 'Created', students: [] }, 201);
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
});

test('a failure is put away by a change @long', async () => {
  refuse(500);
  await openFilled();
  await signUp();
  await screen.findByRole('alert');
  await user.type(parent().getByLabelText('Last name'), 'r');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a conflict is told at the child whose name the server says', async () => {
  refuse(409, 'The username arjun_i is already taken.');
  await openFilled();
  await addChild();
  await fillIn(child(2), arjun);
  await signUp();
  expect(await screen.findByText('The username arjun_i is already taken.')).toBeVisible();
  expect(child(2).getByLabelText('Username')).toHaveFocus();
  expect(child(2).getByLabelText('Username')).toHaveAccessibleDescription('The username arjun_i is already taken.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error of an added child opens that child, with nothing lost @long', async () => {
  refuse(409, 'A username is taken.', [{ path: 'children.0.username', message: 'priya.i is taken.' }]);
  await openFilled();
  await addChild();
  await fillIn(child(2), arjun);
  await signUp();
  expect(await screen.findByRole('group', { name: 'Child 1' })).toBeVisible();
  expect(child(1).getByLabelText('Username')).toHaveFocus();
  expect(child(1).getByLabelText('Username')).toHaveAccessibleDescription('priya.i is taken.');
  expect(child(1).getByLabelText('Password')).toHaveValue('wattle-bird');
  expect(added()).toHaveLength(1);
  expect(added()[0]).toHaveTextContent('Arjun Iyer');

  apiReturns(SIGNUP, { message: 'Created', students: [] }, 201);
  await fillIn(child(1), { Username: 'priya.iyer' });
  await signUp();
  await screen.findByRole('heading', { name: 'Log in to your account' });
  expect(apiCalls(SIGNUP)[1]?.body).toMatchObject({ children: [{ username: 'priya.iyer' }, { username: 'arjun_i' }] });
});

test('when two children are refused, the listed one says so too @long', async () => {
  refuse(409, 'Usernames are taken.', [
    { path: 'children.0.username', message: 'priya.i is taken.' },
    { path: 'children.1.username', message: 'arjun_i is taken.' },
  ]);
  await openFilled();
  await addChild();
  await fillIn(child(2), arjun);
  await signUp();
  expect(await child(2).findByText('arjun_i is taken.')).toBeVisible();
  expect(added()[0]).toHaveTextContent('priya.i is taken.');
});

test('an error of the parent is told at its field', async () => {
  refuse(400, 'Something is not right.', [{ path: 'parent.phone', message: 'This is no phone number.' }]);
  await openFilled();
  await signUp();
  expect(await screen.findByText('This is no phone number.')).toBeVisible();
  expect(parent().getByLabelText('Phone')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Something is not right.');
});

test('an error of something that the form does not have shows the sentence alone @long', async () => {
  refuse(400, 'Something is not right.', [{ path: 'children.9.shoes', message: 'Too small.' }]);
  await openFilled();
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something is not right.');
});
