import { screen } from '@testing-library/react';
import { apiCalls, apiReturns } from '@wattle/platform/testing';
import {
  addChild,
  added,
  agree,
  arjun,
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
} from '../../../test/sign-up';

async function openWithTwo() {
  await open();
  await fillIn(child(1), priya);
  await addChild();
  await fillIn(child(2), arjun);
  await addChild();
}

const sentUsernames = () => {
  const body = apiCalls(SIGNUP)[0]?.body as { children: { username: string }[] };
  return body.children.map(({ username }) => username);
};
const sends = async () => {
  apiReturns(SIGNUP, { message: 'Created', students: [] }, 201);
  await signUp();
  await screen.findByRole('heading', { name: 'Log in to your account' });
};

test('Add lists the child, without the password, and clears the block for the next one', async () => {
  await open();
  await fillIn(child(1), priya);
  await addChild();
  expect(added()).toHaveLength(1);
  expect(added()[0]).toHaveTextContent(/Child 1.*Priya Iyer.*priya\.i, Year 5/);
  expect(added()[0]).not.toHaveTextContent('wattle-bird');
  for (const label of ['Username', 'Password', 'First name', 'Last name', 'Grade (year)', 'School (optional)']) {
    expect(child(2).getByLabelText(label)).toHaveValue('');
  }
  expect(child(2).getByLabelText('Username')).toHaveFocus();
  expect(screen.getByText('Priya Iyer was added.')).toHaveAttribute('role', 'status');
});

test('Add refuses a child with errors at its fields, and the focus goes to the first', async () => {
  await open();
  await fillIn(child(1), { Username: 'p', 'First name': 'Priya' });
  await addChild();
  expect(child(1).getByText('A username has 3 to 30 letters, digits, dots, underscores or hyphens.')).toBeVisible();
  expect(child(1).getByText('Password is required.')).toBeVisible();
  expect(child(1).getByText('Last name is required.')).toBeVisible();
  expect(child(1).getByText('Choose a year from 4 to 7.')).toBeVisible();
  expect(child(1).getByLabelText('Username')).toHaveFocus();
  expect(child(1).getByLabelText('First name')).toHaveValue('Priya');
  expect(screen.queryByRole('list', { name: 'Added children' })).toBeNull();
});

test('two children cannot have one username, in whatever case', async () => {
  await open();
  await fillIn(child(1), priya);
  await addChild();
  await fillIn(child(2), { ...arjun, Username: 'PRIYA.I' });
  await addChild();
  expect(child(2).getByText('Two children cannot have the same username. Choose another one.')).toBeVisible();
  expect(added()).toHaveLength(1);
});

test('Remove takes one off the list; numbers follow, and the focus stays with the children', async () => {
  await openWithTwo();
  await user.click(screen.getByRole('button', { name: 'Remove Priya Iyer' }));
  expect(added()).toHaveLength(1);
  expect(added()[0]).toHaveTextContent(/Child 1.*Arjun Iyer/);
  expect(screen.getByRole('group', { name: 'Child 2' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Children' })).toHaveFocus();
  expect(screen.getByText('Priya Iyer was removed.')).toHaveAttribute('role', 'status');

  await user.click(screen.getByRole('button', { name: 'Remove Arjun Iyer' }));
  expect(screen.queryByRole('list', { name: 'Added children' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Child 1' })).toBeVisible();
});

test('what is being typed survives the removal of another child @long', async () => {
  await openWithTwo();
  await fillIn(child(3), { Username: 'leela', 'First name': 'Leela' });
  await user.click(screen.getByRole('button', { name: 'Remove Priya Iyer' }));
  expect(child(2).getByLabelText('Username')).toHaveValue('leela');
  expect(child(2).getByLabelText('First name')).toHaveValue('Leela');
});

test('Edit opens an added child again under its number', async () => {
  await openWithTwo();
  await user.click(screen.getByRole('button', { name: 'Edit Priya Iyer' }));
  expect(child(1).getByLabelText('Username')).toHaveValue('priya.i');
  expect(child(1).getByLabelText('Username')).toHaveFocus();
  expect(added()).toHaveLength(1);
  expect(added()[0]).toHaveTextContent(/Child 2.*Arjun Iyer/);

  await fillIn(child(1), { 'First name': 'Pia' });
  await addChild();
  expect(added().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Child 1.*Pia Iyer/),
    expect.stringMatching(/Child 2.*Arjun Iyer/),
  ]);
  expect(screen.getByRole('group', { name: 'Child 3' })).toBeVisible();
});

test('Edit keeps the child that was being filled in @long', async () => {
  await open();
  await fillIn(child(1), priya);
  await addChild();
  await fillIn(child(2), arjun);
  await user.click(screen.getByRole('button', { name: 'Edit Priya Iyer' }));
  expect(added()[0]).toHaveTextContent(/Child 2.*Arjun Iyer/);
  await user.click(screen.getByRole('button', { name: 'Edit Arjun Iyer' }));
  expect(child(2).getByLabelText('Password')).toHaveValue('wattle-bird');
});

test('Clear empties the block @long', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await fillIn(child(1), priya);
  await addChild();
  await fillIn(child(2), { 'First name': 'Arjun' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(child(2).getByLabelText('First name')).toHaveValue('');
  expect(child(2).getByLabelText('Username')).toHaveFocus();
  expect(added()).toHaveLength(1);
});

test('a block that is filled in but not added counts as a child @long', async () => {
  await openFilled();
  await addChild();
  await fillIn(child(2), arjun);
  await sends();
  expect(sentUsernames()).toEqual(['priya.i', 'arjun_i']);
});

test('a block that nobody has touched counts as none @long', async () => {
  await openFilled();
  await addChild();
  await sends();
  expect(sentUsernames()).toEqual(['priya.i']);
});

test('a block that was begun is checked like the others', async () => {
  await open();
  await fillIn(parent(), meera);
  await fillIn(child(1), priya);
  await addChild();
  await fillIn(child(2), { 'School (optional)': 'Dawn Street Public School' });
  await agree();
  await signUp();
  expect(await child(2).findByText('Choose a year from 4 to 7.')).toBeVisible();
  for (const label of ['Username', 'Password', 'First name', 'Last name']) {
    expect(child(2).getByLabelText(label)).toHaveAccessibleDescription(`${label} is required.`);
  }
  expect(child(2).getByLabelText('Username')).toHaveFocus();
  expect(apiCalls(SIGNUP)).toEqual([]);
});

test('a child that was emptied by hand gives its place to the one that is edited next @long', async () => {
  await openWithTwo();
  await user.click(screen.getByRole('button', { name: /Edit Priya/ }));
  for (const field of ['Username', 'Password', 'First name', 'Last name'])
    await user.clear(child(1).getByLabelText(field));
  await user.selectOptions(child(1).getByLabelText('Grade (year)'), '');
  await user.click(screen.getByRole('button', { name: /Edit Arjun/ }));
  expect(child(1).getByLabelText('Username')).toHaveValue('arjun_i');
});
