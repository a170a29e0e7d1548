import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiResponds, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { ANNA, BEN, LINK, STAFF, staffIs } from '../../test/a-staff';
import { fieldOf, paste, press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

async function open() {
  staffIs(signInAs('admin'));
  const view = renderRemote(routes, '/admin-dashboard/staff');
  await screen.findByRole('table', { name: 'Accounts of staff' });
  return view;
}

test('lists who has which role since when, who is out, and what was done; nobody changes their own account', async () => {
  await open();
  expect(row('anna').getByRole('combobox', { name: 'Role of anna' })).toHaveDisplayValue('Content');
  expect(row('anna').getByText('Since 3 Mar 2026')).toBeVisible();
  expect(row('ben').getByText('Disabled')).toBeVisible();
  expect(row('ben').getByText('None recorded')).toBeVisible();
  expect(screen.getByText('Role of anna: Marker to Content')).toBeVisible();
  expect(screen.getByText(/^link used/)).toBeVisible();
  const own = row('priya.i You');
  expect(own.queryByRole('combobox')).toBeNull();
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reset passwordof priya.i']);
});

test('a new account has a link that is shown once, and then the form again', async () => {
  await open();
  apiResponds('staff', ({ method }) => Response.json(method === 'POST' ? LINK : STAFF));
  await press('Create account');
  expect(await screen.findByText('Username is required.')).toBeVisible();
  await user.selectOptions(fieldOf('Role'), 'Marker');
  expect(screen.getByText(/Marks writing, without names/)).toBeVisible();
  await user.selectOptions(fieldOf('Role'), 'Content');
  await paste(fieldOf('Username'), 'carla');
  await press('Create account');
  expect(await screen.findByRole('heading', { name: 'Send carla this link' })).toHaveFocus();
  expect(apiCalls('staff').map(({ body }) => body)).toContainEqual({ username: 'carla', role: 'content' });
  expect(fieldOf('Link')).toHaveValue(LINK.link);
  await press('Copy the link');
  await waitFor(() => expect(shownNotices()).toEqual(['The link is copied.']));
  await press('Done');
  expect(fieldOf('Username')).toHaveFocus();
  expect(screen.queryByDisplayValue(LINK.link)).toBeNull();
});

test('a name that is taken is said in the form, and nothing typed is lost', async () => {
  await open();
  const message = 'The username anna is already taken. Please choose another one.';
  apiReturns('staff', { statusCode: 409, message }, 409);
  await paste(fieldOf('Username'), 'anna');
  await press('Create account');
  expect(await screen.findByText(message)).toBeVisible();
  expect(fieldOf('Username')).toHaveValue('anna');
});

test('an account is disabled after a question, and enabled without one', async () => {
  await open();
  apiReturns(`staff/${ANNA.id}/disabled`, { message: 'anna is disabled and logged out everywhere.' });
  apiReturns(`staff/${BEN.id}/disabled`, { message: 'ben can log in again.' });
  await user.click(row('anna').getByRole('button', { name: 'Disable anna' }));
  await press('Cancel');
  expect(apiCalls(`staff/${ANNA.id}/disabled`)).toEqual([]);
  await user.click(row('anna').getByRole('button', { name: 'Disable anna' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
  await user.click(row('ben').getByRole('button', { name: 'Enable ben' }));
  await waitFor(() =>
    expect(shownNotices()).toEqual(['anna is disabled and logged out everywhere.', 'ben can log in again.']),
  );
  expect(apiCalls(`staff/${ANNA.id}/disabled`)).toMatchObject([{ body: { isDisabled: true } }]);
  expect(apiCalls(`staff/${BEN.id}/disabled`)).toMatchObject([{ body: { isDisabled: false } }]);
});

test('a role is given by Save, not by the choice alone, and a refusal says why', async () => {
  await open();
  const path = `staff/${ANNA.id}/role`;
  const message = 'Your own account was changed meanwhile, so nothing was changed here.';
  apiReturns(path, { statusCode: 409, message }, 409);
  await user.selectOptions(row('anna').getByRole('combobox'), 'Admin');
  expect(apiCalls(path)).toEqual([]);
  await user.click(row('anna').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  apiReturns(path, { message: 'anna has the role admin from the next log-in on.' });
  await user.click(row('anna').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownNotices()).toEqual(['anna has the role admin from the next log-in on.']));
  expect(row('anna').getByRole('combobox')).toHaveFocus();
});

test('a password is reset by a link', async () => {
  await open();
  apiReturns(`staff/${ANNA.id}/password-link`, { ...LINK, username: 'anna' });
  await user.click(row('anna').getByRole('button', { name: 'Reset password of anna' }));
  expect(await screen.findByRole('heading', { name: 'Send anna this link' })).toBeVisible();
});
