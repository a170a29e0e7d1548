import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@wattle/contract/constants';
import { anId } from '@wattle/contract/testing';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../src/routes';

export const LOGIN = 'auth/login';

/** What jsdom writes to the console when a page is reloaded. */
export const RELOAD = /Not implemented: navigation/;

export const user = userEvent.setup();

export const loginResponse = (role: Role) => ({
  access: 'access.token',
  refresh: 'refresh.token',
  user: { id: anId(), username: 'priya.i', firstName: 'Priya', role },
});

const HEADINGS = { '/login': 'Log in to your account', '/signup': 'Create Your Account' };

/** A visitor opens the page, perhaps sent there with a state by another one. */
export async function open(state?: unknown, page: keyof typeof HEADINGS = '/login') {
  const view = renderRemote(routes, page);
  await screen.findByRole('heading', { name: HEADINGS[page] });
  if (state !== undefined) await act(() => view.router.navigate(page, { state }));
  return view;
}

/** Types at once, as the keys of a long text take a while. */
async function paste(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}

export async function logIn(username = 'priya.i', password = 'wattle-bird') {
  if (username) await paste(screen.getByLabelText('Username or email'), username);
  if (password) await paste(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}
