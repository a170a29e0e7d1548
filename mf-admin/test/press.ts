import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** Says in the open question that it is meant to be deleted. */
export const confirmDelete = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
