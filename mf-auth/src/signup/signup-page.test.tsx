import { act, screen, waitFor } from '@testing-library/react';
import { anId } from '@wattle/contract/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
import { agree, child, fillIn, meera, open, openFilled, parent, priya, SIGNUP, signUp, user } from '../../test/sign-up';

const created = { message: 'Created', students: [{ id: anId(), username: 'priya.i' }] };

test('shows the heading and every field', async () => {
  await open();
  for (const label of ['First name', 'Last name', 'Phone', 'Email']) {
    expect(parent().getByLabelText(label)).toBeRequired();
  }
  for (const label of ['Username', 'Password', 'First name', 'Last name', 'Grade (year)']) {
    expect(child(1).getByLabelText(label)).toBeRequired();
  }
  expect(child(1).getByLabelText('School (optional)')).not.toBeRequired();
  expect(parent().getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(document.title).toBe('Sign up · Wattle');
});

test('the year is chosen from 4 to 7', async () => {
  await open();
  const years = child(1)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(years).toEqual(['Choose a year', 'Year 4', 'Year 5', 'Year 6', 'Year 7']);
});

test('the password of a child can be looked at and hidden again', async () => {
  await open();
  await user.click(child(1).getByRole('button', { name: 'Show password' }));
  expect(child(1).getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(child(1).getByRole('button', { name: 'Hide password' }));
  expect(child(1).getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test.each([
  ['terms of service', '/terms'],
  ['privacy notice', '/privacy'],
])('the %s open beside the form', async (name, href) => {
  await open();
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
});

test('sends parent, child and consent as documented, and leads to the log-in with a notice', async () => {
  apiReturns(SIGNUP, created, 201);
  const { router } = await openFilled();
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(shownNotices()).toEqual(["Your account is ready. Log in with a child's username and password."]);
  expect(apiCalls(SIGNUP)).toEqual([
    {
      method: 'POST',
      path: SIGNUP,
      body: {
        parent: { firstName: 'Meera', lastName: 'Iyer', phone: '0400 000 000', email: 'meera@example.com' },
        children: [
          {
            firstName: 'Priya',
            lastName: 'Iyer',
            grade: 5,
            school: '',
            username: 'priya.i',
            password: 'wattle-bird',
          },
        ],
        terms: true,
        requestId: expect.any(String),
      },
    },
  ]);
});

test('the page that asked to log in is still remembered after signing up', async () => {
  apiReturns(SIGNUP, created, 201);
  const { router } = await openFilled();
  await act(() => router.navigate('/signup', { state: { from: '/practice-test' } }));
  await signUp();
  await screen.findByRole('heading', { name: 'Log in to your account' });
  expect(router.state.location.state).toEqual({ from: '/practice-test' });
});

test('the same form sent again is known again, and a changed one is another', async () => {
  apiUnreachable(SIGNUP);
  await openFilled();
  await signUp();
  await screen.findByText('An error occurred while signing up. Please try again.');
  await signUp();
  await waitFor(() => expect(apiCalls(SIGNUP)).toHaveLength(2));
  await fillIn(parent(), { Phone: '0411 111 111' });
  await signUp();
  await waitFor(() => expect(apiCalls(SIGNUP)).toHaveLength(3));
  const [first, second, third] = apiCalls(SIGNUP).map(({ body }) => (body as { requestId: string }).requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a double click sends once', async () => {
  apiHangs(SIGNUP, created, 201);
  await openFilled();
  await user.dblClick(screen.getByRole('button', { name: 'Sign Up' }));
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(screen.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
  expect(apiCalls(SIGNUP)).toHaveLength(1);
});

test('an empty form names everything that is missing, and the focus goes to the first field', async () => {
  await open();
  await signUp();
  expect(await screen.findByText('Please fill in all required parent fields.')).toBeVisible();
  expect(screen.getByText('Please add at least one child.')).toBeVisible();
  expect(screen.getByText('Please agree to the terms of service.')).toBeVisible();
  expect(parent().getByLabelText('First name')).toHaveFocus();
  expect(parent().getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required.');
  expect(apiCalls(SIGNUP)).toEqual([]);
});

test('asks for a child when nobody has touched the child block', async () => {
  await open();
  await fillIn(parent(), meera);
  await agree();
  await signUp();
  expect(await screen.findByText('Please add at least one child.')).toBeVisible();
  expect(child(1).getByLabelText('Username')).toHaveFocus();
  await user.keyboard('p');
  await waitFor(() => expect(screen.queryByText('Please add at least one child.')).toBeNull());
});

test('asks to agree to the terms', async () => {
  await open();
  await fillIn(parent(), meera);
  await fillIn(child(1), priya);
  await signUp();
  expect(await screen.findByText('Please agree to the terms of service.')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms of service.');
  expect(apiCalls(SIGNUP)).toEqual([]);
});

test('an address that is none is told at its field, and nothing is lost', async () => {
  await openFilled();
  await fillIn(parent(), { Email: 'meera@' });
  await signUp();
  expect(await screen.findByText('Enter a full e-mail address, such as name@example.com.')).toBeVisible();
  expect(screen.queryByText('Please fill in all required parent fields.')).toBeNull();
  expect(parent().getByLabelText('Email')).toHaveFocus();
  expect(parent().getByLabelText('Email')).toHaveValue('meera@');
  expect(child(1).getByLabelText('Password')).toHaveValue('wattle-bird');
  await user.keyboard('example.com');
  await waitFor(() => expect(parent().getByLabelText('Email')).toBeValid());
});

test('the keyboard alone signs up', async () => {
  apiReturns(SIGNUP, created, 201);
  await open();
  const type = async (text: string) => {
    await user.tab();
    await user.keyboard(text);
  };
  for (const text of Object.values(meera)) await type(text);
  await type('priya.i');
  await type('wattle-bird');
  // Past the button that shows the password.
  await user.tab();
  await type('Priya');
  await type('Iyer');
  await user.tab();
  await user.selectOptions(child(1).getByLabelText('Grade (year)'), 'Year 5');
  await type('Dawn Street Public School');
  for (const _button of ['Add', 'Clear']) await user.tab();
  await type(' ');
  expect(screen.getByRole('checkbox')).toBeChecked();
  // Past the two links and the button, which Enter presses.
  for (const _link of ['terms', 'privacy', 'Sign Up']) await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
});
