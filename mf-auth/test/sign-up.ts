import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiReturns, renderRemote } from '@wattle/platform/testing';
import routes from '../src/routes';

export const SIGNUP = 'auth/signup';
export const CHECK = 'auth/check-username';

export const priya = {
  Username: 'priya.i',
  Password: 'wattle-bird',
  'First name': 'Priya',
  'Last name': 'Iyer',
  'Grade (year)': 'Year 5',
};
export const arjun = { ...priya, Username: 'arjun_i', 'First name': 'Arjun', 'Grade (year)': 'Year 7' };
export const meera = { 'First name': 'Meera', 'Last name': 'Iyer', Phone: '0400 000 000', Email: 'meera@example.com' };

// Names are checked half a second after they were typed.
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The empty form, for names that are all free. */
export async function open() {
  apiReturns(CHECK, { available: true });
  const view = renderRemote(routes, '/signup');
  await screen.findByRole('heading', { name: 'Create Your Account' });
  return view;
}

export const parent = () => within(screen.getByRole('group', { name: 'Parent' }));
export const child = (number: number) => within(screen.getByRole('group', { name: `Child ${number}` }));
export const added = () => within(screen.getByRole('list', { name: 'Added children' })).getAllByRole('listitem');

/**
 * Fills in the fields of a part of the form by their labels, each at once, and waits until a username is checked. What
 * single letters do is for the tests of a field.
 */
export async function fillIn(part: ReturnType<typeof within>, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = part.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else {
      act(() => field.focus());
      fireEvent.change(field, { target: { value } });
    }
  }
  await wait(600);
  await waitFor(() => expect(screen.getByRole('button', { name: /^(Sign Up|Add to our family)$/ })).toBeEnabled());
}

export const addChild = () => user.click(screen.getByRole('button', { name: '+ Add Another Child' }));
export const agree = () => user.click(screen.getByRole('checkbox'));
export const signUp = () => user.click(screen.getByRole('button', { name: 'Sign Up' }));

/** The form with everything filled in, one child, which is not added yet, and the terms agreed to. */
export async function openFilled() {
  const view = await open();
  await fillIn(parent(), meera);
  await fillIn(child(1), priya);
  await agree();
  return view;
}
