import { act, screen, waitFor, within } from '@testing-library/react';
import { anId } from '@wattle/contract/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import {
  addChild,
  agree,
  arjun,
  CHECK,
  child,
  fillIn,
  meera,
  open,
  openFilled,
  parent,
  priya,
  SIGNUP,
  signUp,
  user,
} from '../../test/sign-up';
import routes from '../routes';

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

test('an exam may be chosen, those of the year first, and is sent with the child', async () => {
  apiReturns(SIGNUP, created, 201);
  await openFilled();
  const names = () =>
    within(child(1).getByLabelText('Exam (optional)'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names().slice(0, 2)).toEqual(['Choose later', 'NSW selective test']);
  await user.selectOptions(child(1).getByLabelText('Grade (year)'), 'Year 4');
  expect(names()).toEqual([
    'Choose later',
    'Opportunity Class test',
    'NSW selective test',
    'Victorian selective entry exam',
    'WA selective test (ASET)',
  ]);
  await user.selectOptions(child(1).getByLabelText('Exam (optional)'), 'Victorian selective entry exam');
  expect(child(1).getByLabelText('Exam (optional)')).toHaveAccessibleDescription(
    'Wattle has Reading and Writing of it, on paper.',
  );
  await user.selectOptions(child(1).getByLabelText('Exam (optional)'), 'Opportunity Class test');
  await signUp();
  await screen.findByRole('heading', { name: 'Log in to your account' });
  expect(apiCalls(SIGNUP)[0]?.body).toMatchObject({ children: [{ grade: 4, exam: 'nsw-oc' }] });
});

test('the year is chosen from 4 to 7', async () => {
  await open();
  const years = within(child(1).getByLabelText('Grade (year)'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(years).toEqual(['Choose a year', 'Year 4', 'Year 5', 'Year 6', 'Year 7']);
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

test('sends parent, child and consent as documented, and leads to the log-in, which knows the child', async () => {
  apiReturns(SIGNUP, created, 201);
  const { router } = await openFilled();
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^The account is ready: Priya can log in as priya\.i\./);
  expect(screen.getByLabelText('Username or email')).toHaveValue('priya.i');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  const { pathname, search, hash, state } = router.state.location;
  expect(pathname + search + hash).toBe('/login');
  expect(JSON.stringify([state, { ...localStorage }, { ...sessionStorage }])).not.toContain('wattle-bird');
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

test('a parent who is logged in is asked for children only, and keeps what a refusal is about', async () => {
  const OWN = 'family/children';
  signInAs('parent');
  apiReturns(CHECK, { available: true });
  const { router } = renderRemote(routes, '/signup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Add a child' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Parent' })).toBeNull();
  await fillIn(child(1), priya);
  await agree();
  const sentence = 'The username priya.i is already taken. Please choose another one.';
  apiReturns(OWN, { message: sentence, errors: [{ path: 'children.0.username', message: sentence }] }, 409);
  const add = screen.getByRole('button', { name: 'Add to our family' });
  await user.click(add);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(child(1).getByLabelText('First name')).toHaveValue('Priya');
  apiReturns(OWN, created, 201);
  await user.click(add);
  await waitFor(() => expect(router.state.location.pathname).toBe('/home-of-parent'));
  expect(apiCalls(OWN)[1]?.body).toEqual({ children: [expect.objectContaining({ username: 'priya.i' })], terms: true });
  expect(apiCalls(SIGNUP)).toEqual([]);
});

test('after two children have signed up, the log-in names both and leads to a new mail for the parent', async () => {
  apiReturns(SIGNUP, created, 201);
  await openFilled();
  await addChild();
  await fillIn(child(2), arjun);
  await signUp();
  expect(
    await screen.findByText(/^The accounts are ready: Priya logs in as priya\.i, Arjun logs in as arjun_i\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'No email?' })).toHaveAttribute('href', '/confirm-email');
});

test('an error goes as one types, and comes back only with the next try @long', async () => {
  await open();
  await signUp();
  await screen.findByText('Please fill in all required parent fields.');
  for (const [label, text] of Object.entries({ 'First name': 'M', 'Last name': 'I', Phone: '0', Email: 'm' })) {
    expect(parent().getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    await user.type(parent().getByLabelText(label), text);
    expect(parent().getByLabelText(label)).not.toHaveAttribute('aria-invalid');
  }
  expect(screen.queryByText('Please fill in all required parent fields.')).toBeNull();
  await agree();
  expect(screen.queryByText('Please agree to the terms of service.')).toBeNull();
  await signUp();
  await waitFor(() => expect(parent().getByLabelText('Phone')).toHaveFocus());
  expect(parent().getByLabelText('First name')).toBeValid();
  expect(parent().getByLabelText('Email')).toBeInvalid();
});

test('a phone number that is none is told at its field, with an example', async () => {
  await openFilled();
  await fillIn(parent(), { Phone: '9876 5432' });
  await signUp();
  await waitFor(() => expect(parent().getByLabelText('Phone')).toHaveFocus());
  expect(parent().getByLabelText('Phone')).toHaveAccessibleDescription(
    'Enter a phone number with its area code, such as 0412 345 678 or +64 21 123 4567.',
  );
  expect(apiCalls(SIGNUP)).toEqual([]);
});

test('the page that asked to log in is still remembered after signing up', async () => {
  apiReturns(SIGNUP, created, 201);
  const { router } = await openFilled();
  await act(() => router.navigate('/signup', { state: { from: '/practice-test' } }));
  await signUp();
  await screen.findByRole('heading', { name: 'Log in to your account' });
  expect(router.state.location.state).toMatchObject({ from: '/practice-test' });
});

test.each([
  ['was entered on another page', '/signup', { email: 'meera+wattle@example.com' }],
  ['stands in the link of a mail', '/signup#email=meera%2Bwattle%40example.com', undefined],
])('an address that %s is filled in, and can be changed', async (_where, to, state) => {
  const { router } = await open();
  await act(() => router.navigate('/login'));
  await act(() => router.navigate(to, { state }));
  await screen.findByRole('heading', { name: 'Create Your Account' });
  const email = parent().getByLabelText('Email');
  expect(email).toHaveValue('meera+wattle@example.com');
  await user.clear(email);
  await user.paste('family@example.com');
  expect(email).toHaveValue('family@example.com');
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
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please fill in all required parent fields.',
    'Please add at least one child.',
    'Please agree to the terms of service.',
  ]);
  expect(parent().getByLabelText('First name')).toHaveFocus();
  for (const label of ['First name', 'Last name', 'Phone', 'Email']) {
    expect(parent().getByLabelText(label)).toHaveAccessibleDescription(`${label} is required.`);
  }
  expect(screen.getByText(/Fill in every field that does not say “optional”/)).toBeVisible();
  expect(apiCalls(SIGNUP)).toEqual([]);
});

test('asks for a child when nobody has touched the child block', async () => {
  await open();
  await fillIn(parent(), meera);
  await agree();
  await signUp();
  expect(await screen.findByText('Please add at least one child.')).toBeVisible();
  expect(child(1).queryByText('Please add at least one child.')).toBeNull();
  expect(child(1).getByLabelText('Username')).toHaveFocus();
  expect(child(1).getByLabelText('Username')).toHaveAccessibleDescription('Username is required.');
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
  await user.clear(parent().getByLabelText('Email'));
  await user.paste('meera@');
  await signUp();
  expect(await screen.findByText('Enter a full email address, such as name@example.com.')).toBeVisible();
  expect(screen.queryByText('Please fill in all required parent fields.')).toBeNull();
  expect(parent().getByLabelText('Email')).toHaveFocus();
  expect(parent().getByLabelText('Email')).toHaveValue('meera@');
  expect(child(1).getByLabelText('Password')).toHaveValue('wattle-bird');
  await user.paste('example.com');
  await waitFor(() => expect(parent().getByLabelText('Email')).toBeValid());
});

test('the keyboard alone signs up', async () => {
  apiReturns(SIGNUP, created, 201);
  await open();
  const type = async (text: string) => {
    await user.tab();
    await user.paste(text);
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
  // Past the exam, which can be chosen later.
  await user.tab();
  await type('Dawn Street Public School');
  for (const _step of ['Add', 'Clear', 'terms']) await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox')).toBeChecked();
  // Past the two links and the button, which Enter presses.
  for (const _link of ['terms', 'privacy', 'Sign Up']) await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
});
