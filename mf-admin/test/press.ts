import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** The field of a label. Testing Library asks each element for its labels, which takes a while in a long form. */
export function fieldOf(label: string | RegExp): HTMLElement {
  const isMeant = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
  const [found, second] = [...document.querySelectorAll('label')].filter((each) => isMeant(each.textContent.trim()));
  return (!second && found?.control) || screen.getByLabelText(label);
}

/** Types at once, as the keys of a long text take a while. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await userEvent.paste(text);
}

/** Says in the open question that it is meant to be deleted. */
export const confirmDelete = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
